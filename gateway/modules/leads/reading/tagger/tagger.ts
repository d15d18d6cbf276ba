import type { Span } from '../../evidence.ts';
import { fieldOf, isBegin, mayFollow, NOTHING, type TaggedField, TAGS } from './tags.ts';
import type { Token } from './tokens.ts';

/** What has been learnt: how much each sign speaks for each tag, and one tag for the next. */
export interface Weights {
  /** By sign, a weight for each tag. */
  readonly signs: ReadonlyMap<string, ArrayLike<number>>;
  /** By tag and the tag before it: `before * TAGS + tag`. */
  readonly steps: ArrayLike<number>;
}

export interface Tagged extends Span {
  readonly field: TaggedField;
}

/** What speaks against taking nothing: a miss is as bad as a mistake. By trial on conversations that were not learnt from. */
const EAGER = 0.5;

/** The likeliest tags for the words of a message, all together (Viterbi, as in Lafferty et al., Conditional random fields, 2001). */
export function tagsFor({ signs, steps }: Weights, told: readonly (readonly string[])[]): number[] {
  const scores: Float64Array[] = [];
  const origins: Int8Array[] = [];
  for (const [at, here] of told.entries()) {
    const score = new Float64Array(TAGS);
    score[NOTHING] = -EAGER;
    for (const sign of here) {
      const weights = signs.get(sign);
      if (weights) for (let tag = 0; tag < TAGS; tag++) score[tag]! += weights[tag]!;
    }
    const origin = new Int8Array(TAGS);
    const before = scores[at - 1];
    for (let tag = 0; tag < TAGS; tag++) {
      if (!before) {
        score[tag]! += mayFollow(tag, undefined) ? 0 : -Infinity;
        continue;
      }
      let best = -Infinity;
      for (let from = 0; from < TAGS; from++) {
        const through = mayFollow(tag, from) ? before[from]! + steps[from * TAGS + tag]! : -Infinity;
        if (through > best) [best, origin[tag]] = [through, from];
      }
      score[tag]! += best;
    }
    scores.push(score);
    origins.push(origin);
  }
  const last = scores.at(-1);
  if (!last) return [];
  const tags: number[] = [last.indexOf(Math.max(...last))];
  for (let at = origins.length - 1; at > 0; at--) tags.unshift(origins[at]![tags[0]!]!);
  return tags;
}

/** The stretches that tags name. */
export function stretchesOf(tokens: readonly Token[], tags: readonly number[]): Tagged[] {
  const stretches: Tagged[] = [];
  tags.forEach((tag, at) => {
    if (tag === NOTHING) return;
    const { start, end } = tokens[at]!;
    const open = stretches.at(-1);
    if (isBegin(tag) || !open) stretches.push({ field: fieldOf(tag)!, start, end });
    else stretches[stretches.length - 1] = { ...open, end };
  });
  return stretches;
}
