import { company } from '#content/company.ts';
import { pattern } from '../../language/patterns.ts';
import { foreignLanguage } from '../answers/language.ts';
import { plain, wordsOf } from '../../language/words.ts';
import { isPlainWriting } from './plain-writing.ts';

/** Characters that an answer may have; more than that is no short answer. */
const MAX_ANSWER = 1500;

/** So many words of the rules in a row are a quotation, */
const QUOTED_WORDS = 8;
/** and so many signs of the canary a part of it. */
const QUOTED_SIGNS = 8;

const ownHosts = new Set(Object.values(company.emails).map((address) => address.split('@')[1]!));
const host = /(?:https?:\/\/|www\.)\S+|\b[\w.+-]*@?(?:[a-z\d-]+\.)+(?:com|net|org|io|ai|co|in|my|ae|uk|de|dev|app|info|biz|me|xyz|site|online|example)\b(?:\/\S*)?/gi;
const figure = /\d+(?:[.,:]\d+)*/g;
const wordedFigure = pattern('gi')`
  \b(?:
    one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety
    |hundred|thousand|lakh|million
  )\b[\s-]+(?:
    hours?|days?|weeks?|months?|years?|percent|per cent|dollars?|rupees|ringgit|dirhams?|thousand|hundred|lakhs?|million|people
    |offices|projects
  )\b
`;
const promise = /\b(?:guarantee[ds]?|promise[ds]?|discount(?:s|ed)?|refund(?:s|ed)?|for free|free of charge|certified|award)\b/gi;

export interface Grounds {
  /** All that the model was given as facts. */
  readonly facts: string;
  /** The rules that it was given: none of them may come back. */
  readonly rules: string;
  readonly canary: string;
}

/**
 * What is wrong with a model's answer, if anything is: it quotes its rules, it leads away from the site, or it names a
 * figure or promises something that the facts do not hold. Such an answer is not shown.
 */
export function faultOf(answer: string, { facts, rules, canary }: Grounds): string | undefined {
  if (answer.trim() === '') return 'empty';
  if (answer.length > MAX_ANSWER) return 'too long';
  if (quotes(answer, canary, rules)) return 'quotes its rules';
  if (foreignLanguage(answer)) return 'not English';
  if (!isPlainWriting(answer, facts)) return 'no plain writing';
  if (/<\/?\w+[^>]*>|```|\]\(|<\|/.test(answer)) return 'markup';
  for (const [address] of answer.matchAll(host)) {
    const name = address.replace(/^https?:\/\//i, '').split(/[/?#]/)[0]!.split('@').at(-1)!.toLowerCase();
    if (!ownHosts.has(name) && !facts.toLowerCase().includes(address.toLowerCase())) return 'leads elsewhere';
  }
  const known = new Set((facts.match(figure) ?? []).map(bare));
  if ((answer.match(figure) ?? []).some((one) => !known.has(bare(one)))) return 'a figure of its own';
  const lower = facts.toLowerCase().replaceAll('-', ' ');
  if ((answer.match(wordedFigure) ?? []).some((one) => !lower.includes(one.toLowerCase().replaceAll('-', ' ')))) return 'a figure of its own';
  if ((answer.match(promise) ?? []).some((one) => !lower.includes(one.toLowerCase()))) return 'a promise of its own';
  return undefined;
}

const bare = (text: string) => text.replace(/[.,:]/g, '');

/** Whether a part of it is there, also backwards, in base 64, in hexadecimal, or with something between its letters. */
function quotes(answer: string, canary: string, rules: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const squeezed = letters(answer);
  // What stands before it moves base 64 by a part of a letter.
  const encoded = [0, 1, 2].map((before) => letters(Buffer.from(' '.repeat(before) + canary).toString('base64')));
  const forms = [letters(canary), ...encoded, Buffer.from(canary).toString('hex')].flatMap((form) => [form, [...form].toReversed().join('')]);
  if (forms.some((form) => partsOf(form).some((part) => squeezed.includes(part)))) return true;
  const words = (text: string) => wordsOf(text).map(({ text: word }) => plain(word));
  const said = ` ${words(answer).join(' ')} `;
  const ruled = words(rules);
  return ruled.some((_, index) => index + QUOTED_WORDS <= ruled.length && said.includes(` ${ruled.slice(index, index + QUOTED_WORDS).join(' ')} `));
}

const partsOf = (form: string) => Array.from({ length: form.length - QUOTED_SIGNS + 1 }, (_, index) => form.slice(index, index + QUOTED_SIGNS));
