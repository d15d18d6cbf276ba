import type * as Springs from './springs.ts';

let springs: typeof Springs | undefined;
const waiting = new Set<(springs: typeof Springs) => void>();

/** What shows that somebody is there. Nothing moves before. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Fetches the springs at the first sign of life, and never where the visitor wants no motion. The answer stops waiting.
 * Without a line the site does without: everything is then where it belongs at once.
 */
export function followInteraction(): () => void {
  const leaving = new AbortController();
  const onSign = () => {
    if (!isMotionWanted()) return;
    leaving.abort();
    void import('./springs.ts').then(
      (loaded) => {
        springs = loaded;
        for (const call of waiting) call(loaded);
        waiting.clear();
      },
      () => undefined,
    );
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true, signal: leaving.signal });
  return () => leaving.abort();
}

/** The springs, once they are here and as long as motion is wanted. Without them a thing simply is where it ends up. */
export function motion(): typeof Springs | undefined {
  return isMotionWanted() ? springs : undefined;
}

/** Calls as soon as the springs are here; the answer takes the call back, or calls what it answered. */
export function whenMoving(call: (springs: typeof Springs) => () => void): () => void {
  let stop: (() => void) | undefined;
  const begin = (loaded: typeof Springs) => {
    stop = call(loaded);
  };
  if (springs) begin(springs);
  else waiting.add(begin);
  return () => {
    waiting.delete(begin);
    stop?.();
  };
}

/** Asked each time, for the visitor may change their mind. */
function isMotionWanted(): boolean {
  return matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
