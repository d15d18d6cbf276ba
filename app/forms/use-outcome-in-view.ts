import { useEffect, useRef, type RefObject } from 'react';
import type { Phase } from './use-form.ts';

/** What takes the page out of our hands: from then on it stays where the visitor puts it. */
const TAKEN_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * The words on how a form fared, brought into view above whatever lies along the window's lower edge: on a phone they stand
 * below the button that was pressed.
 */
export function useOutcomeInView<Element extends HTMLElement>(phase: Phase): RefObject<Element | null> {
  const outcome = useRef<Element>(null);
  useEffect(() => {
    if (phase === 'idle' || phase === 'pending') return undefined;
    const show = () => outcome.current?.scrollIntoView({ block: 'nearest' });
    show();
    // The strip along the bottom may come up, or grow, for the same cause and right after; it says so in a style of the root.
    const observer = new MutationObserver(show);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
    const taken = new AbortController();
    const stop = () => {
      observer.disconnect();
      taken.abort();
    };
    for (const event of TAKEN_OVER) window.addEventListener(event, stop, { passive: true, signal: taken.signal });
    return stop;
  }, [phase]);
  return outcome;
}
