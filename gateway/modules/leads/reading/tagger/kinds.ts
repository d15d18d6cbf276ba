import { hasFirmWord } from '../firm-words.ts';
import { isGivenName } from '../given-names.ts';
import { isCommonWord, isEnglish } from '../proper-names.ts';
import { isTown } from '../town-names.ts';
import { type Measure, measuresOf } from './measures.ts';
import type { Token } from './tokens.ts';

/** What a word can be, by the lists of words. */
export type Kind = 'given' | 'english' | 'other' | 'common' | 'firm' | 'town' | Measure;

/** How it is written: in capitals, with one, small, in digits, or a sign. */
export type Case = 'AA' | 'Aa' | 'aa' | '00' | '..';

/** Signs of a written form that are told apart. */
const FORM = 8;

export function kindsOf({ text, lower }: Token): Kind[] {
  if (!/^\p{L}/u.test(text)) return measuresOf(lower);
  const kinds: (Kind | false)[] = [isGivenName(text) && 'given', isEnglish(text) ? 'english' : 'other', isCommonWord(text) && 'common', hasFirmWord(text) && 'firm', isTown(text) && 'town'];
  return [...kinds.filter((kind) => kind !== false), ...measuresOf(lower)];
}

export function caseOf({ text }: Token): Case {
  if (/^\p{Lu}/u.test(text)) return /^\p{Lu}+$/u.test(text) ? 'AA' : 'Aa';
  if (/^\p{L}/u.test(text)) return 'aa';
  return /^\d/.test(text) ? '00' : '..';
}

/** "SOLE.MATES" as XX.XX, "Q2" as X0. */
export const formOf = ({ text }: Token): string => text.replace(/\p{Lu}/gu, 'X').replace(/\p{Ll}/gu, 'x').replace(/\d/g, '0').replace(/(.)\1+/g, '$1$1').slice(0, FORM);
