import { wordClassOf } from '../../../language/word-classes.ts';
import type { Case } from './kinds.ts';
import { measuresOf } from './measures.ts';
import { wordsAround } from './surroundings.ts';
import type { Token } from './tokens.ts';

/** The classes of a token: those of words for a word, and else what it is. */
type Classes = readonly [fine: string, middle: string, coarse: string];

const OUTSIDE: Classes = ['#', '#', '#'];
const UNKNOWN: Classes = ['?', '?', '?'];
const NUMBER: Classes = ['0', '0', '0'];
/** A sign is its own class; what is longer and no word is a number. */
const SIGN = 2;

/**
 * What can be told of a word by the classes of words (language/word-classes.ts), its own and those around it: whoever has learnt
 * what stands before "Tuesday" knows it of "Friday" as well.
 */
export function classSignsOf(tokens: readonly Token[]): (at: number, kind: (offset: number) => string, as: Case) => string[] {
  const classes = tokens.map(classesOf);
  return (at, kind, as) => {
    const of = (offset: number) => classes[at + offset] ?? OUTSIDE;
    const middle = (...offsets: number[]) => offsets.map((offset) => of(offset)[1]).join(' ');
    const coarse = (...offsets: number[]) => offsets.map((offset) => of(offset)[2]).join(' ');
    const around = new Set(wordsAround(tokens, at).map((one) => {
      const [side = '', word = ''] = one.split(' ');
      return `${side} c${classOfWord(word)[1]}`;
    }));
    const measure = measuresOf(tokens[at]!.lower)[0] ?? '';
    return [
      ...[0, -1, 1, -2, 2].flatMap((offset) => of(offset).map((one, width) => `c${width},${offset} ${one}`)),
      `c-1,0 ${middle(-1, 0)}`, `c0,1 ${middle(0, 1)}`, `c-1,1 ${middle(-1, 1)} ${as}`, `c-2,-1 ${middle(-2, -1)} ${as}`, `c1,2 ${middle(1, 2)} ${as}`,
      `c-3,-1 ${middle(-3, -2, -1)}`, `c-1,0,1 ${coarse(-1, 0, 1)}`, `c-2,0 ${coarse(-2, -1, 0)}`,
      `c-1,kind ${middle(-1)} ${kind(0)}`, `c1,kind ${middle(1)} ${kind(0)}`,
      ...[...around].flatMap((one) => [one, `${one} of ${as} ${measure}`]),
    ];
  };
}

function classesOf({ lower }: Token): Classes {
  if (/^\p{L}/u.test(lower)) return classOfWord(lower);
  return lower.length <= SIGN ? [lower, lower, lower] : NUMBER;
}

function classOfWord(word: string): Classes {
  const known = wordClassOf(word);
  return known ? [`${known[0]}`, `${known[1]}`, `${known[2]}`] : UNKNOWN;
}
