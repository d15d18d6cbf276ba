import { expect, it } from 'vitest';
import { stem } from './words.ts';

it.each([
  ['interns', 'internal'],
  ['account', 'accountant'],
  ['imports', 'important'],
  ['business', 'busy'],
  ['customer', 'custom'],
  ['office', 'officer'],
])('what only looks alike is not one word: %s, %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

it('forms of a word are', () => {
  expect(stem('interns')).toBe(stem('intern'));
  expect(stem('accountants')).toBe(stem('accountant'));
});
