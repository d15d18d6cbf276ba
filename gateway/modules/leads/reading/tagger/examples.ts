import { escaped } from '../escaped.ts';
import type { Circumstances } from '../circumstances.ts';
import { readByPatterns } from '../read-by-patterns.ts';
import { signsOf } from './signs.ts';
import { beginOf, NOTHING, type TaggedField, taggedFields } from './tags.ts';
import { tokensOf } from './tokens.ts';
import type { Example } from './numbered-examples.ts';

/** A conversation, and what it tells. */
export interface Told {
  readonly turns: readonly (string | { readonly asked: string; readonly say: string })[];
  readonly lead: Readonly<Record<string, unknown>>;
  readonly also?: Readonly<Record<string, readonly unknown[]>>;
}

/** A conversation's messages, each with the tags of its words: what stands there of a value, or of one that is right as well. */
export function examplesOf({ turns, lead, also = {} }: Told): Example[] {
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
    return { signs: signsOf(message, tokens, around, hints), tags };
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
