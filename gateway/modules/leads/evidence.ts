/** What a lead holds of its visitor's words. */
export const leadFields = ['name', 'company', 'email', 'phone', 'location', 'purposeOfVisit', 'servicesInterested', 'requirements', 'budget', 'timeline'] as const;

export type LeadField = (typeof leadFields)[number];

/** A stretch of a text: `text.slice(start, end)`, in UTF-16 units as JavaScript counts. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Something that a visitor's message tells, and the words that tell it. */
export interface Finding extends Span {
  readonly field: LeadField;
  /** The visitor's own words, but for a phone number (E.164) and a service (the specification's value). */
  readonly value: string;
  /** The words take this value back: "not an app". Services only. */
  readonly retracted?: boolean;
}

/** Where a value of a lead comes from: `message.slice(start, end)` is the quote. */
export interface Evidence extends Span {
  readonly messageId: string;
  readonly value: string;
}

/** By field, in the order in which it was told; of most fields only what holds now. */
export type LeadEvidence = Partial<Record<LeadField, Evidence[]>>;

/** The messages that a lead quotes: they stay as long as it does. */
export const quotedIn = (lead: { readonly evidence: LeadEvidence } | undefined): string[] => Object.values(lead?.evidence ?? {}).flatMap((all) => all.map(({ messageId }) => messageId));
