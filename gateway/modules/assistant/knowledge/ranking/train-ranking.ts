import { numberSigns } from '../../../learning/known-signs.ts';
import { learnInRounds } from '../../../learning/learn-in-rounds.ts';
import { LearntNumbers } from '../../../learning/learnt-numbers.ts';
import { randomNumbers } from '../../../learning/random-numbers.ts';
import { softmax } from '../../../learning/softmax.ts';
import type { Learnt } from '../../../learning/weights.ts';
import { UNITS } from './chances.ts';
import type { PackedSigns } from './packed-signs.ts';

/** Candidates for the answer to a question, and which of them hold it: one at least. */
export interface RankingExample {
  readonly candidates: readonly PackedSigns[];
  readonly right: readonly boolean[];
}

/** A sign that fewer candidates have is not learnt. */
const LEAST = 20;
const ROUNDS = { all: 9, averaged: 4 };
/** What is learnt from few questions stays near nought: so much of a number goes with each question that it has to do with (ridge). */
const FORGOTTEN = 0.1;
/** What signs say to the units is learnt more slowly than what they say by themselves (learnt-numbers.ts). */
const RATE = 0.02;
/** How far from nought that is at first, at most, and what the units say: were they alike, they would all learn the same. */
const APART = { toUnit: 0.05, fromUnit: 0.3 };
/** This share of the units is left out of each question, another one each time, so that none relies on the others (dropout: Srivastava et al., 2014). */
const LEFT_OUT = 0.6;

/** The signs of a question's candidates, one after the other, by their numbers. */
interface Told {
  readonly right: readonly boolean[];
  /** Where each candidate's begin; one more at the end. */
  readonly starts: Int32Array;
  readonly ids: Int32Array;
  readonly amounts: Float32Array;
}

/**
 * Learns how much each sign speaks for a candidate, by itself and by way of units that hear several (chances.ts): that one of those which hold
 * the answer is the likeliest (conditional logit: McFadden, 1974; of several right ones any will do). The same examples in the same order
 * give the same weights.
 */
export function trainRanking(examples: readonly RankingExample[]): Learnt {
  const numbered = numberSigns(signSets(examples), LEAST);
  const random = randomNumbers();
  const within = (most: number) => () => (random() * 2 - 1) * most;
  const straight = new LearntNumbers(numbered.size);
  const toUnits = new LearntNumbers(numbered.size * UNITS, RATE, within(APART.toUnit));
  const fromUnits = new LearntNumbers(UNITS, RATE, within(APART.fromUnit));
  const [slopes, slopesTo] = [new Float64Array(numbered.size), new Float64Array(numbered.size * UNITS)];
  learnInRounds(examples.map((example) => told(example, numbered)), [straight, toUnits, fromUnits], ROUNDS, random, learn);
  const [alone, to, from] = [straight.mean(), toUnits.mean(), fromUnits.mean()];
  return { signs: new Map([...numbered].map(([sign, id]) => [sign, [alone[id]!, ...to.subarray(id * UNITS, (id + 1) * UNITS)]])), steps: from };

  function learn(one: Told): void {
    const kept = Float64Array.from({ length: UNITS }, () => (random() < LEFT_OUT ? 0 : 1 / (1 - LEFT_OUT)));
    const heard = new Float64Array(one.right.length * UNITS);
    const chances = softmax(one.right.map((_, place) => sumOf(one, place, kept, heard)));
    const ofRight = chances.reduce((all, chance, place) => all + (one.right[place] ? chance : 0), 0) || 1;
    const touched = new Set<number>();
    const slopesFrom = new Float64Array(UNITS);
    chances.forEach((chance, place) => addSlopes(one, place, (one.right[place] ? chance / ofRight : 0) - chance));
    for (const id of touched) move(id);
    slopesFrom.forEach((slope, unit) => fromUnits.move(unit, slope));

    function addSlopes({ starts, ids, amounts }: Told, place: number, slope: number): void {
      const back = new Float64Array(UNITS);
      for (let unit = 0; unit < UNITS; unit++) {
        const input = heard[place * UNITS + unit]!;
        if (input <= 0) continue;
        slopesFrom[unit]! += slope * input * kept[unit]!;
        back[unit] = slope * kept[unit]! * fromUnits.now[unit]!;
      }
      for (let at = starts[place]!; at < starts[place + 1]!; at++) {
        const [id, amount] = [ids[at]!, amounts[at]!];
        slopes[id]! += slope * amount;
        for (let unit = 0; unit < UNITS; unit++) slopesTo[id * UNITS + unit]! += back[unit]! * amount;
        touched.add(id);
      }
    }
  }

  /** What the signs of a candidate come to; what its units heard is kept in `heard`. */
  function sumOf({ starts, ids, amounts }: Told, place: number, kept: Float64Array, heard: Float64Array): number {
    const own = place * UNITS;
    let sum = 0;
    for (let at = starts[place]!; at < starts[place + 1]!; at++) {
      const [id, amount] = [ids[at]!, amounts[at]!];
      sum += straight.now[id]! * amount;
      for (let unit = 0; unit < UNITS; unit++) heard[own + unit]! += toUnits.now[id * UNITS + unit]! * amount;
    }
    for (let unit = 0; unit < UNITS; unit++) sum += Math.max(0, heard[own + unit]!) * kept[unit]! * fromUnits.now[unit]!;
    return sum;
  }

  /** Moves what a sign says, by itself and to the units that were on. */
  function move(id: number): void {
    straight.move(id, slopes[id]! - FORGOTTEN * straight.now[id]!);
    slopes[id] = 0;
    for (let at = id * UNITS; at < (id + 1) * UNITS; at++) {
      if (slopesTo[at] !== 0) toUnits.move(at, slopesTo[at]! - FORGOTTEN * toUnits.now[at]!);
      slopesTo[at] = 0;
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
