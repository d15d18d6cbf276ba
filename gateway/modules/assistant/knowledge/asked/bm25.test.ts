import { expect, it } from 'vitest';
import { fillBag, mergeBags } from './bag.ts';
import { createBm25, weighBags } from './bm25.ts';

const bagOf = (...terms: readonly number[]) => fillBag((add) => terms.forEach((term) => add(term, 1)));

it('ranks by how rare a term is, how often it occurs, and how short the text is', () => {
  const bags = [bagOf(0, 1), bagOf(0, 2, 2), bagOf(0, 2, 3, 4, 5, 6), bagOf(0)];
  const bm25 = createBm25(weighBags(bags));
  const [first, second, third, fourth] = bm25.scores(new Map([[2, 1]]));
  expect(second!).toBeGreaterThan(third!);
  expect(third!).toBeGreaterThan(0);
  expect([first, fourth]).toEqual([0, 0]);
  expect(bm25.rarity(1, 1)).toBeGreaterThan(bm25.rarity(2, 1));
  expect(bm25.rarity(2, 1)).toBeGreaterThan(bm25.rarity(0, 1));
  // What nobody holds is as rare as it is said to be, and is found nowhere.
  expect(bm25.rarity(undefined, 2)).toBe(bm25.rarity(2, 4));
  expect([...bm25.scores(new Map([[99, 1]]))]).toEqual([0, 0, 0, 0]);
});

it('counts what several bags hold together', () => {
  const { terms, times } = mergeBags([bagOf(3, 3, 7), bagOf(7)]);
  expect(new Map([...terms].map((term, place) => [term, times[place]]))).toEqual(new Map([[3, 2], [7, 2]]));
});
