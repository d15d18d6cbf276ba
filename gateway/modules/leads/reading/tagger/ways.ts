import { mayFollow, TAGS } from './tags.ts';

/** What is said of a message's words. */
export interface Opinion {
  /** For each word how much speaks for each tag. */
  readonly scores: readonly Float64Array[];
  /** How much speaks for a tag after another: `before * TAGS + tag`. */
  readonly steps: ArrayLike<number>;
}

/** Logarithms, of which the weights of ways are the powers. By word and tag. */
export interface Ways {
  /** Of all ways from the message's beginning to a tag. */
  readonly forward: readonly Float64Array[];
  /** Of all ways from a tag on to the message's end. */
  readonly backward: readonly Float64Array[];
  /** Of all ways through the message. */
  readonly whole: number;
}

/**
 * Sums up all ways to tag a message of at least one word (forward and backward: Rabiner, 1989). A tag has its share of them:
 * `exp(forward + backward - whole)`.
 */
export function sumUp({ scores, steps }: Opinion): Ways {
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
  return { forward, backward, whole: logOfSum(forward.at(-1)!) };
}

function logOfSum(logs: Float64Array): number {
  let most = -Infinity;
  for (const one of logs) if (one > most) most = one;
  let sum = 0;
  for (const one of logs) sum += Math.exp(one - most);
  return most + Math.log(sum);
}
