import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTipTiming } from './timing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the timing of tips', () => {
  function follow() {
    let shown: string | undefined;
    const timing = createTipTiming<string>((anchor) => (shown = anchor));
    return { ...timing, shown: () => shown };
  }

  it('opens when the pointer has rested for 700 ms', () => {
    const tips = follow();
    tips.enter('theme');
    vi.advanceTimersByTime(699);
    expect(tips.shown()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(tips.shown()).toBe('theme');
  });

  it('opens nothing for a pointer that only passes', () => {
    const tips = follow();
    tips.enter('theme');
    vi.advanceTimersByTime(600);
    tips.close();
    vi.advanceTimersByTime(10_000);
    expect(tips.shown()).toBeUndefined();
  });

  it('skips the delay for 300 ms after another has gone, and not longer', () => {
    const tips = follow();
    tips.open('theme');
    tips.close();
    vi.advanceTimersByTime(299);
    tips.enter('linkedin');
    expect(tips.shown()).toBe('linkedin');
    tips.close();
    vi.advanceTimersByTime(300);
    tips.enter('github');
    expect(tips.shown()).toBeUndefined();
    vi.advanceTimersByTime(700);
    expect(tips.shown()).toBe('github');
  });

  it('opens at once for the keyboard', () => {
    const tips = follow();
    tips.open('theme');
    expect(tips.shown()).toBe('theme');
  });
});
