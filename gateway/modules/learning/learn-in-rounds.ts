import type { LearntNumbers } from './learnt-numbers.ts';
import { shuffle } from './random-numbers.ts';

interface Rounds {
  readonly all: number;
  /** What is learnt in the end is the mean of what was after each of the last so many. */
  readonly averaged: number;
}

/** Learns from all examples several times, each time in another order. */
export function learnInRounds<Example>(examples: readonly Example[], learnt: readonly LearntNumbers[], { all, averaged }: Rounds, random: () => number, learn: (example: Example) => void): void {
  const order = [...examples];
  for (let round = 0; round < all; round++) {
    shuffle(order, random);
    for (const example of order) learn(example);
    if (round >= all - averaged) for (const numbers of learnt) numbers.keep();
  }
}
