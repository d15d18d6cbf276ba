import { describe, expect, it } from 'vitest';
import { readWeights, writeWeights } from '../../../learning/weights.ts';
import { hearSigns } from './opinions.ts';
import { likeliestOfEach, stretchesOf, tag } from './tagger.ts';
import { beginOf, NOTHING, TAGS } from './tags.ts';
import { tokensOf } from './tokens.ts';
import { train } from './train.ts';

const name = [beginOf('name'), beginOf('name') + 1];
const examples = ['i am asha rao', 'i am meera rao', 'we are asha rao', 'i am ravi menon', 'hello'].map((text) => {
  const words = text.split(' ');
  return { signs: words.map((word, at) => ['', `w ${word}`, `w-1 ${words[at - 1] ?? '<'}`]), tags: words.map((_, at) => (words.length > 1 && at > 1 ? name[at - 2]! : NOTHING)) };
});

describe('weights that are learnt', () => {
  it('tag what they were learnt from, the same ones each time', () => {
    const weights = train(examples);
    for (const { signs, tags } of examples) expect(tag(hearSigns(weights, signs)).tags).toEqual(tags);
    expect(writeWeights(train(examples))).toBe(writeWeights(weights));
  });

  it('tag so as well once they were written and read', () => {
    const weights = readWeights(writeWeights(train(examples)), TAGS);
    for (const { signs, tags } of examples) expect(tag(hearSigns(weights, signs)).tags).toEqual(tags);
  });
});

describe('tags', () => {
  it('name stretches of the message, in its own words', () => {
    const message = 'I am Asha Rao, Zest Foods';
    const tokens = tokensOf(message);
    const [person, rest, firm] = [name, NOTHING, beginOf('company')];
    const tags = [rest, rest, ...person, rest, firm, firm + 1];
    expect(stretchesOf(tokens, { tags, chances: tags.map(() => 1) }).map(({ field, start, end }) => [field, message.slice(start, end)])).toEqual([['name', 'Asha Rao'], ['company', 'Zest Foods']]);
  });

  it('are as likely as what was learnt says', () => {
    const weights = train(examples);
    const [certain, guessed] = ['i am asha rao', 'i am sita devi'].map((text) => tag(hearSigns(weights, text.split(' ').map((word, at, words) => ['', `w ${word}`, `w-1 ${words[at - 1] ?? '<'}`]))).chances[2]!);
    expect(certain).toBeGreaterThan(guessed!);
    expect(certain).toBeLessThanOrEqual(1);
    expect(guessed).toBeGreaterThan(0);
  });

  it('yield the likeliest stretch of each field', () => {
    const stretches = [{ field: 'location', start: 0, end: 4, chance: 0.9 }, { field: 'location', start: 9, end: 14, chance: 0.6 }, { field: 'name', start: 20, end: 24, chance: 0.5 }] as const;
    expect(likeliestOfEach(stretches)).toEqual([stretches[0], stretches[2]]);
  });

  it('are none for an empty message', () => {
    expect(tag(hearSigns(train(examples), []))).toEqual({ tags: [], chances: [] });
    expect(stretchesOf([], { tags: [], chances: [] })).toEqual([]);
  });
});
