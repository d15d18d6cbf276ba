import { numberSigns } from '../../../learning/known-signs.ts';
import { learnInRounds } from '../../../learning/learn-in-rounds.ts';
import { LearntNumbers } from '../../../learning/learnt-numbers.ts';
import { randomNumbers } from '../../../learning/random-numbers.ts';
import type { Learnt } from '../../../learning/weights.ts';
import type { PackedSigns } from './packed-signs.ts';

/** Candidates for the answer to a question, and which of them hold it: one at least. */
export interface RankingExample {
  readonly candidates: readonly PackedSigns[];
  readonly right: readonly boolean[];
}

/** A sign that fewer candidates have is not learnt. */
const LEAST = 20;
const ROUNDS = { all: 16, averaged: 8 };
/** What is learnt from few questions stays near nought: so much of a number goes with each question that it has to do with (ridge). */
const FORGOTTEN = 0.03;

/** The signs of a question's candidates, one after the other, by their numbers. */
interface Told {
  readonly right: readonly boolean[];
  /** Where each candidate's begin; one more at the end. */
  readonly starts: Int32Array;
  readonly ids: Int32Array;
  readonly amounts: Float32Array;
}

/**
 * Learns how much each sign speaks for a candidate: that one of those which hold the answer is the likeliest (conditional logit:
 * McFadden, 1974; of several right ones any will do). The same examples in the same order give the same weights.
 */
export function trainRanking(examples: readonly RankingExample[]): Learnt {
  const numbered = numberSigns(signSets(examples), LEAST);
  const numbers = new LearntNumbers(numbered.size);
  const slopes = new Float64Array(numbered.size);
  learnInRounds(examples.map((example) => told(example, numbered)), [numbers], ROUNDS, randomNumbers(), learn);
  const means = numbers.mean();
  return { signs: new Map([...numbered].map(([sign, id]) => [sign, [means[id]!]])), steps: [] };

  function learn({ right, starts, ids, amounts }: Told): void {
    const sums = right.map((_, place) => {
      let sum = 0;
      for (let at = starts[place]!; at < starts[place + 1]!; at++) sum += numbers.now[ids[at]!]! * amounts[at]!;
      return sum;
    });
    const most = Math.max(...sums);
    const shares = sums.map((sum) => Math.exp(sum - most));
    const whole = shares.reduce((all, share) => all + share, 0);
    const ofRight = shares.reduce((all, share, place) => all + (right[place] ? share : 0), 0);
    const touched = new Set<number>();
    shares.forEach((share, place) => {
      const slope = (right[place] ? share / ofRight : 0) - share / whole;
      for (let at = starts[place]!; at < starts[place + 1]!; at++) {
        slopes[ids[at]!]! += slope * amounts[at]!;
        touched.add(ids[at]!);
      }
    });
    for (const id of touched) {
      numbers.move(id, slopes[id]! - FORGOTTEN * numbers.now[id]!);
      slopes[id] = 0;
    }
  }
}

function* signSets(examples: readonly RankingExample[]): Generator<Iterable<string>> {
  for (const { candidates } of examples) for (const signs of candidates) yield Array.from(signs, ([sign]) => sign);
}

function told({ candidates, right }: RankingExample, numbered: ReadonlyMap<string, number>): Told {
  const known = candidates.map((signs) => [...signs].flatMap(([sign, amount]) => (numbered.has(sign) ? [{ id: numbered.get(sign)!, amount }] : [])));
  const starts = Int32Array.from([0, ...known.map((_, place) => known.slice(0, place + 1).reduce((sum, one) => sum + one.length, 0))]);
  const all = known.flat();
  return { right, starts, ids: Int32Array.from(all, ({ id }) => id), amounts: Float32Array.from(all, ({ amount }) => amount) };
}
