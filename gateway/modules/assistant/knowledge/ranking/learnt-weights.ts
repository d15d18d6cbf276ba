import { readWeights } from '../../../learning/weights.ts';
import { UNITS, type RankingWeights } from './chances.ts';
import { learnt } from './learnt.ts';

/** What a sign says is learnt to a thousandth: hundreds of them are added up. */
export const UNIT = 1000;

/** Weights as they were written, `UNIT` to 1. */
export function readRankingWeights(text: string): RankingWeights {
  const { signs, steps } = readWeights(text, 1 + UNITS, UNIT);
  return { signs, steps: Array.from(steps).slice(0, UNITS) };
}

/** Read when they are needed first. */
let weights: RankingWeights | undefined;

/** How much each sign speaks for a passage, as learnt (train-ranking.ts). */
export const learntWeights = (): RankingWeights => (weights ??= readRankingWeights(learnt));
