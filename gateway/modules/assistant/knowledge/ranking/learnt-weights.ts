import { readWeights, type Weights } from '../../../learning/weights.ts';
import { learnt } from './learnt.ts';

/** What a sign says is learnt to a thousandth: hundreds of them are added up. */
export const UNIT = 1000;

/** Read when they are needed first. */
let weights: Weights['signs'] | undefined;

/** How much a sign speaks for a passage, as learnt (train-ranking.ts). */
export function weightOf(sign: string): number {
  weights ??= readWeights(learnt, 1, UNIT).signs;
  return weights.get(sign)?.[0] ?? 0;
}
