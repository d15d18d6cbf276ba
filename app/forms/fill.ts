/** Writes values into the fields of those names. What a form has no field for is left out. */
export function fillFields(form: HTMLFormElement, values: Iterable<readonly [string, unknown]>) {
  for (const [name, value] of values) fill(form.elements.namedItem(name), value);
}

function fill(field: Element | RadioNodeList | null, value: unknown) {
  if (value instanceof File) {
    if (!(field instanceof HTMLInputElement) || value.name === '') return;
    const files = new DataTransfer();
    files.items.add(value);
    field.files = files.files;
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) {
    if (typeof value === 'string') field.value = value;
  }
}
