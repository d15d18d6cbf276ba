import { describe, expect, test } from 'vitest';
import { fullTime, laterTime, shortTime } from './when.ts';

const now = new Date('2026-11-21T03:00:00Z');

describe('a time in a list', () => {
  test('is the hour on the same day of the reader', () => {
    expect(shortTime('2026-11-21T02:05:00Z', now, 'Asia/Dubai')).toBe('06:05');
    // Still yesterday in London, already today in Kuala Lumpur.
    expect(shortTime('2026-11-20T17:30:00Z', now, 'Asia/Kuala_Lumpur')).toBe('01:30');
    expect(shortTime('2026-11-20T17:30:00Z', now, 'Europe/London')).toBe('20 Nov');
  });

  test('is the day in the same year, and else the date', () => {
    expect(shortTime('2026-01-02T12:00:00Z', now, 'UTC')).toBe('2 Jan');
    expect(shortTime('2025-11-21T03:00:00Z', now, 'UTC')).toBe('21 Nov 2025');
  });
});

test('a time in full names the day and the time zone', () => {
  expect(fullTime('2026-11-21T06:05:00Z', 'Asia/Kuala_Lumpur')).toBe('Saturday 21 November 2026, 14:05 GMT+8');
  expect(fullTime('2026-11-21T00:05:00Z', 'UTC')).toBe('Saturday 21 November 2026, 00:05 UTC');
});

test('of what follows another time, the day is told once', () => {
  expect(laterTime('2026-11-21T06:05:00Z', undefined, 'UTC')).toBe('Saturday 21 November 2026, 06:05 UTC');
  expect(laterTime('2026-11-21T06:06:00Z', '2026-11-21T06:05:00Z', 'UTC')).toBe('06:06');
  // Past midnight for the reader, not in UTC.
  expect(laterTime('2026-11-21T16:01:00Z', '2026-11-21T15:59:00Z', 'Asia/Kuala_Lumpur')).toBe('Sunday 22 November 2026, 00:01 GMT+8');
});
