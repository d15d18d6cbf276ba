import type { Finding, LeadField } from './evidence.ts';

/** Fields that hold one value: another takes its place. */
export const singleFields = ['name', 'company', 'email', 'phone', 'location', 'budget', 'timeline'] as const satisfies readonly LeadField[];

export type SingleField = (typeof singleFields)[number];

/** Of what a message tells, what takes the place of something else that was told before. Who only says more of it ("Priya", "Priya Sharma") changes nothing. */
export function changedValues(findings: readonly Finding[], known: Readonly<Partial<Record<SingleField, string | null>>> = {}): Finding[] {
  return findings.filter(({ field, value }) => {
    const before = isSingle(field) ? known[field] : undefined;
    return before && !isMoreOf(before, value);
  });
}

const isSingle = (field: LeadField): field is SingleField => (singleFields as readonly LeadField[]).includes(field);

function isMoreOf(before: string, now: string): boolean {
  const [one, other] = [before, now].map((text) => ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `);
  return one!.includes(other!) || other!.includes(one!);
}
