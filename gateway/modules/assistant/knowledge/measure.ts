import type { Passage } from './passage.ts';
import { groupsOf } from './thesaurus.ts';
import { isEmpty, isWeak, stem, wordsOf } from './words.ts';

/** A word of a question, and how much of its meaning it carries beyond its own rarity. */
export interface Sought {
  readonly word: string;
  readonly factor: number;
}

export interface Measured {
  /** How much of the question's words it holds, each by its rarity. */
  readonly amount: number;
  /** The same as a share, from 0 to 1; here every word counts in full. */
  readonly coverage: number;
  /** The share that its heading holds alone. */
  readonly head: number;
  /** How well each of its items fits. */
  readonly items: number[];
}

/** Holds a passage against a question's words. */
export type Measure = (passage: number, words: readonly Sought[]) => Measured;

/** What stands in the passage, but not near its best item, counts for this much. */
const ELSEWHERE = 0.35;
/** A word that means the same, for this much. */
const SAME_MEANING = 0.8;
const WEAK = 0.3;
/** A word that the site never uses is as rare as if it stood in so many of its passages. */
const UNKNOWN = 0.7;

export function createMeasure(passages: readonly Passage[], namesOf: ReadonlyMap<string, string>): Measure {
  const terms = passages.map((passage) => ({
    head: termsOf(`${namesOf.get(passage.about) ?? ''} ${passage.heading} ${passage.lead ?? ''}`),
    items: passage.items.map(({ title, text }) => termsOf(`${title ?? ''} ${text}`)),
  }));
  const holders = new Map<string, number>();
  for (const { head, items } of terms) {
    for (const term of new Set([head, ...items].flatMap((some) => [...some]))) holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  const weightOf = (stemmed: string) => Math.log(1 + passages.length / (holders.get(stemmed) ?? UNKNOWN)) * (isWeak(stemmed) ? WEAK : 1);

  return (id, words) => {
    const { head, items } = terms[id]!;
    const sought = words.map(({ word, factor }) => ({ stemmed: stem(word), groups: groupsOf(word), weight: weightOf(stem(word)), factor }));
    const held = (one: (typeof sought)[number], some: ReadonlySet<string>) =>
      some.has(one.stemmed) ? 1 : one.groups.some((group) => some.has(group)) ? SAME_MEANING : 0;

    const scores = items.map((item) => sought.reduce((sum, one) => sum + one.weight * held(one, item) ** 2, 0));
    const best = items[scores.indexOf(Math.max(...scores))] ?? new Set<string>();
    let [whole, amount, coverage, inHead] = [0, 0, 0, 0];
    for (const one of sought) {
      const above = held(one, head);
      const share = Math.max(above, held(one, best), ...items.map((item) => ELSEWHERE * held(one, item)));
      whole += one.weight;
      coverage += one.weight * share;
      inHead += one.weight * above;
      amount += one.weight * one.factor * share;
    }
    return { amount, coverage: coverage / (whole || 1), head: inHead / (whole || 1), items: scores };
  };
}

function termsOf(text: string): Set<string> {
  const words = wordsOf(text).flatMap(({ plain }) => plain.split(' ').filter((word) => word && !isEmpty(word)));
  return new Set(words.flatMap((word) => [stem(word), ...groupsOf(word)]));
}
