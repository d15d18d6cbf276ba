import { pattern } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { asks } from '../../knowledge/asking.ts';
import type { Topic } from '../../knowledge/question.ts';
import type { KnownLead } from './known-lead.ts';

const begins = String.raw`^\W*(?:(?:so|and|ok(?:ay)?|but|hm+|wait|oh|eh|no|thanks?(?: you)?|hi|hey|well|actually|please|pls|also|just|ah)\b\W*)*`;
const sign = String.raw`(?:(?:one |a |small |little |quick |another )*corrections?|sorry|my (?:mistake|bad|fault)|typo|oops|correct that|i (?:made a mistake|was wrong|meant(?: to (?:say|write))?|mean)|scratch that|let me correct(?: that| myself)?|to correct(?: that| myself)?)`;
const words = String.raw`[^.?!;,]{1,60}?`;

/** "60 users, not 40", "it is Penang and not KL": what holds, and what does not. */
const instead = [
  pattern('iu')`${begins}(?<sign>${sign}\b[\s:,.–-]*)*(?<is>(?:it|that|there|we|this|these)(?:['’]?s|['’]?re| is| are| will be| should be| have| has)? )?(?<right>${words}),? (?:and )?(?:not|instead of|rather than) (?<wrong>[^.?!;,]{1,40}?)\W*(?:sorry|please|pls|thanks)?\W*$`,
  pattern('iu')`${begins}(?<sign>${sign}\b[\s:,.–-]*)*(?:i|we) (?:said|wrote|told (?:you|u)|put|typed) (?<wrong>[^.?!;,]{1,40}?),? but (?:(?:it(?:['’]?s| is)|its|there are|we have|actually|rather|in fact|really) )+(?<right>${words})\W*$`,
  pattern('iu')`${begins}(?<sign>${sign}\b[\s:,.–-]*)*(?:(?:it|that|there)(?:['’]?s| is| are) )?not (?<wrong>[^.?!;,]{1,40}?),? (?:but|it['’]?s|its|it is|rather) (?<right>${words})\W*$`,
];
/** "Correction: 60 users.", "make that 60 users" */
const announced = pattern('iu')`${begins}(?:sorry\W+)?(?:(?:one |a |small |little |quick |another )*corrections?|typo|correct that|let me correct(?: that| myself)?|to correct(?: that| myself)?|scratch that)\b[\s:,.–-]+(?:(?:it|that|there)(?:['’]?s| is| are| should be) )?(?<right>\S[^?]{1,80}?)\W*$|${begins}(?:sorry\W+)?make (?:that|it) (?<made>(?=(?:usd|us\$|rm|aed|rs\.?|inr|eur|about|around|[$€£₹])? ?\d)[^?]{1,40}?)(?: (?:please|pls|instead|then))*\W*$`;

/** All that is known of somebody from before a message, to find a word in. */
const heldOf = (lead: KnownLead, message: string) =>
  [lead.name, lead.company, lead.email, lead.phone, lead.location, lead.purposeOfVisit, lead.budget, lead.timeline, ...(lead.requirements ?? '').split('\n')].filter((value) => value && !message.includes(value)).join('\n');
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();

/**
 * What a visitor puts right of what they told, in their words: that it is one they say, or what does not hold is something that is known of them.
 * Undefined where it is their last question that they put right.
 */
export function putRight(message: string, lead: KnownLead | undefined, { before = '' }: Topic = {}): string | undefined {
  if (!lead) return undefined;
  const asked = ` ${bare(before)} `;
  const held = ` ${bare(heldOf(lead, message))} `;
  for (const { text } of sentencesOf(message)) {
    if (asks(text)) continue;
    for (const form of instead) {
      const { right, wrong, sign: said, is } = form.exec(text)?.groups ?? {};
      if (right === undefined || wrong === undefined || bare(wrong) === '' || asked.includes(` ${bare(wrong)} `)) continue;
      const isCounted = /\d/.test(right) && /\d/.test(wrong);
      // "For the shop, not the website" is what they ask about.
      const isPlain = isCounted || ((said !== undefined || is !== undefined) && !/^(?:for|in|about|of|on|with)\b/i.test(right));
      if ((isPlain && held.includes(` ${bare(wrong)} `)) || (isCounted && said !== undefined)) return `${right.trim()}, not ${wrong.trim()}`;
    }
    const { right, made } = announced.exec(text)?.groups ?? {};
    const word = right ?? made;
    if (word !== undefined) return word.trim();
  }
  return undefined;
}
