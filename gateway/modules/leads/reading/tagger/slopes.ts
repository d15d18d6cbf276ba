import { TAGS } from './tags.ts';
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
  const { shares, ofSteps: expected, whole } = sumUp({ scores, steps });
  const ofScores = shares.map((share) => share.map((one) => -one));
  const ofSteps = expected.map((one) => -one);
  let likelihood = -whole;
  for (const [at, right] of tags.entries()) {
    ofScores[at]![right]! += 1;
    likelihood += scores[at]![right]!;
    if (at === 0) continue;
    const step = tags[at - 1]! * TAGS + right;
    ofSteps[step]! += 1;
    likelihood += steps[step]!;
  }
  return { ofScores, ofSteps, likelihood };
}
