import { describe, expect, it } from 'vitest';
import { writeWeights } from '../../../learning/weights.ts';
import { knowledgeOfContent } from '../knowledge.ts';
import { chancesOf } from './chances.ts';
import { readRankingWeights, UNIT } from './learnt-weights.ts';
import type { Signs } from './signs.ts';
import { trainRanking } from './train-ranking.ts';

/** Of three passages the one that tells a date answers when, and the one that tells a sum how much. */
const [date, sum, neither]: Signs[] = [new Map([['when: date', 1], ['how much: date', 0]]), new Map([['how much: sum', 1]]), new Map([['length', 0.5]])] as [Signs, Signs, Signs];
const asked = (...candidates: Signs[]) => Array.from({ length: 12 }, (_, turn) => {
  const turned = [...candidates.slice(turn % 3), ...candidates.slice(0, turn % 3)];
  return { candidates: turned, right: turned.map((one) => one === candidates[0]) };
});
const examples = [...asked(date!, neither!, neither!), ...asked(sum!, neither!, neither!)];

describe('which passage answers a question', () => {
  const learnt = readRankingWeights(writeWeights(trainRanking(examples), UNIT));

  it('is learnt from those that did', () => {
    for (const { candidates, right } of examples) {
      const chances = chancesOf(candidates, learnt);
      expect(chances.indexOf(Math.max(...chances))).toBe(right.indexOf(true));
    }
  });

  it('is learnt alike each time', () => {
    expect(writeWeights(trainRanking(examples), UNIT)).toBe(writeWeights(trainRanking(examples), UNIT));
  });

  it('is told in chances that are 1 together', () => {
    const chances = chancesOf([date!, sum!, neither!], learnt);
    expect(chances.reduce((all, chance) => all + chance, 0)).toBeCloseTo(1, 12);
    expect(chancesOf([neither!, neither!], learnt)).toEqual([0.5, 0.5]);
  });
});

describe('what was learnt', () => {
  const knowledge = knowledgeOfContent();

  it.each([
    ['why did you open in Dubai, actually?', /should not have to wait for the morning in India/],
    ['Which e-commerce platforms do you work on?', /WooCommerce/],
    ['is my conversation with you used for training AI models', /may not use it to train models/],
  ])('puts first what tells it: %s', async (question, fact) => {
    const [best] = await knowledge.search(knowledge.understand(question));
    expect(best!.passage.items.map(({ text }) => text).join(' ')).toMatch(fact);
  });

  it('finds nothing where there is nothing to find', async () => {
    expect(await knowledge.search(knowledge.understand(''))).toEqual([]);
  });
});
