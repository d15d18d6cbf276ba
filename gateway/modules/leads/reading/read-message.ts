import type { Finding, Span } from '../evidence.ts';
import { isOwnName } from './own-names.ts';
import { lastOfEach, outside, readByPatterns, type Circumstances } from './read-by-patterns.ts';
import { signsOf } from './tagger/signs.ts';
import { stretchesOf, tagsFor, type Tagged, type Weights } from './tagger/tagger.ts';
import { taggedFields } from './tagger/tags.ts';
import { learnt } from './tagger/learnt.ts';
import { tokensOf, type Token } from './tagger/tokens.ts';
import { readWeights } from './tagger/weights.ts';

export type { Circumstances } from './read-by-patterns.ts';

/** Read when they are needed first (prepare-reading.ts). */
let weights: Weights | undefined;

/**
 * What a visitor tells about themselves in one message, in their own words: every value stands in the message at
 * `start` to `end`, but for phone numbers (E.164) and services (the specification's values), whose words stand there.
 * Pure and certain to end: patterns and tags over at most a thousand characters.
 */
export function readMessage(message: string, circumstances: Circumstances = {}): Finding[] {
  const hints = readByPatterns(message, circumstances);
  const tokens = tokensOf(message);
  weights ??= readWeights(learnt);
  const tags = tagsFor(weights, signsOf(message, tokens, circumstances, hints));
  const sure = hints.filter(({ field }) => !isTagged(field));
  const addresses = sure.filter(({ field }) => field === 'email' || field === 'phone');
  const within = hints.filter((one) => isTagged(one.field) && !standsAlone(one, tokens));
  const told = outside([...outside(stretchesOf(tokens, tags).map((one) => finding(message, one, hints)), within), ...within], addresses).filter(({ field, value }) => !((field === 'name' || field === 'company') && isOwnName(value)));
  const named = told.filter(({ field }) => field === 'name' || field === 'company');
  // "Azure Bay Hotels" is no wish for a cloud.
  const rest = sure.filter((one) => one.field !== 'servicesInterested' || outside([one], named).length > 0);
  return lastOfEach([...told, ...rest]);
}

const isTagged = (field: Finding['field']) => (taggedFields as readonly string[]).includes(field);

/** In some scripts, and in "Stockholm-based", what is told is a part of what is written in one: only a pattern can tell. */
const standsAlone = ({ start, end }: Span, tokens: readonly Token[]) => tokens.some((token) => token.start === start) && tokens.some((token) => token.end === end || token.end === end - 1);

/** Where a pattern found the same words, it knows which of the signs around them belong to them. */
function finding(message: string, { field, start, end }: Tagged, hints: readonly Finding[]): Finding {
  const value = message.slice(start, end);
  return hints.find((hint) => hint.field === field && hint.start === start && bare(hint.value) === bare(value)) ?? { field, value, start, end };
}

const bare = (value: string) => value.replace(/[^\p{L}\p{M}\p{N}]+$/u, '');
