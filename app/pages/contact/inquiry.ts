import { TRAP_FIELD } from '../../../gateway/modules/inquiries/trap-field.rules.ts';
import { originOfVisit } from '../../lib/visit.ts';

/** The inquiry that a form holds, with where it came from and how long it was on screen. */
export function readInquiry(fields: FormData, elapsedMs: number): Record<string, unknown> {
  return { ...Object.fromEntries(fields), [TRAP_FIELD]: fields.get(TRAP_FIELD) || undefined, ...originOfVisit(), elapsedMs };
}
