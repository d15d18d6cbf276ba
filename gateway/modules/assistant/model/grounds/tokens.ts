import { isEmpty, plain, stem } from '../../../language/words.ts';

/** A number, a word or a sign of a text, and where it stands. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

const token = /\d+(?:[.,:]\d+)*|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?|\S/gu;

export const tokensOf = (text: string): Token[] => Array.from(text.matchAll(token), ({ 0: found, index }) => ({ text: found, lower: found.toLowerCase(), start: index, end: index + found.length }));

export const isWord = ({ text }: Token): boolean => /^\p{L}/u.test(text);
export const isDigits = ({ text }: Token): boolean => /^\d/.test(text);
/** What is said before and after it is said of different things. */
export const isStop = ({ text }: Token): boolean => /^[.;!?]$/.test(text);
/** Nothing stands between the two. */
export const touch = (one: Token | undefined, next: Token | undefined): boolean => one !== undefined && next !== undefined && one.end === next.start;

/** The stems of the words that say something, as they are compared. */
export const tellingStems = (tokens: readonly Token[]): string[] => tokens.filter(isWord).map(({ text }) => plain(text)).filter((word) => !isEmpty(word)).map(stem);

export const shareWord = (some: readonly string[], others: readonly string[]): boolean => some.some((word) => others.includes(word));
