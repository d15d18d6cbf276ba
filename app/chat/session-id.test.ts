import { expect, test } from 'vitest';
import { newSessionId } from './session-id.ts';

test('a session is a prefix, the time and a random text, which is longer than the part that staff see', () => {
  const before = Date.now();
  const [prefix, time, random, ...rest] = newSessionId().split('-');
  expect([prefix, rest]).toEqual(['session', []]);
  expect(Number(time)).toBeGreaterThanOrEqual(before);
  expect(random).toMatch(/^[0-9a-z]{12}$/);
  expect(new Set(Array.from({ length: 1000 }, () => newSessionId().slice(-8))).size).toBe(1000);
});
