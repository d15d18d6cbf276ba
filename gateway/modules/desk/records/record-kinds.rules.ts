/** The kinds of records that staff work with, each with a list of its own. */
export const recordKinds = ['inquiry', 'lead', 'application', 'subscriber'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Kinds that come from a person who wants to be answered. */
export const personKinds = ['inquiry', 'lead', 'application'] as const;
export type PersonKind = (typeof personKinds)[number];
