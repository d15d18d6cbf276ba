/**
 * Keeps a form as it is while it is sent: what was typed then would be in no message, and cleared with the rest.
 * Text can still be read, copied and have the focus. Answers with the way to unlock.
 */
export function lockFields(form: HTMLFormElement): () => void {
  const lock = (locked: boolean) => {
    for (const field of form.elements) {
      if (field instanceof HTMLTextAreaElement) field.readOnly = locked;
      // The browser has nothing read-only about lists of choices and files.
      else if (field instanceof HTMLSelectElement) field.disabled = locked;
      else if (field instanceof HTMLInputElement) field[field.type === 'file' ? 'disabled' : 'readOnly'] = locked;
    }
  };
  lock(true);
  return () => lock(false);
}
