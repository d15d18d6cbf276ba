import { vi } from 'vitest';

/** In milliseconds: long enough for a machine with a lot to do; nothing is measured by it. */
const HANGS = 60_000;

/** Tries again until it does not throw. */
export function eventually<Result>(assertion: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(assertion, { timeout: HANGS, interval: 25 });
}
