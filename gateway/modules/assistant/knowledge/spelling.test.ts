import { expect, it } from 'vitest';
import { createSpelling } from './spelling.ts';

const { meant } = createSpelling(new Map(['salaries', 'sellers', 'developer', 'payment', 'prices', 'when', 'reviewed'].map((word, place) => [word, 10 - place])));

it.each([
  ['reviwed', 'reviewed', 'one letter is missing'],
  ['paymnet', 'payment', 'two have changed places'],
  ['dvlpr', 'developer', 'the vowels are left out'],
  ['salrys', 'salaries', 'of two with the same consonants the nearer one is meant'],
  ['sellers', 'sellers', 'it is known'],
  ['zyzzyva', 'zyzzyva', 'nothing is near'],
])('%s is %s: %s', (written, word) => {
  expect(meant(written)).toBe(word);
});
