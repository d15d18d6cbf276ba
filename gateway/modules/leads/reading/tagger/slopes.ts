import { mayFollow, TAGS } from './tags.ts';
import { type Opinion, sumUp } from './ways.ts';

/** How the right tags would be more likely. */
export interface Slopes {
  /** By word and tag. */
  readonly ofScores: readonly Float64Array[];
  readonly ofSteps: Float64Array;
  /** How likely the right tags are now, as a logarithm. */
  readonly likelihood: number;
}

/** The slopes of the right tags' likelihood among all ways to tag a message (Lafferty et al., Conditional random fields, 2001). */
export function slopesOf({ scores, steps }: Opinion, tags: readonly number[]): Slopes {
  const { forward, backward, whole } = sumUp({ scores, steps });
  const ofSteps = new Float64Array(TAGS * TAGS);
  let likelihood = -whole;
  const ofScores = scores.map((score, at) => {
    const right = tags[at]!;
    likelihood += score[right]!;
    if (at > 0) {
      const before = tags[at - 1]!;
      likelihood += steps[before * TAGS + right]!;
      ofSteps[before * TAGS + right]! += 1;
      for (let from = 0; from < TAGS; from++) {
        for (let to = 0; to < TAGS; to++) {
          const step = from * TAGS + to;
          if (mayFollow(to, from)) ofSteps[step]! -= Math.exp(forward[at - 1]![from]! + steps[step]! + score[to]! + backward[at]![to]! - whole);
        }
      }
    }
    return Float64Array.from({ length: TAGS }, (_, tag) => (tag === right ? 1 : 0) - Math.exp(forward[at]![tag]! + backward[at]![tag]! - whole));
  });
  return { ofScores, ofSteps, likelihood };
}
