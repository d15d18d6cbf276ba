import { pattern, source } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import type { Circumstances } from './circumstances.ts';

const part = String.raw`[@.]?[\p{L}\d][\p{L}\d_+-]*(?:\.[\p{L}\d_-]+)*`;
const its = source`(?:(?:it['’]?s|it is|its|is|but|should be|use|rather)\s+)?`;
/** ".ae not .com", "132 at the end, not 123": the right part, and the wrong one. */
const rightFirst = new RegExp(String.raw`(?<![\p{L}\d@.])(${part})(?:\s+(?:at the end|in the end|sorry|please|pls))*\s*[,;–-]?\s*(?:and\s+)?not\s+(${part})`, 'giu');
/** "not .com, its .om". */
const wrongFirst = new RegExp(String.raw`\bnot\s+(${part})\s*[,;–-]?\s*${its}(${part})`, 'giu');
/** "gmail.con lol, .com obviously": how it ends now, and how it is to end. */
const endings = /(?<![\p{L}\d])((?:[\p{L}\d-]+\.)+\p{L}+)\s+(?:[\p{L}'’]+\s*){0,3}[,;:–-]?\s*(?:sorry,?\s*)?(\.\p{L}{2,}(?:\.\p{L}{2,})?)(?![\p{L}\d@])/giu;
/** "Sorry, it ends with 4471", "the last digits are 32, typo". */
const lastDigits = /\b(?:ends?|ending) (?:with|in)\s+(\d{2,6})(?!\d)|\blast (?:\w+ )?(?:digits?|numbers?)\s+(?:are|is|should be)?\s*(\d{2,6})(?!\d)|\b(?:phone|number|mobile|whatsapp)\b[^.?!\d]{0,20}\bends (\d{2,6})(?!\d|[:.]\d|\s*(?:st|nd|rd|th|of)?\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i;
const putRight = /\b(?:sorry|wrong|typo|mistake|actually|oops|correct\w*|not|i mean(?:t)?)\b/i;

/** Such words tell that an address is meant, and such that a number is. */
const aboutMail = /[@.]\p{L}|\b(?:e-?mail|mail|gmail|yahoo|hotmail|outlook|domain|address|id)\b/iu;
const aboutNumber = /\b(?:end(?:s|ing)?|last|digits?|number|phone|mobile|whatsapp)\b/i;
/** "15 lakh, not 10": a sum or a time. */
const counted = /^\s*(?:[%kKlL]\b|lakhs?|lacs?|crores?|cr\b|million|thousand|days?|weeks?|months?|years?|people|users|rupees|usd|aed|rm|inr)/i;

const SHORTEST_SURE = 3;
const email = /^[\w.+'-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i;

/**
 * What puts one part of a known address or number right: "sorry, it's .ae not .com", "ends with 4471, not 4417". The value is the whole of it,
 * the words are those that say so.
 */
export function correctedParts(message: string, { email: knownMail, phone: knownPhone }: Circumstances): Finding[] {
  return [...(knownMail ? mailWith(message, knownMail) : []), ...(knownPhone ? numberWith(message, knownPhone) : [])];
}

interface Change {
  readonly right: string;
  readonly wrong: string;
  readonly start: number;
  readonly end: number;
}

function changesIn(message: string): Change[] {
  const at = (match: RegExpExecArray, right: string, wrong: string): Change => ({ right, wrong, start: match.index, end: match.index + match[0].length });
  return [
    ...Array.from(message.matchAll(wrongFirst), (match) => at(match, match[2]!, match[1]!)),
    ...Array.from(message.matchAll(rightFirst), (match) => at(match, match[1]!, match[2]!)),
    ...Array.from(message.matchAll(endings), (match) => at(match, match[2]!, match[1]!)),
  ];
}

function mailWith(message: string, known: string): Finding[] {
  if (!aboutMail.test(message)) return [];
  for (const { right, wrong, start, end } of changesIn(message)) {
    const value = wrong.includes('.') && !wrong.startsWith('.') && right.startsWith('.') ? withEnding(known, wrong, right) : replaced(known, bare(wrong), bare(right));
    if (value && value !== known && email.test(value)) return [{ field: 'email', value, start, end }];
  }
  return [];
}

const bare = (text: string) => text.replace(/^[@.]/, '');

/** "gmail.con" and ".com" make "…@gmail.com" of "…@gmail.con". */
function withEnding(known: string, wrong: string, ending: string): string | undefined {
  if (!known.toLowerCase().endsWith(wrong.toLowerCase())) return undefined;
  return known.slice(0, known.lastIndexOf('.')) + ending.toLowerCase();
}

/** The last whole part that is so called, by another. */
function replaced(known: string, wrong: string, right: string): string | undefined {
  const places = [...known.toLowerCase().matchAll(/[a-z\d]+(?:\.[a-z\d]+)*|[a-z\d]+/g)].flatMap(({ 0: run, index }) => {
    const at = run.lastIndexOf(wrong.toLowerCase());
    return at >= 0 && !/[a-z\d]/.test(run[at - 1] ?? '') && !/[a-z\d]/.test(run[at + wrong.length] ?? '') ? [index + at] : [];
  });
  const at = places.at(-1);
  return at === undefined ? undefined : known.slice(0, at) + right.toLowerCase() + known.slice(at + wrong.length);
}

function numberWith(message: string, known: string): Finding[] {
  const digits = known.replace(/[^\d+]/g, '');
  const isSaid = aboutNumber.test(message);
  for (const { right, wrong, start, end } of changesIn(message)) {
    if (!/^\d{2,10}$/.test(right) || !/^\d{2,10}$/.test(wrong) || right.length !== wrong.length || right === wrong) continue;
    if (counted.test(message.slice(end)) || (wrong.length < SHORTEST_SURE && !isSaid) || !digits.endsWith(wrong)) continue;
    return [{ field: 'phone', value: digits.slice(0, -wrong.length) + right, start, end }];
  }
  const last = putRight.test(message) ? lastDigits.exec(message) : null;
  const ending = last?.[1] ?? last?.[2] ?? last?.[3];
  return last && ending && !digits.endsWith(ending) ? [{ field: 'phone', value: digits.slice(0, -ending.length) + ending, start: last.index, end: last.index + last[0].length }] : [];
}

/** Before what takes the place of what was just said: "2 months, no wait 3 months", "by 1 Feb. Make that 15 Feb". */
export const takenBack = pattern('i')`
  (?:^|[\s,;.!–-])(?:
    no,? (?:wait|sorry)|wait,? no|sorry,? no|make (?:that|it)|i mean(?:t)?|scratch that|or rather|correction|oops|wait
  )(?:[\s,:.!–-]+(?:no|sorry|it['’]?s|make (?:that|it)|rather))*[\s,:.!–-]*$
`;

/** Between two values of one kind, of which only the second one counts then: "Marina Tailors, no wait, we renamed. Needle & Thread". */
const instead = pattern('iu')`
  \b(?:no,? wait|wait,? no|no,? sorry|so?r+y|correction|scratch that|i mean(?:t)?|make (?:that|it)|or rather|renamed|rebranded)\b
  |[.,;!?]\s*no[,\s]+$
  |\bput(?: down)?(?: the new \p{L}+)?,?\s*$
`;
/** What stands further off is about something else. */
const NEXT_TO = 60;

/** Whether what stands between two values of one kind takes the first one back. */
export const takesBack = (between: string): boolean => between.length <= NEXT_TO && instead.test(between);
