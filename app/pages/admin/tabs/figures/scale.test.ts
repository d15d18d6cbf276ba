import { expect, test } from 'vitest';
import { ticks } from './scale.ts';

test('the lines behind a plot stand at round figures, and the last is no less than the largest value', () => {
  expect(ticks(0)).toEqual([0, 1]);
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
  expect(ticks(13)).toEqual([0, 5, 10, 15]);
  expect(ticks(300)).toEqual([0, 100, 200, 300]);
  for (let most = 0; most < 5000; most += 7) {
    const lines = ticks(most);
    expect([most, lines.length <= 6, lines.at(-1)! >= most, lines.every(Number.isInteger)]).toEqual([most, true, true, true]);
  }
});
