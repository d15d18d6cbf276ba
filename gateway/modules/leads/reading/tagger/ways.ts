import { mayFollow, TAGS } from './tags.ts';

/** What is said of a message's words. */
export interface Opinion {
  /** For each word how much speaks for each tag. */
  readonly scores: readonly Float64Array[];
  /** How much speaks for a tag after another: `before * TAGS + tag`. */
  readonly steps: ArrayLike<number>;
}

/** All ways to tag a message. */
export interface Ways {
  /** By word, and by tag: the share of the ways that pass through it, from 0 to 1. */
  readonly shares: readonly Float64Array[];
  /** The share of the ways that go from each tag to each, at all places together: `before * TAGS + tag`. */
  readonly ofSteps: Float64Array;
  /** The weight of all of them, as a logarithm. */
  readonly whole: number;
}

/** A tag that nothing speaks for is possible all the same. */
const HARDLY = 1e-200;

/** By step, whether it may be taken. */
const possible = Uint8Array.from({ length: TAGS * TAGS }, (_, step) => (mayFollow(step % TAGS, Math.floor(step / TAGS)) ? 1 : 0));

/**
 * Sums up all ways to tag a message of at least one word (forward and backward, scaled at each place: Rabiner, A tutorial on hidden
 * Markov models, 1989).
 */
export function sumUp({ scores, steps }: Opinion): Ways {
  const through = Float64Array.from(possible, (may, step) => (may ? Math.exp(steps[step]!) : 0));
  const length = scores.length;
  const weights = new Float64Array(length * TAGS);
  const forward = new Float64Array(length * TAGS);
  const scales = new Float64Array(length);
  let whole = 0;
  for (let at = 0; at < length; at++) {
    const here = at * TAGS;
    const score = scores[at]!;
    let most = score[0]!;
    for (let tag = 1; tag < TAGS; tag++) if (score[tag]! > most) most = score[tag]!;
    let scale = 0;
    for (let tag = 0; tag < TAGS; tag++) {
      const weight = Math.max(Math.exp(score[tag]! - most), HARDLY);
      let ways = 0;
      if (at === 0) ways = mayFollow(tag, undefined) ? 1 : 0;
      else for (let from = 0; from < TAGS; from++) ways += forward[here - TAGS + from]! * through[from * TAGS + tag]!;
      weights[here + tag] = weight;
      forward[here + tag] = ways * weight;
      scale += ways * weight;
    }
    for (let tag = 0; tag < TAGS; tag++) forward[here + tag]! /= scale;
    scales[at] = scale;
    whole += Math.log(scale) + most;
  }
  const backward = new Float64Array(length * TAGS).fill(1, (length - 1) * TAGS);
  const ofSteps = new Float64Array(TAGS * TAGS);
  for (let at = length - 2; at >= 0; at--) {
    const [here, next] = [at * TAGS, (at + 1) * TAGS];
    for (let from = 0; from < TAGS; from++) {
      let ways = 0;
      for (let tag = 0; tag < TAGS; tag++) {
        const one = (through[from * TAGS + tag]! * weights[next + tag]! * backward[next + tag]!) / scales[at + 1]!;
        ways += one;
        ofSteps[from * TAGS + tag]! += forward[here + from]! * one;
      }
      backward[here + from] = ways;
    }
  }
  return { shares: scores.map((_, at) => forward.slice(at * TAGS, (at + 1) * TAGS).map((share, tag) => share * backward[at * TAGS + tag]!)), ofSteps, whole };
}
