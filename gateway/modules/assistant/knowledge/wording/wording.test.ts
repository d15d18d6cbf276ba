import { describe, expect, it } from 'vitest';
import { writeRows } from '../../../learning/byte-rows.ts';
import { answering } from '../asked/kept-questions.ts';
import { passageKey } from '../passage.ts';
import { learnt } from './learnt.ts';
import { trainWording } from './train-wording.ts';
import { createWording, joinWordingWeights, readWordingWeights } from './wording.ts';
import { wordingClasses } from './wording-classes.ts';

const passage = (about: string) => ({ about, items: [{ text: about }] });
const [price, place, people] = ['price', 'place', 'people'].map(passage) as [ReturnType<typeof passage>, ReturnType<typeof passage>, ReturnType<typeof passage>];

describe('what words ask for', () => {
  const often = (...texts: readonly string[]) => texts.flatMap((text) => Array.from({ length: 100 }, (_, time) => `${text} ${'please '.repeat(time)}`));
  const classes = [
    { key: passageKey(price), texts: often('how much does it cost', 'what is the price') },
    { key: passageKey(place), texts: often('where do you sit', 'what is the address') },
  ];
  const write = () => {
    const { signs, passages } = trainWording(classes);
    return joinWordingWeights(writeRows(signs), writeRows(passages));
  };
  const written = write();
  const wording = createWording([price, place, people], readWordingWeights(written));
  const likeliest = (chances: ArrayLike<number> | undefined) => Array.from(chances!).indexOf(Math.max(...Array.from(chances!)));

  it('is learnt from texts that asked for it', () => {
    expect(likeliest(wording({ plain: 'the cost of it', asking: undefined }).alone)).toBe(0);
    expect(likeliest(wording({ plain: 'your address', asking: undefined }).alone)).toBe(1);
  });

  it('is told in logarithms of chances that are 1 together, and of a passage that nothing is known of as hardly any', () => {
    const { alone } = wording({ plain: 'what is the address', asking: undefined });
    expect(Array.from(alone!).reduce((sum, one) => sum + Math.exp(one), 0)).toBeCloseTo(1, 6);
    expect(alone![2]).toBe(-20);
  });

  it('is told of the part that asks, and of what was asked before, where there are such', () => {
    const told = wording({ plain: 'we sit in a town where it rains what is the price', asking: 'what is the price' }, 'where do you sit');
    expect(likeliest(told.asking)).toBe(0);
    expect(told.after).toHaveLength(3);
    expect(wording({ plain: 'what is the price', asking: undefined })).toMatchObject({ asking: undefined, after: undefined });
  });

  it('is nothing where no word is known', () => {
    expect(wording({ plain: 'zyx wvu', asking: undefined }).alone).toBeUndefined();
  });

  it('is learnt alike each time', () => {
    expect(write()).toBe(written);
  });
});

describe('what was learnt', () => {
  it('is of the content as it is: if not, "npm run train:answers" learns it anew', () => {
    const { passages } = readWordingWeights(learnt);
    expect(passages.map(({ key }) => key)).toEqual(wordingClasses(answering()).map(({ key }) => key));
  });

  it.each([
    ['who owns the code once we have paid', /Repositories and hosting accounts/],
    ['how many people work with you', /people/],
  ])('names among the likeliest five what tells it: %s', (plain, fact) => {
    const passages = answering();
    const { alone } = createWording(passages)({ plain, asking: undefined });
    const likeliest = passages.map(({ items }, at) => ({ items, says: alone![at]! })).sort((a, b) => b.says - a.says).slice(0, 5);
    expect(likeliest.map(({ items }) => items.map(({ text }) => text).join(' ')).join('\n')).toMatch(fact);
  });
});
