import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldOf, NOTHING, TAGS } from './tags.ts';
import { tag } from './tagger.ts';
import { tokensOf } from './tokens.ts';
import { createWordTagger, sharedTagger, wordsAround, type WordTagger } from './word-tagger.ts';

/** The words that it takes for each field. */
async function takenIn(message: string, tagger: WordTagger = sharedTagger(), asked?: 'name'): Promise<Record<string, string>> {
  const opinion = await tagger.hear(message, { asked });
  const taken: Record<string, string> = {};
  tokensOf(message).forEach(({ text }, place) => {
    const one = tag(opinion!).tags[place]!;
    if (one !== NOTHING) taken[fieldOf(one)!] = [taken[fieldOf(one)!], text].filter(Boolean).join(' ');
  });
  return taken;
}

describe('what is heard in a message', () => {
  it('tells who somebody is, and what they want it for', async () => {
    expect(await takenIn('hi, Noor Haddad here from Haddad Dental in Sharjah. we have about 60k aed and it has to work before ramadan')).toEqual({
      name: 'Noor Haddad',
      company: 'Haddad Dental',
      location: 'Sharjah',
      budget: expect.stringContaining('60k aed'),
      timeline: expect.stringContaining('ramadan'),
    });
  });

  it('is heard by what was asked', async () => {
    expect(await takenIn('noor', sharedTagger(), 'name')).toEqual({ name: 'noor' });
  });

  it('is a number for each tag of each word, and nothing of words beyond what is read', async () => {
    const message = 'so '.repeat(330);
    const { scores, steps } = (await sharedTagger().hear(message))!;
    expect(scores).toHaveLength(330);
    expect(scores.every((score) => score.length === TAGS)).toBe(true);
    expect(steps).toHaveLength(TAGS * TAGS);
    expect(scores[0]!.some((one) => one !== 0)).toBe(true);
    expect(scores.at(-1)!.every((one) => one === 0)).toBe(true);
  });

  it.each(['👩‍👩‍👧 ؟ \u202E', 'a'.repeat(1000), '[SEP] [CLS] [MASK]', '1 '.repeat(500), 'I am 陈伟'])('may be in any characters: %.12s', async (message) => {
    expect((await sharedTagger().hear(message))!.scores).toHaveLength(tokensOf(message).length);
  });

  it.each(['  \u00A0', 'سارة من دبي', '我叫陈伟', 'Меня зовут Анна'])('is none where there are no words, or hardly any in Latin letters: %s', async (message) => {
    expect(await sharedTagger().hear(message)).toBeUndefined();
  });

  it('is the same by the program that was built', async () => {
    const built = createWordTagger({ program: new URL('../../../../../dist/gateway/tag-words.js', import.meta.url), folder: new URL('../../../../../dist/gateway/encoder/', import.meta.url), patienceMs: 60_000 });
    const [theirs, ours] = await Promise.all([built.hear('I am Sara from Pune'), sharedTagger().hear('I am Sara from Pune')]);
    await built.close();
    expect(theirs!.scores).toEqual(ours!.scores);
  });
});

describe('a tagger that fails', () => {
  let tagger: WordTagger | undefined;
  afterEach(() => tagger?.close());

  it('says nothing, and tells of it once', async () => {
    const onFailure = vi.fn<(error: unknown) => void>();
    tagger = createWordTagger({ folder: new URL('nowhere/', import.meta.url), onFailure });
    expect(await tagger.hear('I am Sara')).toBeUndefined();
    expect(await tagger.hear('I am Sara')).toBeUndefined();
    expect(onFailure).toHaveBeenCalledOnce();
  });
});

it('is told what was asked, and which fields are known', () => {
  expect(wordsAround({ asked: 'timeline', name: 'Sara', email: 'sara@x.example', location: null })).toEqual(['timeline', ':', 'name', 'email']);
  expect(wordsAround({})).toEqual(['nothing', ':']);
});
