import type { Span } from '../../../language/sentences.ts';
import { fieldOf, isBegin, mayFollow, NOTHING, type TaggedField, TAGS } from './tags.ts';
import type { Token } from './tokens.ts';
import { type Opinion, sumUp } from './ways.ts';

export interface Tagged extends Span {
  readonly field: TaggedField;
  /** From 0 to 1. */
  readonly chance: number;
}

/**
 * What speaks for taking something: a miss is as bad as a mistake. By trial on conversations that were not learnt from; times are told in
 * so many ways that more of them would be missed.
 */
const EAGER: Readonly<Record<TaggedField, number>> = { name: 0.6, company: 0.5, location: 0.8, budget: 0.3, timeline: 0.6 };
const eagerness = Array.from({ length: TAGS }, (_, one) => (one === NOTHING ? 0 : EAGER[fieldOf(one)!]));

/** The likeliest tags for the words of a message, all together, and how likely each is by itself, from 0 to 1. */
export function tag(opinion: Opinion): { readonly tags: readonly number[]; readonly chances: readonly number[] } {
  if (opinion.scores.length === 0) return { tags: [], chances: [] };
  const { shares } = sumUp(opinion);
  const tags = likeliestWay(opinion.scores.map((score) => score.map((own, one) => own + eagerness[one]!)), opinion.steps);
  return { tags, chances: tags.map((one, at) => shares[at]![one]!) };
}

/** By Viterbi's algorithm, as in Lafferty et al., Conditional random fields, 2001. */
function likeliestWay(scores: readonly Float64Array[], steps: ArrayLike<number>): number[] {
  const origins: Int8Array[] = [];
  let before: Float64Array | undefined;
  for (const own of scores) {
    const origin = new Int8Array(TAGS);
    const earlier = before;
    before = Float64Array.from(own, (score, to) => {
      if (!earlier) return mayFollow(to, undefined) ? score : -Infinity;
      let best = -Infinity;
      for (let from = 0; from < TAGS; from++) {
        const through = mayFollow(to, from) ? earlier[from]! + steps[from * TAGS + to]! : -Infinity;
        if (through > best) [best, origin[to]] = [through, from];
      }
      return score + best;
    });
    origins.push(origin);
  }
  const tags = [before!.indexOf(Math.max(...before!))];
  for (let at = origins.length - 1; at > 0; at--) tags.unshift(origins[at]![tags[0]!]!);
  return tags;
}

/** The stretches that tags name, each as likely as its first word. */
export function stretchesOf(tokens: readonly Token[], { tags, chances }: ReturnType<typeof tag>): Tagged[] {
  const stretches: Tagged[] = [];
  tags.forEach((one, at) => {
    if (one === NOTHING) return;
    const { start, end } = tokens[at]!;
    const open = stretches.at(-1);
    if (isBegin(one) || !open) stretches.push({ field: fieldOf(one)!, start, end, chance: chances[at]! });
    else stretches[stretches.length - 1] = { ...open, end };
  });
  return stretches;
}

/** Of stretches of one field the likeliest: who names a second town mostly tells of somebody else's. */
export function likeliestOfEach(stretches: readonly Tagged[]): Tagged[] {
  return stretches.filter(({ field, chance }) => !stretches.some((other) => other.field === field && other.chance > chance));
}
