import { expect, test } from 'vitest';
import { dueIn } from './due.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('what is left is told in two units at most', () => {
  expect(dueIn('2026-11-21T17:10:30Z', now)).toEqual({ words: '5 h 10 min left', overdue: false });
  expect(dueIn('2026-11-23T13:20:00Z', now)).toEqual({ words: '2 d 1 h left', overdue: false });
  expect(dueIn('2026-11-21T12:00:20Z', now)).toEqual({ words: '0 min left', overdue: false });
});

test('what is late says so', () => {
  expect(dueIn('2026-11-21T11:59:00Z', now)).toEqual({ words: '1 min overdue', overdue: true });
  expect(dueIn('2026-11-18T12:00:00Z', now)).toEqual({ words: '3 d overdue', overdue: true });
});
