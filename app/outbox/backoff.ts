/** All in milliseconds. */
const FIRST = 1000;
const LONGEST = 5 * 60_000;
/** Nobody's clock or header makes something wait longer than this. */
export const LONGEST_ASKED_FOR = 60 * 60_000;

/**
 * How long to leave an item alone after a try.
 *
 * @param attempts tries so far, at least 1
 * @param askedFor what the gateway asked for by Retry-After; never less than that
 */
export function pauseAfter(attempts: number, askedFor = 0, random: () => number = Math.random): number {
  const doubled = Math.min(FIRST * 2 ** (attempts - 1), LONGEST);
  // Jitter, so that a hundred phones that lost one server do not come back in step.
  const jittered = doubled * (0.75 + 0.5 * random());
  return Math.max(jittered, Math.min(askedFor, LONGEST_ASKED_FOR));
}

/** Milliseconds that a Retry-After header asks for: seconds, or a date. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const asked = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(asked) ? undefined : Math.max(0, asked);
}
