import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMove, type Location } from '../lib/router.tsx';
import { anchorIn } from './anchor.ts';
import { followScroll, restoreScroll } from './scroll-memory.ts';

/**
 * What a browser does by itself when a document is loaded, for a change of page without one: title, focus on the new
 * heading (so that a screen reader reads it), and the place on the page: the top, the anchor, or where it was left.
 */
export function useRouteChange(titleOfPage: () => string | undefined) {
  const location = useLocation();
  const back = useMove() === 'POP';
  const previous = useRef<Location>(undefined);

  useLayoutEffect(() => followScroll(location.key), [location.key]);

  useLayoutEffect(() => {
    document.title = titleOfPage() ?? document.title;
    const before = previous.current;
    previous.current = location;
    // The browser has already placed the first page; another query on the same page moves nothing.
    if (!before || before.key === location.key) return;
    const samePage = before.pathname === location.pathname;
    if (samePage && before.hash === location.hash) return;

    const anchor = location.hash ? document.getElementById(anchorIn(location.hash)) : null;
    if (!samePage) (anchor ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
    if (back) restoreScroll(location.key);
    else if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location, back, titleOfPage]);
}
