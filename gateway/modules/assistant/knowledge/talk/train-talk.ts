import { numberSigns } from '../../../learning/known-signs.ts';
import { learnInRounds } from '../../../learning/learn-in-rounds.ts';
import { LearntNumbers } from '../../../learning/learnt-numbers.ts';
import { randomNumbers } from '../../../learning/random-numbers.ts';
import { softmax } from '../../../learning/softmax.ts';
import type { Learnt } from '../../../learning/weights.ts';
import { talkClasses } from './talk-of.ts';
import { talkSignsOf } from './talk-signs.ts';

export interface TalkExample {
  readonly message: string;
  readonly is: (typeof talkClasses)[number];
}

/** A sign that fewer messages have is not learnt. */
const LEAST = 3;
const ROUNDS = { all: 16, averaged: 8 };
/** So many signs are passed over, each time others (dropout: Srivastava et al., 2014). */
const DROPPED = 0.3;

/** Learns how much each sign speaks for each kind of talk, by multinomial logistic regression. The same examples in the same order give the same weights. */
export function trainTalk(examples: readonly TalkExample[]): Learnt {
  const told = examples.map(({ message }) => talkSignsOf(message));
  const ids = numberSigns(told, LEAST);
  const weights = Array.from(ids, () => new LearntNumbers(talkClasses.length));
  const random = randomNumbers();
  const known = examples.map(({ is }, at) => ({ right: talkClasses.indexOf(is), ids: told[at]!.flatMap((sign) => ids.get(sign) ?? []) }));
  learnInRounds(known, weights, ROUNDS, random, ({ right, ids: all }) => {
    const some = all.filter(() => random() > DROPPED);
    const chances = softmax(talkClasses.map((_, at) => some.reduce((sum, id) => sum + weights[id]!.now[at]!, 0)));
    chances.forEach((chance, at) => {
      const slope = (at === right ? 1 : 0) - chance;
      for (const id of some) weights[id]!.move(at, slope);
    });
  });
  return { signs: new Map([...ids].map(([sign, id]) => [sign, weights[id]!.mean()])), steps: [] };
}
