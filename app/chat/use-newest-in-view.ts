import { useLayoutEffect, useRef, type RefObject } from 'react';

/** In pixels: browsers scroll by fractions of one. */
const NEARLY = 8;

/** Scrolls to the newest line whenever `state`, which is never empty, changes: to its end, or to its beginning where it is taller than the view. */
export function useNewestInView(state: string): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (state !== '' && scroller.current) showNewest(scroller.current);
  }, [state]);

  // The keyboard of a phone takes room away, and so does a long message below.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const wasAtEnd = element.scrollHeight - element.scrollTop - height < NEARLY;
      height = element.clientHeight;
      if (wasAtEnd) showNewest(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return scroller;
}

function showNewest(scroller: HTMLElement) {
  const lines = scroller.querySelectorAll('[role=log] > *');
  // The greeting begins below what is to be read before it.
  if (lines.length < 2) return;
  scroller.scrollTop = scroller.scrollHeight;
  const { top } = scroller.getBoundingClientRect();
  const waysEnd = scroller.querySelector('[data-ways]')?.getBoundingClientRect().bottom ?? top;
  const newest = lines[lines.length - 1]?.getBoundingClientRect().top ?? top;
  // Its hairline lies on that of the edge.
  scroller.scrollTop -= Math.max(0, Math.max(top, waysEnd) - newest - 1);
}
