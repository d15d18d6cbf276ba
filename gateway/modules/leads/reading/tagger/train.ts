import { numberSigns } from '../../../learning/known-signs.ts';
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
const DROPPED = 0.5;

/**
 * Learns how much each sign speaks for each tag: a linear-chain conditional random field (Lafferty et al., 2001), by
 * stochastic gradient. The same examples in the same order give the same weights.
 */
export function train(examples: readonly Example[]): Learnt {
  const ids = numberSigns(examples.map(({ signs }) => signs.flat()), LEAST);
  const weights = Array.from(ids, () => new LearntNumbers(TAGS));
  const steps = new LearntNumbers(TAGS * TAGS);
  const random = randomNumbers();
  const known = examples.filter(({ tags }) => tags.length > 0).map(({ signs, tags }) => ({ tags, told: signs.map((here) => Int32Array.from(here.flatMap((sign) => ids.get(sign) ?? []))) }));
  learnInRounds(known, [...weights, steps], ROUNDS, random, ({ told, tags }) => learn(told.map((here) => here.filter(() => random() > DROPPED)), tags));
  return { signs: new Map([...ids].map(([sign, id]) => [sign, weights[id]!.mean()])), steps: steps.mean() };

  function learn(told: readonly Int32Array[], tags: readonly number[]): void {
    const scores = told.map((here) => {
      const score = new Float64Array(TAGS);
      for (const id of here) for (let tag = 0; tag < TAGS; tag++) score[tag]! += weights[id]!.now[tag]!;
      return score;
    });
    const { forward, backward, whole } = sumUp(scores, steps.now);
    for (const [at, here] of told.entries()) {
      const slope = Float64Array.from({ length: TAGS }, (_, tag) => (tags[at] === tag ? 1 : 0) - Math.exp(forward[at]![tag]! + backward[at]![tag]! - whole));
      for (const id of here) for (let tag = 0; tag < TAGS; tag++) weights[id]!.move(tag, slope[tag]!);
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
