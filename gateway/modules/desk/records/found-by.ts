import { p } from '@mikro-orm/core';

/**
 * Columns that the database derives from others, to find records by: a text to search in, and what two records of one
 * person have in common. The ORM neither reads nor writes them; lists ask for them in SQL.
 *
 * @param columns what is searched in, as the migration `desk-search` has it
 */
export function foundBy(...columns: string[]) {
  return { ...searchedIn(...columns, 'desk_digits(phone)'), ...personKeys };
}

/** The same where the index is in a table of its own (migration `search-aside`). */
export function foundAside(...columns: string[]) {
  const { search } = searchedIn(...columns, 'desk_digits(phone)');
  return { search, ...personKeys };
}

/** The text to search in alone. */
export function searchedIn(...columns: string[]) {
  const text = `desk_text(VARIADIC ARRAY[${columns.join(', ')}])`;
  return { search: derived(text), searchCoded: derived(`desk_coded(${text})`) };
}

const derived = (expression: string) => p.text().nullable().lazy().hidden().generated(`(${expression}) stored`);

const personKeys = { emailKey: derived('desk_email_key(email)'), phoneKey: derived('desk_phone_key(phone)') };

/** The indexes over them. */
export const foundByIndexes = (table: string) => [searchIndex(table), ...personIndexes(table)];

export const personIndexes = (table: string) => [
  { name: `${table}_email_key`, properties: ['emailKey' as const] },
  { name: `${table}_phone_key`, properties: ['phoneKey' as const] },
];

/** Over an expression, which the ORM compares by name only. */
export const searchIndex = (table: string) => ({ name: `${table}_search`, properties: [], expression: 'create index' });
