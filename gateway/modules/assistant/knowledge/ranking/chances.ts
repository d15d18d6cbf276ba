import { softmax } from '../../../learning/softmax.ts';
import type { Weights } from '../../../learning/weights.ts';
import type { Signs } from './signs.ts';

/** Each hears what several signs say together, of which none says it alone: a rectified linear unit (Nair and Hinton, 2010). So many by trial: with fewer answers grow longer. */
export const UNITS = 48;

/**
 * What has been learnt. Of each sign: how much it speaks for a candidate by itself, and then what it says to each unit. The steps: how much
 * each unit speaks for a candidate, where it is on.
 */
export type RankingWeights = Weights;

/** How likely each of some candidates is to hold the answer, as far as one of them does: together 1. */
export const chancesOf = (candidates: readonly Signs[], weights: RankingWeights): number[] => softmax(candidates.map((signs) => sumOf(signs, weights)));

function sumOf(signs: Signs, { signs: known, steps }: RankingWeights): number {
  const heard = new Float64Array(steps.length);
  let sum = 0;
  for (const [sign, amount] of signs) {
    const weights = known.get(sign);
    if (!weights) continue;
    sum += weights[0]! * amount;
    for (let unit = 0; unit < heard.length; unit++) heard[unit]! += weights[unit + 1]! * amount;
  }
  for (let unit = 0; unit < heard.length; unit++) if (heard[unit]! > 0) sum += heard[unit]! * steps[unit]!;
  return sum;
}
