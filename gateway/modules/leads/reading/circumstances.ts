import type { Ask } from '../../conversations/conversation.entity.ts';
import type { LeadField } from '../evidence.ts';

/** What is known when a message comes. */
export interface Circumstances {
  /** What the assistant asked last: a bare answer to it counts. */
  readonly asked?: Ask | LeadField;
  /** Where the visitor is: it tells the country of a phone number without one. */
  readonly location?: string | null;
  readonly purposeOfVisit?: string | null;
  /** What the visitor said they are called: "not Priya, Riya" corrects it. */
  readonly name?: string | null;
  /** What was told already is seldom told again: a second firm is hardly the visitor's. */
  readonly company?: string | null;
  readonly budget?: string | null;
  readonly timeline?: string | null;
  /** Known to be wanted: what names none of our services is no more than more of the same. */
  readonly services?: readonly string[];
  /** Known from an earlier message: its domain may tell what the visitor's company is called. */
  readonly email?: string | null;
  /** Somebody else's does not take its place. */
  readonly phone?: string | null;
}
