import { p } from '@mikro-orm/core';

/**
 * Columns that the database derives from others, to find records by: a text to search in, and what two records of one
 * person have in common. The ORM neither reads nor writes them; lists ask for them in SQL.
 *
 * @param columns what is searched in, as the migration `desk-search` has it
 */
export function foundBy(...columns: string[]) {
  const text = `desk_text(VARIADIC ARRAY[${columns.join(', ')}, desk_digits(phone)])`;
  return {
    search: derived(text),
    searchCoded: derived(`desk_coded(${text})`),
    emailKey: derived('desk_email_key(email)'),
    phoneKey: derived('desk_phone_key(phone)'),
  };
}

const derived = (expression: string) => p.text().nullable().lazy().hidden().generated(`(${expression}) stored`);

/** The indexes over them. The first is over an expression, which the ORM compares by name only. */
export const foundByIndexes = (table: string) => [
  { name: `${table}_search`, properties: [], expression: 'create index' },
  { name: `${table}_email_key`, properties: ['emailKey' as const] },
  { name: `${table}_phone_key`, properties: ['phoneKey' as const] },
];
