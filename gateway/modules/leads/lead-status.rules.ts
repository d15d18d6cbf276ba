/** Every state of a lead: `new` from the first thing to keep, `qualified` once its person can be reached by name. */
export const leadStatuses = ['new', 'qualified'] as const;

export type LeadStatus = (typeof leadStatuses)[number];

interface Reachable {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
}

/** The rule for `isContactInfoCollected`: a name, and an e-mail address or a phone number. */
export function isContactInfoCollected({ name, email, phone }: Reachable): boolean {
  return Boolean(name && (email || phone));
}

/** The rule for `leadStatus`. */
export function statusOf(lead: Reachable): LeadStatus {
  return isContactInfoCollected(lead) ? 'qualified' : 'new';
}
