/** The fields of a urlencoded form; of one that was sent several times, the first. */
export function formFields(body: unknown): Record<string, string> {
  const entries = Object.entries((body ?? {}) as Record<string, string | string[]>);
  return Object.fromEntries(entries.map(([name, value]) => [name, Array.isArray(value) ? (value[0] ?? '') : value]));
}
