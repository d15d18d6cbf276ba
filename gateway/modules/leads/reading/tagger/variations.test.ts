import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { standing, type Told } from './examples.ts';
import { taggedFields } from './tags.ts';
import { variationsOf } from './variations.ts';

const conversations = (JSON.parse(readFileSync(new URL('../../../../../bench/assistant/conversations.json', import.meta.url), 'utf8')) as (Told & { part: string })[]).filter(({ part }) => part === 'tuning');
const wordsOf = ({ turns }: Told) => turns.map((turn) => (typeof turn === 'string' ? turn : turn.say)).join('\n');

describe('variations of conversations', () => {
  const copies = variationsOf(conversations);

  test('are the same each time, one of each, and of each turn', () => {
    expect(variationsOf(conversations)).toEqual(copies);
    expect(copies.map(({ turns }) => turns.length)).toEqual(conversations.map(({ turns }) => turns.length));
  });

  test('hold the values that they tell, wherever the conversation holds its own', () => {
    let told = 0;
    copies.forEach((copy, place) => {
      for (const field of taggedFields) {
        const [value, before] = [copy.lead[field], conversations[place]!.lead[field]];
        // "Câmara de Gaia" holds the town as well.
        const others = taggedFields.flatMap((other) => (other === field ? [] : [String(conversations[place]!.lead[other] ?? '')]));
        if (typeof value !== 'string' || typeof before !== 'string' || others.some((other) => standing(before).test(other)) || !standing(before).test(wordsOf(conversations[place]!))) continue;
        told += 1;
        expect(wordsOf(copy), `${field} of ${wordsOf(copy)}`).toMatch(standing(value));
      }
    });
    expect(told).toBeGreaterThan(200);
  });

  test('mostly tell of somebody else, and ask and answer as before', () => {
    const named = copies.flatMap(({ lead }, place) => (typeof lead.name === 'string' ? [String(conversations[place]!.lead.name).toLowerCase() !== lead.name.toLowerCase()] : []));
    expect(named.filter(Boolean).length / named.length).toBeGreaterThan(0.9);
    expect(copies.map(({ turns }) => turns.map((turn) => (typeof turn === 'string' ? undefined : turn.asked)))).toEqual(conversations.map(({ turns }) => turns.map((turn) => (typeof turn === 'string' ? undefined : turn.asked))));
  });
});
