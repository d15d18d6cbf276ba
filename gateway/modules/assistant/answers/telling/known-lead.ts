/** What is known of a visitor, as far as replies go by it. */
export interface KnownLead {
  readonly name?: string | null;
  readonly company?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly location?: string | null;
  readonly servicesInterested: readonly string[];
  readonly requirements?: string | null;
  readonly purposeOfVisit?: string | null;
  readonly budget?: string | null;
  readonly timeline?: string | null;
  readonly isContactInfoCollected: boolean;
}

/** What somebody said that they would have, in their words. */
export const wishesOf = (lead: KnownLead | undefined): string => [lead?.purposeOfVisit, lead?.requirements].filter(Boolean).join('\n');

/** Whether it is known how to reach somebody. */
export const isReachable = (lead: KnownLead | undefined): boolean => Boolean(lead?.email || lead?.phone);
