import { afterEach, describe, expect, it, vi } from 'vitest';
import { COORDINATES, createSentenceEncoder, sharedEncoder, type SentenceEncoder } from './sentence-vectors.ts';

const sentenceVectors = (texts: readonly string[]) => sharedEncoder().encode(texts);

const likeness = (one: Float32Array, other: Float32Array) => one.reduce((sum, coordinate, at) => sum + coordinate * other[at]!, 0);

describe('the vector of a sentence', () => {
  it('is of length 1', async () => {
    const [vector] = await sentenceVectors(['Where are your offices?']);
    expect(vector).toHaveLength(COORDINATES);
    expect(likeness(vector!, vector!)).toBeCloseTo(1, 5);
  });

  it.each([
    ['What did it cost?', 'How much money was needed?', 'Who wrote that?'],
    ['Is somebody there at night?', 'Do you answer after midnight?', 'Do you answer with a price?'],
  ])('is nearer to what says the same in other words: %s', async (said, same, other) => {
    const [one, near, far] = await sentenceVectors([said, same, other]);
    expect(likeness(one!, near!)).toBeGreaterThan(likeness(one!, far!));
  });

  it('is the same beside others, and when many ask at once', async () => {
    const texts = Array.from({ length: 12 }, (_, place) => `How long does it take to build ${'a better '.repeat(place)}shop?`);
    const together = await sentenceVectors(texts);
    const apart = await Promise.all(texts.map((text) => sentenceVectors([text])));
    apart.forEach(([vector], place) => expect(likeness(vector!, together[place]!)).toBeCloseTo(1, 4));
  });

  it('is computed without keeping anybody waiting who has nothing to do with it', async () => {
    let [turns, isDone] = [0, false];
    const others = () => {
      turns += 1;
      if (!isDone) setImmediate(others);
    };
    setImmediate(others);
    await sentenceVectors(Array.from({ length: 32 }, (_, place) => `Can you build a shop with ${place} languages?`));
    isDone = true;
    expect(turns).toBeGreaterThan(100);
  });

  it('is found for any characters, and for the beginning of a long text', async () => {
    const [emoji, short, long] = await sentenceVectors(['👩‍👩‍👧 ؟ \u202E', 'a '.repeat(120), 'a '.repeat(500)]);
    expect(likeness(emoji!, emoji!)).toBeCloseTo(1, 5);
    expect(likeness(short!, long!)).toBeCloseTo(1, 5);
  });
});

it('is the same by the program that was built: without that, answers would only be worse', async () => {
  const built = createSentenceEncoder({ program: new URL('../../../dist/gateway/encode-sentences.js', import.meta.url), patienceMs: 60_000 });
  const [[vector], [ours]] = await Promise.all([built.encode(['Where are you?']), sentenceVectors(['Where are you?'])]);
  await built.close();
  expect(likeness(vector!, ours!)).toBeCloseTo(1, 5);
});

describe('an encoder that fails', () => {
  let encoder: SentenceEncoder;
  const onFailure = vi.fn<(error: unknown) => void>();
  const start = (patienceMs: number, program = new URL('../../test/failing-encoder.ts', import.meta.url)) => (encoder = createSentenceEncoder({ program, patienceMs, onFailure }));
  /** However long its thread takes to begin. */
  const isWell = () => vi.waitFor(() => encoder.encode(['well']), { timeout: 60_000 });
  afterEach(async () => {
    onFailure.mockReset();
    await encoder.close();
  });

  it.each(['throw', 'die', 'hang', 'never answer'])('rejects, and is well again: %s', async (fault) => {
    start(200);
    await isWell();
    await expect(encoder.encode([fault])).rejects.toThrow(/./);
    expect(await isWell()).toHaveLength(1);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('may die while nobody waits for it', async () => {
    start(30_000);
    await isWell();
    await encoder.encode(['die soon']);
    expect(await isWell()).toHaveLength(1);
  });

  it('is left alone after three failures, and they are told of once', async () => {
    const { encode } = start(30_000);
    const outcomes = await Promise.allSettled(['throw', 'die', 'throw', 'well'].map((text) => encode([text])));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
    expect(String((outcomes[3] as PromiseRejectedResult).reason)).toMatch(/circuit/i);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('rejects where there is no program for its thread', async () => {
    await expect(start(30_000, new URL('nothing.ts', import.meta.url)).encode(['well'])).rejects.toThrow(/nothing\.ts/);
    expect(onFailure).toHaveBeenCalledOnce();
  });
});
