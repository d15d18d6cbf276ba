import type { LeadField } from './lead-fields.rules.ts';
import type { Span } from '../language/sentences.ts';

export { leadFields, type LeadField } from './lead-fields.rules.ts';

/** Something that a visitor's message tells, and the words that tell it. */
export interface Finding extends Span {
  readonly field: LeadField;
  /**
   * The visitor's own words, but for a phone number (E.164 where its country is known, else as it was typed), an address that was spelled
   * out, a part that was put right ("it's .ae, not .com": the whole of it) and a service (the specification's value).
   */
  readonly value: string;
  /** The words take this value back: "not an app". Services, and a purpose that was one of them. */
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
