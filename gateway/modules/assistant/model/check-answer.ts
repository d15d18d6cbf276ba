import { company } from '#content/company.ts';
import { foreignLanguage } from '../answers/talk/language.ts';
import { plain, wordsOf } from '../../language/words.ts';
import { claimOfItsOwn } from './grounds/claims.ts';
import { figuresOf, isHeld } from './grounds/figures.ts';
import { addressElsewhere } from './grounds/hosts.ts';
import { isPlainWriting } from './plain-writing.ts';

/** Characters that an answer may have; more than that is no short answer. */
const MAX_ANSWER = 1500;

/** So many words of the rules in a row are a quotation, */
const QUOTED_WORDS = 8;
/** and so many signs of the canary a part of it. */
const QUOTED_SIGNS = 8;

/** May be named whatever was found. */
const ourAddresses = Object.values(company.emails).join(' ');

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
  if (addressElsewhere(answer, `${facts} ${ourAddresses}`)) return 'leads elsewhere';
  const known = figuresOf(facts);
  if (figuresOf(answer).some((figure) => !isHeld(figure, known))) return 'a figure of its own';
  if (claimOfItsOwn(answer, facts)) return 'a promise of its own';
  return undefined;
}

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
