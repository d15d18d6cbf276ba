import { describe, expect, it } from 'vitest';
import { COORDINATES, sharedEncoder } from '../../../language/sentence-vectors.ts';
import { randomNumbers } from '../../../learning/random-numbers.ts';
import { answering } from '../asked/kept-questions.ts';
import { meaningClasses } from './classes.ts';
import { createClassifier, readMeaningWeights, writeMeaningWeights } from './classifier.ts';
import { learnt } from './learnt.ts';
import { createMeaning } from './meaning.ts';

describe('what a text may be meant for', () => {
  const random = randomNumbers();
  const near = (direction: number) => Float32Array.from({ length: COORDINATES }, (_, at) => random() * 0.1 + (at === direction ? 0.6 : 0));
  const written = writeMeaningWeights(['price', 'place', 'people'].map((key, direction) => ({ key, bias: 0.1 * direction, weights: Array.from({ length: COORDINATES }, (_, at) => (at === direction ? 8 : 0)) })));
  const classify = createClassifier(readMeaningWeights(written), new Map([['price', [{ passage: 0, item: 1 }]], ['place', [{ passage: 1 }]], ['people', [{ passage: 2, item: 0 }, { passage: 3, item: 2 }]]]), 5);

  it('is told by the class that a text is nearest to', () => {
    for (const passage of [0, 1]) {
      for (let time = 0; time < 20; time++) {
        const says = classify(near(passage)).passages;
        expect(says.indexOf(Math.max(...says))).toBe(passage);
      }
    }
  });

  it('is told in logarithms of chances that are 1 together', () => {
    expect(classify(near(1)).passages.reduce((sum, one) => sum + Math.exp(one), 0)).toBeCloseTo(1, 6);
  });

  it('is told alike of passages that say the same, and of one that nothing speaks for as hardly any', () => {
    const says = classify(near(2)).passages;
    expect(says[2]).toBe(says[3]);
    expect(says[4]).toBe(-20);
  });

  it('is told of items as well, where they are classes of their own', () => {
    const { itemsOf } = classify(near(2));
    expect([itemsOf(0)[1], itemsOf(2)[0], itemsOf(3)[2]]).toEqual([1, 1, 1]);
    expect([itemsOf(1), itemsOf(4)]).toEqual([[], []]);
  });

  it('is read as it was written, to a byte of each weight', () => {
    const [price] = readMeaningWeights(written);
    expect(price).toMatchObject({ key: 'price', bias: 0 });
    expect(price!.weights[0]).toBeCloseTo(8, 4);
  });

  it('passes over what the content does not say any more', () => {
    const says = createClassifier(readMeaningWeights(written), new Map([['place', [{ passage: 0 }]]]), 1)(near(1)).passages;
    expect(says[0]).toBeCloseTo(0, 6);
  });
});

describe('what was learnt', () => {
  it('is of the content as it is: if not, "npm run train:encoder" learns it anew', () => {
    const now = new Set(meaningClasses(answering()).map(({ key }) => key));
    expect(new Set(readMeaningWeights(learnt).map(({ key }) => key))).toEqual(now);
  });

  it.each([
    ['Does anyone pick up the telephone in the small hours?', /acknowledges within 15 minutes/],
    ['Who will be the owner of the program once we have paid you?', /Repositories and hosting accounts/],
  ])('names among the likeliest five what tells it in other words: %s', async (question, fact) => {
    const passages = answering();
    const meant = await createMeaning(passages)(sharedEncoder()).of(question);
    const likeliest = passages.map((passage, place) => ({ passage, says: meant!.alone.passages[place]! })).sort((a, b) => b.says - a.says).slice(0, 5);
    expect(likeliest.map(({ passage: { items } }) => items.map(({ text }) => text).join(' ')).join('\n')).toMatch(fact);
  });

  it('is kept to itself where the encoder fails', async () => {
    const failing = { encode: () => Promise.reject(new Error('It has died.')), close: () => Promise.resolve() };
    expect(await createMeaning(answering())(failing).of('Where are you?', 'Who are you?')).toBeUndefined();
  });

  it('says nothing of nothing', async () => {
    expect(await createMeaning(answering())(sharedEncoder()).of('  ')).toBeUndefined();
  });
});
