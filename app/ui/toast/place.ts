const ID = 'toasts';

/**
 * The element that holds the toasts. It stands beside the page, not in it, for a modal dialog hides the page from
 * assistive technology, and before the dialogs, so that the tab key goes from the last toast on into the dialog.
 */
export function toastPlace(): HTMLElement {
  const present = document.getElementById(ID);
  if (present) return present;
  const place = document.createElement('div');
  place.id = ID;
  // A dialog hides nothing that has this attribute. The toasts are announced elsewhere, hence "off".
  place.setAttribute('aria-live', 'off');
  const root = document.getElementById('root');
  if (root) root.after(place);
  else document.body.prepend(place);
  return place;
}
