import { commonWords } from '../../language/common-words.ts';
import { pattern } from '../../language/patterns.ts';
import type { Passage } from './passage.ts';
import { groupsOf } from '../../language/thesaurus.ts';
import { isEmpty, isWeak, joinPhrases, pairsOf, stem, wordsOf } from '../../language/words.ts';

/** A word of a question, and how much of its meaning it carries beyond its own rarity. */
export interface Sought {
  readonly word: string;
  readonly factor: number;
}

interface Weighed {
  readonly stemmed: string;
  readonly groups: readonly string[];
  readonly weight: number;
  readonly isWeak: boolean;
  readonly factor: number;
}

/** The words of a piece of the content, and those by which people ask for it. */
interface Terms {
  readonly own: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
}

export interface Measured {
  /** How much of the question's words it holds, each by its rarity. */
  readonly amount: number;
  /** The same as a share, from 0 to 1; here every word counts in full. */
  readonly coverage: number;
  /** The share without the words that name the thing: what is asked of it. */
  readonly rest: number;
  /** The share that its heading holds alone. */
  readonly head: number;
  /** What all of the question's words weigh. */
  readonly whole: number;
  /** How many of the words it holds. */
  readonly held: number;
  /** How well each of its items fits. */
  readonly items: number[];
}

/**
 * Holds a passage against a question's words.
 *
 * @param told what it is worth beside them that the passage tells what is asked of the very thing
 */
export type Measure = (passage: number, words: readonly Sought[], pairs: readonly string[], told: number, wantsNumber: boolean) => Measured;

/** What stands in the passage, but not near its best item, counts for this much. */
const ELSEWHERE = 0.2;
/** A word that means the same, for this much. */
const SAME_MEANING = 0.6;
/** One by which people ask for what the passage says. */
const ASKED = 0.9;
const SAME_AS_ASKED = 0.5;
const WEAK = 0.3;
/** Two words that stand side by side here as there. */
const PAIR = 1.2;
/** Who asks for a number is not answered without one. */
const WITHOUT_NUMBER = 0.7;
const number = pattern('i')`
  \d
  |\b(?:
    two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty
    |ninety|hundred|thousand|half|third|quarter|once|twice
  )\b
`;
/** A word that the site never uses is as rare as if it stood in so many of its passages. */
const UNKNOWN = 0.7;
/** The same of a word of everyday English: it seldom is what a question turns on. */
const EVERYDAY = 12;
const common = new Set(commonWords.map(stem));
const nothing: ReadonlySet<string> = new Set();

export function createMeasure(passages: readonly Passage[], namesOf: ReadonlyMap<string, string>): Measure {
  const terms = passages.map((passage) => ({
    head: { own: termsOf(`${namesOf.get(passage.about) ?? ''} ${passage.heading} ${passage.lead ?? ''}`), asked: nothing },
    items: passage.items.map(({ title, text, asked = '' }) => ({ own: termsOf(`${title ?? ''} ${text}`), asked: asked === '' ? nothing : termsOf(asked) })),
  }));
  const numbered = passages.map(({ lead, items }) => items.map(({ title, text }) => number.test(`${lead ?? ''} ${title ?? ''} ${text}`)));
  const holders = new Map<string, number>();
  for (const { head, items } of terms) {
    for (const term of new Set([head, ...items].flatMap(({ own, asked }) => [...own, ...asked]))) holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  const rarityOf = (word: string) => {
    const stemmed = stem(word);
    const own = holders.get(stemmed);
    // A word that the site never uses is as rare as what it means, if that is known.
    const meant = Math.min(...groupsOf(word).flatMap((group) => holders.get(group) ?? []));
    return own ?? (Number.isFinite(meant) ? meant : common.has(stemmed) ? EVERYDAY : UNKNOWN);
  };
  const weightOf = (word: string) => Math.log(1 + passages.length / rarityOf(word)) * (isWeak(stem(word)) ? WEAK : 1);

  // The same for every passage that a question is held against.
  const weighed = new WeakMap<readonly Sought[], readonly Weighed[]>();
  const weigh = (words: readonly Sought[]): readonly Weighed[] => {
    const known = weighed.get(words);
    if (known) return known;
    const fresh = words.map(({ word, factor }) => ({ stemmed: stem(word), groups: groupsOf(word), weight: weightOf(word), isWeak: isWeak(stem(word)), factor }));
    weighed.set(words, fresh);
    return fresh;
  };

  return (id, words, pairs, told, wantsNumber) => {
    const { head, items } = terms[id]!;
    const sought = weigh(words);
    const scores = items.map((item, place) => sought.reduce((sum, one) => sum + one.weight * held(one, item) ** 2, 0) * (wantsNumber && !numbered[id]![place] ? WITHOUT_NUMBER : 1));
    const bestPlace = scores.indexOf(Math.max(...scores));
    const best = items[bestPlace] ?? { own: nothing, asked: nothing };
    let [whole, amount, coverage, inHead, count] = [told, told, told, 0, 0];
    let [asked, answered] = [0, 0];
    for (const one of sought) {
      const above = held(one, head);
      const share = Math.max(above, held(one, best), ...items.map((item) => ELSEWHERE * held(one, item)));
      whole += one.weight;
      coverage += one.weight * share;
      if (one.factor === 1) {
        asked += one.weight;
        answered += one.weight * share;
      }
      inHead += one.weight * above;
      if (share > ELSEWHERE && !one.isWeak) count += 1;
      amount += one.weight * one.factor * share;
    }
    const fitting = wantsNumber && bestPlace !== -1 && !numbered[id]![bestPlace] ? WITHOUT_NUMBER : 1;
    amount += PAIR * pairs.filter((pair) => head.own.has(pair) || best.own.has(pair) || best.asked.has(pair)).length;
    return { whole, amount: amount * fitting, coverage: coverage / (whole || 1), rest: asked === 0 ? 1 : answered / asked, head: inHead / (whole || 1), held: count, items: scores };
  };
}

/** How far a word of the question stands in a piece of the content. */
function held({ stemmed, groups }: Weighed, { own, asked }: Terms): number {
  if (own.has(stemmed)) return 1;
  if (asked.has(stemmed)) return ASKED;
  if (groups.some((group) => own.has(group))) return SAME_MEANING;
  return groups.some((group) => asked.has(group)) ? SAME_AS_ASKED : 0;
}

function termsOf(text: string): Set<string> {
  const all = joinPhrases(wordsOf(text).flatMap(({ plain }) => plain.split(' ').filter(Boolean)));
  const words = all.filter((word) => !isEmpty(word));
  return new Set([...words.flatMap((word) => [stem(word), ...groupsOf(word)]), ...pairsOf(all)]);
}
