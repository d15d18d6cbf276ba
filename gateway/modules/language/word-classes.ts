import { wordClassLists } from './word-class-lists.ts';

/** A word's class among 1,024, among 256 and among 64. */
export type WordClass = readonly [fine: number, middle: number, coarse: number];

/** Read when they are needed first. */
let classes: ReadonlyMap<string, WordClass> | undefined;

/**
 * What is mostly said around a word, as a class of words that could stand in its place: "Tuesday" has that of "Friday".
 *
 * @param word in lower case
 * @returns undefined for words that are rare in English
 */
export function wordClassOf(word: string): WordClass | undefined {
  classes ??= readClasses();
  return classes.get(word) ?? classes.get(word.replace(/'s?$/, ''));
}

function readClasses(): Map<string, WordClass> {
  const read = new Map<string, WordClass>();
  for (const line of wordClassLists.trim().split('\n')) {
    const [fine, middle, coarse, ...words] = line.split(' ');
    const own: WordClass = [Number(fine), Number(middle), Number(coarse)];
    for (const word of words) read.set(word, own);
  }
  return read;
}
