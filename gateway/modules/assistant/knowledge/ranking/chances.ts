import type { Signs } from './signs.ts';

/** What has been learnt: how much each sign speaks for a candidate. */
export type SignWeights = (sign: string) => number;

/** How likely each of some candidates is to hold the answer, as far as one of them does: together 1. */
export function chancesOf(candidates: readonly Signs[], weightOf: SignWeights): number[] {
  const sums = candidates.map((signs) => {
    let sum = 0;
    for (const [sign, amount] of signs) sum += weightOf(sign) * amount;
    return sum;
  });
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const whole = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => share / whole);
}
