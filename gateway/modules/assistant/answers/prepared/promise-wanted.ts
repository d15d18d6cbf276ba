import { pattern } from '../../../language/patterns.ts';
import type { Finding } from '../../../leads/evidence.ts';

/** "Can you promise me 3 weeks?" */
const promising = pattern('i')`
  \b(?:can|could|will|would|do) (?:you|u)(?: guys)? (?:\w+ )?(?:promise|guarantee|commit to|assure)\b(?: \w+){0,4} \d+[\d,.]*\s?(?:
    k|days?|weeks?|hours?|months?|lakhs?|usd|dollars?|rupees|ringgit|dirhams?|rm|aed
  )\b
`;

/** Whether somebody names a price or a date and wants to hear it from us. */
export function wantsPromise(message: string, findings: readonly Finding[]): boolean {
  if (promising.test(message)) return true;
  if (/(?<!\b(?:the|your|a|that|this|of|what) )\b(?:promise|guarantee|confirm|commit to|assure|yes or no)\b/i.test(message) && findings.some(({ field }) => field === 'timeline' || field === 'budget')) return true;
  return (
    /\d/.test(message) &&
    /(?<!\b(?:the|your|a|that|this|of|what) )\b(?:promise|guarantee|commit(?:ment)?|confirm|can you|could you|will you|would you|are you able to)\b/i.test(message) &&
    /\b(?:in|within|by|for|under|below)\s+(?:just |only |about |around )?(?:[$€£₹]|usd|rm|aed|rs\.?|inr)?\s?\d+[\d,.]*\s?(?:k|days?|weeks?|hours?|months?|lakhs?|usd|dollars?|rupees|ringgit|dirhams?|rm|aed|(?<=\d{3})(?:$|[.,!?]))/i.test(message)
  );
}
