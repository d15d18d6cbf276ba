import { expect, it } from 'vitest';
import { longDate } from './long-date.ts';

it('names the day that was written', () => {
  expect(longDate('2024-07-16')).toBe('July 16, 2024');
  expect(longDate('2024-01-01')).toBe('January 1, 2024');
});
