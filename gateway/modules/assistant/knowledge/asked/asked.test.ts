import { expect, it } from 'vitest';
import { allPassages } from '../content.ts';
import { askedBy, quoted } from './asked.ts';

// Content that is written anew must not leave behind words by which nothing is found any more.
it('every quote stands in the content, and is found there', () => {
  const texts = allPassages().flatMap(({ items }) => items.flatMap(({ title, text }) => [text, `${title}: ${text}`]));
  expect(quoted.filter((said) => !texts.some((text) => text.includes(said) && askedBy(text) !== ''))).toEqual([]);
});
