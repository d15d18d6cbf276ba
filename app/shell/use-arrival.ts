import { useLayoutEffect } from 'react';
import { useLocation, useMove, type Location } from '../lib/router.tsx';
import { anchorIn } from './anchor.ts';
import { bringAllParts } from './far-parts.ts';
import { followScroll, restoreScroll } from './scroll-memory.ts';

/** What was on screen last. The page that remembered it is gone when the next one asks. */
let arrivedAt: Location | undefined;

/**
 * What a browser does by itself when a document is loaded, for a change of page without one: title, focus on the new
 * heading (so that a screen reader reads it), and the place on the page: the top, the anchor, or where it was left. Called by what
 * is on screen, and so not before it is there.
 */
export function useArrival(title: string) {
  const location = useLocation();
  const move = useMove();

  useLayoutEffect(() => followScroll(location.key, move), [location.key, move]);

  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  useLayoutEffect(() => {
    const before = arrivedAt;
    arrivedAt = location;
    // The browser has already placed the first page; what only changes the query is no arrival.
    if (!before || before.key === location.key || move === 'stay') return;

    // It names the page that the document came as, and a phone's own menu would share that one. Without it, that shares what is on screen.
    document.querySelector('[rel=canonical]')?.remove();
    bringAllParts();
    const anchor = location.hash ? document.getElementById(anchorIn(location.hash)) : null;
    // Not all that an anchor points at can have the focus by itself.
    if (anchor && anchor.tabIndex < 0) anchor.tabIndex = -1;
    if (!move || before.pathname !== location.pathname) (anchor ?? document.querySelector('h1'))?.focus({ preventScroll: true });
    if (move) restoreScroll(location.key);
    else if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location, move]);
}
