import { numberSigns } from '../../../learning/known-signs.ts';
import { learnInRounds } from '../../../learning/learn-in-rounds.ts';
import { LearntNumbers } from '../../../learning/learnt-numbers.ts';
import { randomNumbers } from '../../../learning/random-numbers.ts';
import type { Learnt } from '../../../learning/weights.ts';
import { weighedServices } from './weigh-needs.ts';

/** The signs of each message of a conversation, and what is asked for in one of them or another. */
export interface NeedExample {
  readonly messages: readonly (readonly string[])[];
  readonly services: readonly string[];
  /** Whether they are asked for can be seen either way. */
  readonly debatable: readonly string[];
}

/** A sign that fewer conversations have is not learnt. */
const LEAST = 3;
const ROUNDS = { all: 24, averaged: 8 };
/** So many signs are passed over, each time others (dropout: Srivastava et al., 2014). */
const DROPPED = 0.3;

/**
 * Learns how much each sign speaks for each service, by logistic regression. Which of its messages asks for a service nobody has
 * noted: one of them does, and those that seem to are learnt from more than the others (noisy or: Viola et al., Multiple instance
 * boosting, 2005). The same examples in the same order give the same weights.
 */
export function trainNeeds(examples: readonly NeedExample[]): Learnt {
  const ids = numberSigns(examples.map(({ messages }) => messages.flat()), LEAST);
  const weights = weighedServices.map(() => new LearntNumbers(ids.size));
  const random = randomNumbers();
  const known = examples.map(({ messages, ...rest }) => ({ ...rest, told: messages.map((signs) => signs.flatMap((sign) => ids.get(sign) ?? [])) }));
  learnInRounds(known, weights, ROUNDS, random, learn);
  const means = weights.map((numbers) => numbers.mean());
  return { signs: new Map([...ids].map(([sign, id]) => [sign, means.map((mean) => mean[id]!)])), steps: [] };

  function learn({ told, services, debatable }: (typeof known)[number]): void {
    const some = told.map((signs) => signs.filter(() => random() > DROPPED));
    for (const [place, value] of weighedServices.entries()) {
      const wanted = services.includes(value);
      if (!wanted && debatable.includes(value)) continue;
      const numbers = weights[place]!;
      const sums = some.map((signs) => signs.reduce((sum, id) => sum + numbers.now[id]!, 0));
      const chances = sums.map((sum) => 1 / (1 + Math.exp(-sum)));
      const none = chances.reduce((product, chance) => product * (1 - chance), 1);
      for (const [message, chance] of chances.entries()) {
        const slope = wanted ? (chance * none) / Math.max(1 - none, Number.EPSILON) : -chance;
        for (const id of some[message]!) numbers.move(id, slope);
      }
    }
  }
}
