/** Somewhere in a form of this tab are words that a reload would lose. */
export function hasWords(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea');
  return Array.from(fields).some((field) => isWritten(field) && field.value.trim() !== '');
}

function isWritten(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field instanceof HTMLTextAreaElement) return true;
  return !['hidden', 'checkbox', 'radio', 'submit', 'button', 'search'].includes(field.type);
}
