import { learnInRounds } from '../../../learning/learn-in-rounds.ts';
import { LearntNumbers } from '../../../learning/learnt-numbers.ts';
import { randomNumbers } from '../../../learning/random-numbers.ts';
import type { Learnt } from '../../../learning/weights.ts';
import { mayFollow, TAGS } from './tags.ts';
import { sumUp } from './ways.ts';

/** The signs of a message's words, and the right tags. */
export interface Example {
  readonly signs: readonly (readonly string[])[];
  readonly tags: readonly number[];
}

/** A sign that fewer messages have is not learnt: a message and its copy (variations.ts) are not enough. */
const LEAST = 3;
const ROUNDS = { all: 20, averaged: 12 };
/** So many signs are passed over, each time others: no word is relied on where its surroundings tell as well (dropout: Srivastava et al., 2014). */
const DROPPED = 0.6;

/** An example with its signs by their numbers. */
interface Told {
  readonly told: readonly Int32Array[];
  readonly tags: readonly number[];
}

/**
 * Learns how much each sign speaks for each tag: a linear-chain conditional random field (Lafferty et al., 2001), by
 * stochastic gradient. The same examples in the same order give the same weights.
 */
export function train(examples: Iterable<Example>): Learnt {
  const { known, signs } = withNumbers(examples);
  const weights = new LearntNumbers(signs.length * TAGS);
  const steps = new LearntNumbers(TAGS * TAGS);
  const random = randomNumbers();
  learnInRounds(known, [weights, steps], ROUNDS, random, ({ told, tags }) => learn(told.map((here) => here.filter(() => random() > DROPPED)), tags));
  const means = weights.mean();
  return { signs: new Map(signs.map((sign, id) => [sign, means.subarray(id * TAGS, (id + 1) * TAGS)])), steps: steps.mean() };

  function learn(told: readonly Int32Array[], tags: readonly number[]): void {
    const scores = told.map((here) => {
      const score = new Float64Array(TAGS);
      for (const id of here) for (let tag = 0; tag < TAGS; tag++) score[tag]! += weights.now[id * TAGS + tag]!;
      return score;
    });
    const { forward, backward, whole } = sumUp(scores, steps.now);
    for (const [at, here] of told.entries()) {
      const slope = Float64Array.from({ length: TAGS }, (_, tag) => (tags[at] === tag ? 1 : 0) - Math.exp(forward[at]![tag]! + backward[at]![tag]! - whole));
      for (const id of here) for (let tag = 0; tag < TAGS; tag++) weights.move(id * TAGS + tag, slope[tag]!);
      if (at === 0) continue;
      for (let from = 0; from < TAGS; from++) {
        for (let tag = 0; tag < TAGS; tag++) {
          if (!mayFollow(tag, from)) continue;
          const step = from * TAGS + tag;
          const share = Math.exp(forward[at - 1]![from]! + steps.now[step]! + scores[at]![tag]! + backward[at]![tag]! - whole);
          steps.move(step, (tags[at - 1] === from && tags[at] === tag ? 1 : 0) - share);
        }
      }
    }
  }
}

/** Numbers the signs that enough examples have. Names are held once: all of them, each by itself, would take several gigabytes. */
function withNumbers(examples: Iterable<Example>): { readonly known: Told[]; readonly signs: string[] } {
  const places = new Map<string, number>();
  const counts: number[] = [];
  const read: Told[] = [];
  for (const { signs, tags } of examples) {
    if (tags.length === 0) continue;
    const told = signs.map((here) => Int32Array.from(here, (sign) => {
      const place = places.get(sign) ?? places.size;
      if (place === places.size) places.set(sign, place);
      return place;
    }));
    for (const place of new Set(told.flatMap((here) => [...here]))) counts[place] = (counts[place] ?? 0) + 1;
    read.push({ told, tags });
  }
  const signs = [...places.keys()].filter((_, place) => counts[place]! >= LEAST);
  const ids = new Int32Array(places.size).fill(-1);
  signs.forEach((sign, id) => (ids[places.get(sign)!] = id));
  return { signs, known: read.map(({ told, tags }) => ({ tags, told: told.map((here) => here.map((place) => ids[place]!).filter((id) => id >= 0)) })) };
}
