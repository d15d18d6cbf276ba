import { createTipTiming } from './timing.ts';

/** The tip itself, which a pointer may rest on to read or select it (WCAG 1.4.13). */
export const TIP_ID = 'tip';

/**
 * Shows what stands in the `data-tip` of an element while a pointer rests on it, while it has the focus of the keyboard, or
 * once it is tapped, if a tap does nothing else there. One set of listeners for the whole page, however much of it is drawn
 * anew; the answer takes them away.
 */
export function followTips(show: (anchor: HTMLElement | undefined) => void): () => void {
  const tips = createTipTiming(show);
  const leaving = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, listener, { passive: true, signal: leaving.signal, capture: name === 'scroll' });

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return;
    const anchor = anchorOf(target);
    if (anchor) tips.enter(anchor);
    else if (!isTip(target)) tips.close();
  });
  on('focusin', ({ target }) => {
    const anchor = anchorOf(target);
    if (anchor?.matches(':focus-visible')) tips.open(anchor);
  });
  on('focusout', () => tips.close());
  on('click', ({ target }) => {
    const anchor = anchorOf(target);
    if (anchor && !anchor.closest('a, button')) tips.open(anchor);
    else if (!isTip(target)) tips.close();
  });
  on('keydown', ({ key }) => {
    if (key === 'Escape') tips.close();
  });
  on('scroll', () => tips.close());
  return () => {
    leaving.abort();
    tips.close();
  };
}

function anchorOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
}

function isTip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${TIP_ID}`) !== null;
}
