import { expect, test } from 'vitest';
import { neighbour, stepBy } from './neighbour.ts';

const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('the next record takes the place of one that left, or the last one does', () => {
  expect(neighbour(items, 1)).toBe('b');
  expect(neighbour(items, 3)).toBe('c');
  expect(neighbour([], 0)).toBeUndefined();
});

test('keys step through the list and stop at its ends', () => {
  expect(stepBy('ArrowDown', items, 'a')).toBe('b');
  expect(stepBy('ArrowDown', items, 'c')).toBe('c');
  expect(stepBy('ArrowUp', items, 'a')).toBe('a');
  expect(stepBy('End', items, 'a')).toBe('c');
  expect(stepBy('Home', items, 'c')).toBe('a');
  expect(stepBy('x', items, 'a')).toBeUndefined();
});
