import { describe, expect, it } from 'vitest';
import { pauseAfter, retryAfter } from './backoff.ts';

const middle = () => 0.5;

describe('pauseAfter', () => {
  it('doubles, and stops at five minutes', () => {
    expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts, 0, middle))).toEqual([1000, 2000, 4000, 8000]);
    expect(pauseAfter(50, 0, middle)).toBe(300_000);
  });

  it('spreads by a quarter to either side', () => {
    expect(pauseAfter(3, 0, () => 0)).toBe(3000);
    expect(pauseAfter(3, 0, () => 1)).toBe(5000);
  });

  it('is never shorter than what the gateway asked for, up to an hour', () => {
    expect(pauseAfter(1, 30_000, middle)).toBe(30_000);
    expect(pauseAfter(6, 5000, middle)).toBe(32_000);
    expect(pauseAfter(1, 1e12, middle)).toBe(3_600_000);
  });
});

describe('retryAfter', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');

  it('reads seconds and dates', () => {
    expect(retryAfter('7', now)).toBe(7000);
    expect(retryAfter('Sat, 21 Nov 2026 10:01:00 GMT', now)).toBe(60_000);
    expect(retryAfter('Sat, 21 Nov 2026 09:00:00 GMT', now)).toBe(0);
  });

  it('takes nothing from what says nothing', () => {
    expect(retryAfter(null, now)).toBeUndefined();
    expect(retryAfter('', now)).toBeUndefined();
    expect(retryAfter('soon', now)).toBeUndefined();
  });
});
