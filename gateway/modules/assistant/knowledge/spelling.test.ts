import { expect, it } from 'vitest';
import { createSpelling } from './spelling.ts';

const { meant } = createSpelling(new Map(['salaries', 'sellers', 'developer', 'payment', 'prices', 'when', 'reviewed', 'react', 'reject', 'cash', 'sell', 'harm'].map((word, place) => [word, word === 'harm' ? 1 : 40 - place])));

it.each([
  ['reviwed', 'reviewed', 'one letter is missing'],
  ['paymnet', 'payment', 'two have changed places'],
  ['dvlpr', 'developer', 'the vowels are left out'],
  ['salrys', 'salaries', 'of two with the same consonants the nearer one is meant'],
  ['rejct', 'reject', 'a vowel is missing rather than a consonant is too much'],
  ['csh', 'cash', 'of three letters, a vowel is missing'],
  ['sel', 'sell', 'of three letters, a double is missing'],
  ['hrm', 'hrm', 'what is short for something is no rare word'],
  ['sellers', 'sellers', 'it is known'],
  ['zyzzyva', 'zyzzyva', 'nothing is near'],
])('%s is %s: %s', (written, word) => {
  expect(meant(written)).toBe(word);
});
