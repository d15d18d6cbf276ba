import { isEnglish } from '../../../leads/reading/proper-names.ts';

/** Who says more words means something by them. */
const MOST_WORDS = 4;
/** Letters in a row without a vowel, from which on nobody could say the word. */
const UNSPEAKABLE = /^[^aeiouy\P{Script=Latin}]{5,}$/u;
const SAME_LETTER = /^(?![kmw])(\p{L})\1{2,}$/u;
/** Letters that are neighbours on a keyboard, to and fro. Of the upper row English makes words as well ("property"). */
const rows: readonly (readonly [string, number])[] = [['qwertyuiop', 5], ['asdfghjkl', 4], ['zxcvbnm', 4]];
const runs = rows.flatMap(([row, length]) => [row, [...row].toReversed().join('')].flatMap((keys) => Array.from({ length: keys.length - length + 1 }, (_, at) => keys.slice(at, at + length))));
/** Short for something. */
const shortForms = /^x?html\d?$|^https?$/;

/** Whether a message is nothing but keys that were struck: "asdfgh", "hjkl hjkl". */
export function isGibberish(message: string): boolean {
  const words = message.toLowerCase().match(/[^\s.,;:!?]+/g) ?? [];
  return words.length > 0 && words.length <= MOST_WORDS && words.every((word) => /^\p{Script=Latin}+$/u.test(word) && !isEnglish(word) && isStruck(word));
}

/** Four keys of the upper row are enough where they are the whole of a word. */
const WHOLE = 4;
const isStruck = (word: string) => !shortForms.test(word) && (UNSPEAKABLE.test(word) || SAME_LETTER.test(word) || runs.some((run) => word.includes(run)) || rows.some(([row]) => word.length >= WHOLE && row.includes(word)));
