/** The filter of a list, as GraphQL takes it. */
export type Narrowing = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;

/** Whose values are enums of the schema, which stand in capitals there and in small letters in an address. */
const enums: ReadonlySet<string> = new Set(['states', 'statuses', 'status']);

/** The same filter in the address of an export: nobody's is `nobody`, several are separated by commas. */
export function exportQuery(format: 'csv' | 'json', filter: Narrowing): string {
  const query = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    const text = value === null ? 'nobody' : Array.isArray(value) ? value.join(',') : String(value);
    query.set(name, enums.has(name) ? text.toLowerCase() : text);
  }
  return query.toString();
}
