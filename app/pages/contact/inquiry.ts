import { TRAP_FIELD } from '../../../gateway/modules/inquiries/trap-field.rules.ts';
import { originOfVisit } from '../../lib/visit.ts';

/** The inquiry that a form holds, with where it came from and how long it was on screen. */
export function readInquiry(fields: FormData, elapsedMs: number): Record<string, unknown> {
  return { ...Object.fromEntries(fields), [TRAP_FIELD]: fields.get(TRAP_FIELD) || undefined, ...originOfVisit(), elapsedMs };
}

/**
 * Since when the form that mounts now has been on screen, as `performance.now()` counts: one that came with the document can be filled in
 * long before the scripts are here, and whoever did that is no machine for sending it right afterwards.
 */
export function onScreenSince(): number {
  // Of the first page, what mounts does so before the page notes that it is interactive (App.tsx).
  const isFirst = performance.getEntriesByName('interactive').length === 0;
  const [painted] = isFirst ? performance.getEntriesByName('first-contentful-paint') : [];
  return painted?.startTime ?? performance.now();
}
