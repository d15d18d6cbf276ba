import type { InquiryInput } from './inquiry.rules.ts';
import { TRAP_FIELD } from './trap-field.rules.ts';

/** Nobody reads a form of four required fields and fills it in within a second and a half. */
const FASTEST_PERSON_MS = 1500;

/**
 * Whether an inquiry fell into one of the form's traps. A missing time proves nothing: without
 * JavaScript, and over the bare API, there is none. When it *arrived* is never looked at, so a
 * backlog that a phone delivers at once is no spam.
 */
export function looksLikeSpam(input: InquiryInput): boolean {
  const trap = input[TRAP_FIELD];
  return (trap !== undefined && trap !== null && trap !== '') || (input.elapsedMs !== undefined && input.elapsedMs < FASTEST_PERSON_MS);
}
