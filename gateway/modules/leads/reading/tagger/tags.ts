/** What is told by the words themselves, and not by a pattern alone as an address is. */
export const taggedFields = ['name', 'company', 'location', 'budget', 'timeline'] as const;

export type TaggedField = (typeof taggedFields)[number];

/** Nothing; then for each field that it begins here (odd) and that it goes on (even). */
export const TAGS = 1 + 2 * taggedFields.length;
export const NOTHING = 0;

export const beginOf = (field: TaggedField): number => 1 + 2 * taggedFields.indexOf(field);
export const isBegin = (tag: number): boolean => tag % 2 === 1;
export const fieldOf = (tag: number): TaggedField | undefined => taggedFields[Math.floor((tag - 1) / 2)];

/** What goes on has to have begun. */
export const mayFollow = (tag: number, before: number | undefined): boolean => tag === NOTHING || isBegin(tag) || before === tag || before === tag - 1;
