import { fromAToB } from './meanings/a-to-b.ts';
import { fromC } from './meanings/c.ts';
import { fromDToF } from './meanings/d-to-f.ts';
import { fromGToL } from './meanings/g-to-l.ts';
import { fromMToP } from './meanings/m-to-p.ts';
import { fromQToS } from './meanings/q-to-s.ts';
import { fromTToZ } from './meanings/t-to-z.ts';
import { isEmpty, pairsOf, stem } from './words.ts';

/** What can be meant by a word, or by two that stand side by side (`take_over`), each written as `=` and the stem of it. */
const meant = new Map<string, Set<string>>();

const lines = [fromAToB, fromC, fromDToF, fromGToL, fromMToP, fromQToS, fromTToZ].flatMap((part) => part.trim().split('\n'));

for (const line of lines) {
  const [word = '', others = ''] = line.split(': ');
  for (const said of [word, ...others.split(', ')]) {
    const words = said.split(/[ -]/).filter((one) => !isEmpty(one));
    // Of three words the first two tell enough.
    const key = words.length > 1 ? pairsOf(words)[0]! : stem(words[0] ?? '');
    if (key) meant.set(key, (meant.get(key) ?? new Set()).add(`=${stem(word)}`));
  }
}

/** @param said the stem of a word, or a pair */
export const meaningsOf = (said: string): readonly string[] => [...(meant.get(said) ?? [])];

/** All words that stand there: none of them is a spelling mistake. */
export const meaningWords: readonly string[] = lines.flatMap((line) => line.split(/[^a-z]+/));
