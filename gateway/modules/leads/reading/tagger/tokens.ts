import type { Span } from '../../../language/sentences.ts';

/** A word, a number, a sign or a line's end. */
export interface Token extends Span {
  readonly text: string;
  /** In lower case, with one kind of apostrophe; ¶ for a line's end. */
  readonly lower: string;
}

/** A currency that is written to its amount ("RM60,000") is a word of its own. */
const currency = String.raw`(?:rm|rs|aed|usd|inr|myr|sgd|eur|gbp|aud|cad|us|dhs?|sar|qar|omr|kwd|bhd|bdt|lkr|npr|idr|php|ngn|kes|zar|chf|sek)(?=[.$]?\d)`;
const word = String.raw`\p{L}[\p{L}\p{M}\d]*(?:['’.&-][\p{L}\p{M}\d]+)*`;
const number = String.raw`\d+(?:[.,]\d+)*(?:(?:st|nd|rd|th|k|l|cr|m)(?![\p{L}]))?`;
const pattern = new RegExp(`${currency}|${word}|${number}|\\n+|\\S`, 'giu');

/** Cuts a message into what can begin or end a name, a place, an amount or a time. */
export function tokensOf(message: string): Token[] {
  return [...message.matchAll(pattern)].map(({ 0: text, index: start }) => ({ text, lower: text.toLowerCase().replaceAll('’', "'").replace(/\n+/, '¶'), start, end: start + text.length }));
}
