import type { Finding } from './evidence.ts';
import { type LeadField, type SingleField, singleFields } from './lead-fields.rules.ts';

export { type SingleField, singleFields } from './lead-fields.rules.ts';

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
