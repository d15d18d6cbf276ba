import { learnInRounds } from '../../../learning/learn-in-rounds.ts';
import { isWorthMoving, LearntNumbers } from '../../../learning/learnt-numbers.ts';
import { randomNumbers } from '../../../learning/random-numbers.ts';
import type { Learnt } from '../../../learning/weights.ts';
import { type Example, numbered } from './numbered-examples.ts';
import { slopesOf } from './slopes.ts';
import { TAGS } from './tags.ts';

/** A sign that fewer messages have is not learnt: a message and its copy (variations.ts) are not enough. */
const LEAST = 3;
const ROUNDS = { all: 20, averaged: 12 };
/** So many signs are passed over, each time others: no word is relied on where its surroundings tell as well (dropout: Srivastava et al., 2014). */
const DROPPED = 0.6;

/**
 * Learns how much each sign speaks for each tag: a linear-chain conditional random field (Lafferty et al., 2001), by
 * stochastic gradient. The same examples in the same order give the same weights.
 */
export function train(examples: Iterable<Example>): Learnt {
  const { known, signs } = numbered(examples, LEAST);
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
    const { ofScores, ofSteps } = slopesOf({ scores, steps: steps.now }, tags);
    for (const [at, here] of told.entries()) {
      for (let tag = 0; tag < TAGS; tag++) {
        const slope = ofScores[at]![tag]!;
        if (isWorthMoving(slope)) for (const id of here) weights.move(id * TAGS + tag, slope);
      }
    }
    for (let step = 0; step < ofSteps.length; step++) steps.move(step, ofSteps[step]!);
  }
}
