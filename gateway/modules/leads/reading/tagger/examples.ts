import { escaped } from '../escaped.ts';
import type { Circumstances } from '../circumstances.ts';
import { readByPatterns } from '../read-by-patterns.ts';
import type { Finding } from '../../evidence.ts';
import { signsOf } from './signs.ts';
import { beginOf, NOTHING, type TaggedField, taggedFields } from './tags.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { Example } from './numbered-examples.ts';

/** A conversation, and what it tells. */
export interface Told {
  readonly turns: readonly (string | { readonly asked: string; readonly say: string })[];
  readonly lead: Readonly<Record<string, unknown>>;
  readonly also?: Readonly<Record<string, readonly unknown[]>>;
}

/** A message's words with their tags, and what was known when it came. */
interface Tagged {
  readonly message: string;
  readonly tokens: readonly Token[];
  readonly tags: readonly number[];
  readonly circumstances: Circumstances;
  readonly hints: readonly Finding[];
}

/** A conversation's messages, each with the signs of its words and their tags. */
export const examplesOf = (told: Told): Example[] => taggedMessages(told).map(({ message, tokens, tags, circumstances, hints }) => ({ signs: signsOf(message, tokens, circumstances, hints), tags }));

/** A conversation's messages, each with the tags of its words: what stands there of a value, or of one that is right as well. */
export function taggedMessages({ turns, lead, also = {} }: Told): Tagged[] {
  const circumstances: Partial<Record<TaggedField | 'email' | 'purposeOfVisit', string>> & { readonly services: string[] } = { services: [] };
  return turns.map((turn) => {
    const [message, asked] = typeof turn === 'string' ? [turn.trim(), undefined] : [turn.say.trim(), turn.asked];
    const around = { ...circumstances, asked } as Circumstances;
    const hints = readByPatterns(message, around);
    const tokens = tokensOf(message);
    const tags: number[] = tokens.map(() => NOTHING);
    for (const field of taggedFields) {
      const values = [lead[field], ...(also[field] ?? [])].filter((value): value is string => typeof value === 'string' && value !== '');
      const found = values.map((value) => stretches(message, value)).find((list) => list.length > 0) ?? [];
      for (const { start, end } of found) {
        const within = tokens.flatMap((token, at) => (token.start >= start && token.end <= end ? [at] : []));
        if (within.some((at) => tags[at] !== NOTHING)) continue;
        within.forEach((at, order) => (tags[at] = beginOf(field) + (order > 0 ? 1 : 0)));
        circumstances[field] = message.slice(start, end);
      }
    }
    for (const { field, value } of hints) {
      if (field === 'email' || field === 'purposeOfVisit') circumstances[field] = value;
      else if (field === 'servicesInterested') circumstances.services.push(value);
    }
    return { message, tokens, tags, circumstances: around, hints };
  });
}

function stretches(message: string, value: string): { start: number; end: number }[] {
  return [...message.matchAll(standing(value))].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Values where they stand by themselves: of two that begin alike, the longer one. */
export function standing(...values: readonly string[]): RegExp {
  const patterns = values.toSorted((a, b) => b.length - a.length).map((value) => escaped(value.trim()).replace(/['’]/g, "['’]").replace(/\s+/g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})(?![\\p{L}\\d])`, 'giu');
}
