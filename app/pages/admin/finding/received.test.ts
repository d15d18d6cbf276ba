import { expect, test } from 'vitest';
import { receivedFrom } from './received.ts';

const now = new Date(2026, 10, 21, 14, 5);

test('a span begins at midnight, and today is one of its days', () => {
  expect(receivedFrom('today', now)).toBe(new Date(2026, 10, 21).toISOString());
  expect(receivedFrom('week', now)).toBe(new Date(2026, 10, 15).toISOString());
});

test('what is no span is any time', () => {
  expect(receivedFrom(null, now)).toBeUndefined();
  expect(receivedFrom('toString', now)).toBeUndefined();
});
