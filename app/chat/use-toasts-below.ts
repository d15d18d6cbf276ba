import { useLayoutEffect, type RefObject } from 'react';
import { toastPlace } from '../ui/toast/place.ts';

/** In pixels: below the ways to people, and above the field. */
const GAP = 8;
/** In pixels: where there is less than this below, a toast is better off above. */
const LEAST = 96;

/**
 * Where the chat takes the whole window, toasts hang within the conversation: below the ways to people, which are wanted just when
 * something has failed, and above the field. In less room than they need they scroll (ui/toast/Toaster.tsx).
 */
export function useToastsBelow(scroller: RefObject<HTMLElement | null>, isModal: boolean) {
  useLayoutEffect(() => {
    const view = scroller.current;
    if (!isModal || !view) return undefined;
    const { style } = toastPlace();
    const place = () => {
      const { top, bottom } = view.getBoundingClientRect();
      const ways = view.querySelector('[data-ways]')?.getBoundingClientRect() ?? { top, bottom: top };
      const isAbove = bottom - ways.bottom < LEAST;
      const start = Math.round(isAbove ? top : Math.max(top, ways.bottom)) + GAP;
      const end = Math.round(isAbove && ways.top - top > LEAST ? Math.min(ways.top, bottom) : bottom) - GAP;
      style.setProperty('--toast-top', `${start}px`);
      style.setProperty('--toast-room', `min(60dvh, ${end - start}px)`);
    };
    const leaving = new AbortController();
    const observer = new ResizeObserver(place);
    for (const part of [view, ...view.children]) observer.observe(part);
    view.addEventListener('scroll', place, { passive: true, signal: leaving.signal });
    // A keyboard that comes up moves the panel.
    window.visualViewport?.addEventListener('scroll', place, { signal: leaving.signal });
    return () => {
      leaving.abort();
      observer.disconnect();
      style.removeProperty('--toast-top');
      style.removeProperty('--toast-room');
    };
  }, [scroller, isModal]);
}
