import { describe, expect, it } from 'vitest';
import { mayFollow, TAGS } from './tags.ts';
import { sumUp } from './ways.ts';

const numbers = (length: number, far: number) => Float64Array.from({ length }, (_, place) => Math.sin(place * 2.3 + 0.7) * far);
const opinion = (words: number, far: number) => ({ scores: Array.from({ length: words }, (_, at) => numbers(TAGS, far).map((score, tag) => score * Math.cos(at * TAGS + tag))), steps: numbers(TAGS * TAGS, 2) });

/** Every way to tag so many words, one by one. */
function allWays(words: number): number[][] {
  let ways: number[][] = [[]];
  for (let at = 0; at < words; at++) ways = ways.flatMap((way) => Array.from({ length: TAGS }, (_, tag) => tag).filter((tag) => mayFollow(tag, way.at(-1))).map((tag) => [...way, tag]));
  return ways;
}

describe('all ways to tag a message', () => {
  it('are summed up as one by one', () => {
    const { scores, steps } = opinion(4, 3);
    const weighed = allWays(4).map((way) => ({ way, weight: Math.exp(way.reduce((sum, tag, at) => sum + scores[at]![tag]! + (at > 0 ? steps[way[at - 1]! * TAGS + tag]! : 0), 0)) }));
    const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
    const shareOf = (passes: (way: readonly number[]) => number) => weighed.reduce((sum, { way, weight }) => sum + passes(way) * weight, 0) / whole;

    const { shares, ofSteps, whole: logarithm } = sumUp({ scores, steps });
    expect(logarithm).toBeCloseTo(Math.log(whole), 9);
    for (const [at, share] of shares.entries()) share.forEach((one, tag) => expect(one).toBeCloseTo(shareOf((way) => (way[at] === tag ? 1 : 0)), 9));
    ofSteps.forEach((one, step) => expect(one).toBeCloseTo(shareOf((way) => way.filter((tag, at) => at > 0 && way[at - 1]! * TAGS + tag === step).length), 9));
  });

  it('are summed up however much speaks for one of them', () => {
    const { shares, whole } = sumUp(opinion(30, 900));
    expect(Number.isFinite(whole)).toBe(true);
    for (const share of shares) expect(share.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6);
  });
});
