import { useLayoutEffect, type RefObject } from 'react';
import { toastPlace } from '../ui/toast/place.ts';

/** In pixels: above and below them. */
const GAP = 8;
/** In pixels: what is left of the conversation below them. */
const LEAST = 96;
/** In pixels: with less room than this they are no help, and lie on the conversation instead. */
const LEAST_TOAST = 72;

/**
 * Where the chat takes the whole window, toasts stand between its head and the conversation, which makes room: what they are about
 * is to be read with them, and the ways to people are wanted just then. In less room than they need they scroll
 * (ui/toast/Toaster.tsx).
 */
export function useToastsBelow(scroller: RefObject<HTMLElement | null>, isModal: boolean) {
  useLayoutEffect(() => {
    const view = scroller.current;
    if (!isModal || !view) return undefined;
    const place = toastPlace();
    const fit = () => {
      const { top, bottom } = view.getBoundingClientRect();
      const start = Math.round(top - (parseFloat(view.style.marginTop) || 0));
      const all = Math.round(bottom) - start - 2 * GAP;
      const isRoomy = all - LEAST >= LEAST_TOAST;
      place.style.setProperty('--toast-top', `${start + GAP}px`);
      place.style.setProperty('--toast-room', `min(60dvh, ${isRoomy ? all - LEAST : all}px)`);
      const height = place.querySelector('ol')?.offsetHeight ?? 0;
      view.style.marginTop = isRoomy && height > 0 ? `${height + 2 * GAP}px` : '';
    };
    const leaving = new AbortController();
    const sizes = new ResizeObserver(fit);
    sizes.observe(view);
    // What draws the toasts comes with the first one.
    const watch = () => {
      const list = place.querySelector('ol');
      if (list) sizes.observe(list);
    };
    watch();
    const arrival = new MutationObserver(watch);
    arrival.observe(place, { childList: true, subtree: true });
    // A keyboard that comes up moves the panel.
    window.visualViewport?.addEventListener('scroll', fit, { signal: leaving.signal });
    return () => {
      leaving.abort();
      arrival.disconnect();
      sizes.disconnect();
      view.style.marginTop = '';
      place.style.removeProperty('--toast-top');
      place.style.removeProperty('--toast-room');
    };
  }, [scroller, isModal]);
}
