import type * as Springs from './springs.ts';

let springs: typeof Springs | undefined;

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

/** Asked each time, for the visitor may change their mind. */
function isMotionWanted(): boolean {
  return matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
