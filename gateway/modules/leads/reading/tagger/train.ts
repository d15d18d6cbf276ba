import type { Weights } from './tagger.ts';
import { mayFollow, TAGS } from './tags.ts';

/** The signs of a message's words, and the right tags. */
export interface Example {
  readonly signs: readonly (readonly string[])[];
  readonly tags: readonly number[];
}

/** A sign that only so many messages have tells nothing of others. */
const SELDOM = 2;
const EPOCHS = 20;
/** The weights are the mean of those after each of the last so many (Polyak and Juditsky, 1992). */
const AVERAGED = 12;
/** So many signs are passed over, each time others: no word is relied on where its surroundings tell as well (dropout: Srivastava et al., 2014). */
const DROPPED = 0.5;
/** How far a weight goes at first, and less with each time (AdaGrad: Duchi et al., 2011). */
const RATE = 0.15;
const AT_FIRST = 0.01;
/** Less than this is not worth moving a weight for. */
const NEAR = 1e-4;

/**
 * Learns how much each sign speaks for each tag: a linear-chain conditional random field (Lafferty et al., 2001), by
 * stochastic gradient. The same examples in the same order give the same weights.
 */
export function train(examples: readonly Example[]): Weights {
  const counts = new Map<string, number>();
  for (const { signs } of examples) for (const sign of new Set(signs.flat())) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const ids = new Map([...counts].filter(([, count]) => count >= SELDOM).map(([sign], id) => [sign, id]));
  const weights = Array.from(ids, () => new Float64Array(TAGS));
  const sums = weights.map(() => new Float64Array(TAGS).fill(AT_FIRST));
  const steps = new Float64Array(TAGS * TAGS);
  const stepSums = new Float64Array(TAGS * TAGS).fill(AT_FIRST);
  const random = randomNumbers();
  const order = examples.filter(({ tags }) => tags.length > 0).map(({ signs, tags }) => ({ tags, told: signs.map((here) => here.flatMap((sign) => ids.get(sign) ?? [])) }));
  const means = [...weights, steps].map(({ length }) => new Float64Array(length));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const { told, tags } of order) learn(told.map((here) => here.filter(() => random() > DROPPED)), tags);
    if (epoch < EPOCHS - AVERAGED) continue;
    for (const [place, list] of [...weights, steps].entries()) list.forEach((weight, tag) => (means[place]![tag]! += weight / AVERAGED));
  }
  return { signs: new Map([...ids].map(([sign, id]) => [sign, means[id]!])), steps: means.at(-1)! };

  function learn(told: readonly (readonly number[])[], tags: readonly number[]): void {
    const { scores, forward, backward, whole } = sumUp(told, weights, steps);
    for (const [at, here] of told.entries()) {
      const slope = Float64Array.from({ length: TAGS }, (_, tag) => (tags[at] === tag ? 1 : 0) - Math.exp(forward[at]![tag]! + backward[at]![tag]! - whole));
      for (const id of here) for (let tag = 0; tag < TAGS; tag++) move(weights[id]!, sums[id]!, tag, slope[tag]!);
      if (at === 0) continue;
      for (let from = 0; from < TAGS; from++) {
        for (let tag = 0; tag < TAGS; tag++) {
          if (!mayFollow(tag, from)) continue;
          const step = from * TAGS + tag;
          const share = Math.exp(forward[at - 1]![from]! + steps[step]! + scores[at]![tag]! + backward[at]![tag]! - whole);
          move(steps, stepSums, step, (tags[at - 1] === from && tags[at] === tag ? 1 : 0) - share);
        }
      }
    }
  }
}

function move(weights: Float64Array, sums: Float64Array, place: number, slope: number): void {
  if (Math.abs(slope) < NEAR) return;
  sums[place]! += slope * slope;
  weights[place]! += (RATE * slope) / Math.sqrt(sums[place]!);
}

/** The logarithms of all ways to each tag and on from it. */
function sumUp(told: readonly (readonly number[])[], weights: readonly Float64Array[], steps: Float64Array) {
  const scores = told.map((here) => {
    const score = new Float64Array(TAGS);
    for (const id of here) for (let tag = 0; tag < TAGS; tag++) score[tag]! += weights[id]![tag]!;
    return score;
  });
  const ways = new Float64Array(TAGS);
  const forward: Float64Array[] = [];
  for (const [at, score] of scores.entries()) {
    forward.push(Float64Array.from(score, (own, tag) => {
      if (at === 0) return mayFollow(tag, undefined) ? own : -Infinity;
      for (let from = 0; from < TAGS; from++) ways[from] = mayFollow(tag, from) ? forward[at - 1]![from]! + steps[from * TAGS + tag]! : -Infinity;
      return own + logOfSum(ways);
    }));
  }
  const backward: Float64Array[] = scores.map(() => new Float64Array(TAGS));
  for (let at = scores.length - 2; at >= 0; at--) {
    for (let from = 0; from < TAGS; from++) {
      for (let tag = 0; tag < TAGS; tag++) ways[tag] = mayFollow(tag, from) ? steps[from * TAGS + tag]! + scores[at + 1]![tag]! + backward[at + 1]![tag]! : -Infinity;
      backward[at]![from] = logOfSum(ways);
    }
  }
  return { scores, forward, backward, whole: logOfSum(forward.at(-1)!) };
}

function logOfSum(logs: Float64Array): number {
  let most = -Infinity;
  for (const one of logs) if (one > most) most = one;
  let sum = 0;
  for (const one of logs) sum += Math.exp(one - most);
  return most + Math.log(sum);
}

/** Numbers from 0 to 1, the same ones each time (Lehmer's generator: Park and Miller, 1988). */
function randomNumbers(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function shuffle(list: unknown[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
}
