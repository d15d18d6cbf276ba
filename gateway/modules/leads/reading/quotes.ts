import { pattern } from '../../language/patterns.ts';
import type { Finding, LeadField } from '../evidence.ts';
import type { Span } from '../../language/sentences.ts';
import { keepsBack } from './refusals.ts';
import { withoutTold } from './told-elsewhere.ts';
import { detailOf } from './wishes.ts';

/** These are quoted: whole sentences of the visitor. */
const quoted: readonly LeadField[] = ['purposeOfVisit', 'requirements'];
const aboutThem: readonly LeadField[] = ['name', 'company', 'location'];

/** What somebody can be reached by, whether or not it was kept as such. */
const address = /[^\s@,;:()<>"“”]+@[^\s@,;:()<>"“”]+|(?:\+|(?<![\d.,$€£₹]))\d(?:[ ()-]{0,2}\d){7,}/g;
/** "My order number 8834521190" reaches nobody. */
const ofThing = /\b(?:order|invoice|ticket|ref\w*|application|booking|tracking|case|rfq|tender)(?: (?:number|no\.?|id))?\s*[:#]?\s*$/i;
/** From here on a clause tells how to reach somebody, or a new one begins. */
const border = pattern('giu')`
  [,;:(|\n]|[ \t][–—-][ \t]
  |(?<![\p{L}\d])(?:
    and|or|but|so|then
    |(?:(?:please|pls|kindly|just|you can|you could|you may)[ \t]+)*(?:
      contact|reach|call|ring|whatsapp|text|ping|reply|get back|(?:e-?)?mail(?: me| us|$)|write(?: me| us| to)
      |my[ \t]+(?:[\p{L}-]+[ \t]+)?(?:e-?mail|mail|number|no|phone|mobile|id|address)
    )
  )(?![\p{L}\d])
`;
const loose = pattern('giu')`
  ^(?:[\s,;:.)|–—-]|(?:and|or|but|so|then|also)(?=\s))+
  |(?:
    [\s,;:(|–—-]
    |(?<=[\s,;:(|–—-])(?:
      just|only|and|or|but|so|then|to|at|on|via|by|with|from|is|me|us|my|our|the|please|pls|here|e-?mail|mail|phone|number|tel|ph|mob|mobile
    )
  )+$
`;

/** Words that say what is wanted at least. */
const FEWEST = 3;
/** A correction of so many words may be more than one. */
const LONG = 7;
/** So few words beside a name only say who somebody is: "my colleague is …". */
const HARDLY_ANY = 3;

/** The findings with such quotes of purpose and requirements alone as tell a wish, and nothing to reach anybody by. */
export function withSoundQuotes(message: string, findings: readonly Finding[]): Finding[] {
  return findings.flatMap((one) => {
    if (!quoted.includes(one.field) || one.retracted) return [one];
    if (keepsBack(one.value) || saysOnlyWho(one, findings)) return [];
    const [told] = isTwice(one, findings) ? detailOf(one, findings.filter(({ field }) => field === 'servicesInterested')) : [one];
    const quote = told && withoutAddresses(message, told, findings);
    const sound = quote && withoutTold(message, quote, findings);
    if (!sound || (sound.field === 'requirements' && !isRequirement(sound.value))) return [];
    return [sound];
  });
}

/** What is told as the purpose is no requirement again. */
const isTwice = ({ field, end }: Finding, findings: readonly Finding[]) => field === 'requirements' && findings.some((one) => one.field === 'purposeOfVisit' && !one.retracted && one.end === end);

/** "If you need", "let me ask my partner first", "tell me the price": nothing that has to be. */
const noRequirement = pattern('i')`
  ^\W*(?:
    (?:\w+ )?if (?:you|u|it|they|that|this)? ?(?:is |are )?(?:need\w*|required|want\w*)
    |(?:please |pls )?(?:do(?: not|n['’]?t)|no) (?:need |want |like )?(?:an? |any |to )?(?:phone |video )?(?:calls?|e-?mails?|mails?|phone)
    |(?:ok |okay |so |first |just |please |pls |then )*(?:let me\b|(?:tell|give|send) (?:me|us)\b[^.!?]*\b(?:price|cost|rate|quot\w+|estimate)).*
  )\W*$
`;
/** "Actually it's Ahmad with an a", "2 months, no wait 3 months": what puts something else right. */
const correction = /^\W*(?:sorry|oops|actually|no|wait)\b|\bno wait\b|\bmake that\b/i;

const isRequirement = (text: string) => !noRequirement.test(text) && !(correction.test(text) && wordsOf(text) < LONG);

function saysOnlyWho({ value, start, end }: Finding, findings: readonly Finding[]): boolean {
  const within = findings.filter((one) => one.start >= start && one.end <= end && !quoted.includes(one.field));
  if (!within.some(({ field }) => aboutThem.includes(field)) || within.some(({ field }) => field === 'servicesInterested')) return false;
  const rest = within.reduce((text, one) => text.slice(0, one.start - start) + ' '.repeat(one.end - one.start) + text.slice(one.end - start), value);
  return wordsOf(rest) <= HARDLY_ANY;
}

/** The part of a quote that holds no address: that which names a service, or else the longest. */
function withoutAddresses(message: string, quote: Finding, findings: readonly Finding[]): Finding | undefined {
  const sums = findings.filter(({ field }) => field === 'budget');
  const read = findings.filter(({ field }) => field === 'email' || field === 'phone');
  const written = Array.from(quote.value.matchAll(address), ({ 0: { length }, index }): Span => ({ start: quote.start + index, end: quote.start + index + length })).filter(({ start }) => !ofThing.test(message.slice(quote.start, start)));
  const inside = [...read, ...written].filter((one) => overlap(one, quote) && !sums.some((sum) => overlap(sum, one))).toSorted((a, b) => a.start - b.start);
  if (inside.length === 0) return quote;
  const gaps: Span[] = [];
  let from = quote.start;
  for (const one of [...inside, { start: quote.end, end: quote.end }]) {
    if (one.start > from) gaps.push({ start: from, end: one.start });
    from = Math.max(from, one.end);
  }
  const services = findings.filter(({ field }) => field === 'servicesInterested');
  const parts = gaps.map((gap) => part(message, gap, gap.end < quote.end)).toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const best = parts.find((one) => services.some((service) => overlap(service, one))) ?? parts.find(({ start, end }) => wordsOf(message.slice(start, end)) >= FEWEST);
  return best && { field: quote.field, value: message.slice(best.start, best.end), ...best };
}

/** A gap between addresses without the clause that leads to the next one, if anything is said before that. */
function part(message: string, gap: Span, leadsOn: boolean): Span {
  const text = message.slice(gap.start, gap.end);
  const last = leadsOn ? [...text.matchAll(border)].at(-1)?.index : undefined;
  const cut = last === undefined ? undefined : trimmed(text.slice(0, last), gap.start);
  return cut && wordsOf(message.slice(cut.start, cut.end)) >= FEWEST ? cut : trimmed(text, gap.start);
}

function trimmed(text: string, at: number): Span {
  const [head = ''] = [...text.matchAll(loose)].filter(({ index }) => index === 0).map(([found]) => found);
  const tail = [...text.matchAll(loose)].find(({ index, 0: found }) => index > 0 && index + found.length === text.length)?.[0] ?? '';
  return { start: at + head.length, end: Math.max(at + head.length, at + text.length - tail.length) };
}

const overlap = (one: Span, other: Span) => one.start < other.end && one.end > other.start;
const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []).length;
