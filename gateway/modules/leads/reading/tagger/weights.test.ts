import { describe, expect, it } from 'vitest';
import { stretchesOf, tagsFor } from './tagger.ts';
import { beginOf, NOTHING } from './tags.ts';
import { tokensOf } from './tokens.ts';
import { train } from './train.ts';
import { readWeights, writeWeights } from './weights.ts';

const name = [beginOf('name'), beginOf('name') + 1];
const examples = ['i am asha rao', 'i am meera rao', 'we are asha rao', 'i am ravi menon', 'hello'].map((text) => {
  const words = text.split(' ');
  return { signs: words.map((word, at) => ['', `w ${word}`, `w-1 ${words[at - 1] ?? '<'}`]), tags: words.map((_, at) => (words.length > 1 && at > 1 ? name[at - 2]! : NOTHING)) };
});

describe('weights that are learnt', () => {
  it('tag what they were learnt from, the same ones each time', () => {
    const weights = train(examples);
    for (const { signs, tags } of examples) expect(tagsFor(weights, signs)).toEqual(tags);
    expect(writeWeights(train(examples))).toBe(writeWeights(weights));
  });

  it('tag so as well once they were written and read', () => {
    const weights = readWeights(writeWeights(train(examples)));
    for (const { signs, tags } of examples) expect(tagsFor(weights, signs)).toEqual(tags);
  });
});

describe('tags', () => {
  it('name stretches of the message, in its own words', () => {
    const message = 'I am Asha Rao, Zest Foods';
    const tokens = tokensOf(message);
    const [person, rest, firm] = [name, NOTHING, beginOf('company')];
    expect(stretchesOf(tokens, [rest, rest, ...person, rest, firm, firm + 1]).map(({ field, start, end }) => [field, message.slice(start, end)])).toEqual([['name', 'Asha Rao'], ['company', 'Zest Foods']]);
  });

  it('are none for an empty message', () => {
    expect(tagsFor(train(examples), [])).toEqual([]);
    expect(stretchesOf([], [])).toEqual([]);
  });
});
