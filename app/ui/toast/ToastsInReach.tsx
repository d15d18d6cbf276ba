import { FocusScope } from 'radix-ui/internal';
import { useEffect, type RefObject } from 'react';
import { toastPlace } from './place.ts';

/** Within a modal dialog: lets the focus go to the toasts, and from them back to the dialog with the tab key. */
export function ToastsInReach({ dialog }: { readonly dialog: RefObject<HTMLElement | null> }) {
  const place = toastPlace();
  FocusScope.useFocusScopeBranch(place);

  useEffect(() => {
    // Forwards the dialog comes next; backwards it would be the page, which the dialog keeps the focus from.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
      const list = place.querySelector('ol');
      // The list has moved the focus already: out of itself after the first toast.
      if (event.target !== list && list?.contains(document.activeElement)) return;
      event.preventDefault();
      dialog.current?.focus({ preventScroll: true });
    };
    place.addEventListener('keydown', onKeyDown);
    return () => place.removeEventListener('keydown', onKeyDown);
  }, [place, dialog]);

  return null;
}
