import { softmax } from '../../../learning/softmax.ts';
import type { Signs } from './signs.ts';

/** What has been learnt: how much each sign speaks for a candidate. */
export type SignWeights = (sign: string) => number;

/** How likely each of some candidates is to hold the answer, as far as one of them does: together 1. */
export function chancesOf(candidates: readonly Signs[], weightOf: SignWeights): number[] {
  return softmax(candidates.map((signs) => {
    let sum = 0;
    for (const [sign, amount] of signs) sum += weightOf(sign) * amount;
    return sum;
  }));
}
