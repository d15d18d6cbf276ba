import { useLayoutEffect, useRef, type RefObject } from 'react';

/** In pixels: browsers scroll by fractions of one. */
const NEARLY = 8;

/** In pixels: so much of the line before helps nobody, and its hairline would stand close below that of the edge. */
const SLIVER = 24;

/** Scrolls to the newest line whenever `state`, which is never empty, changes: to its end, or, where that does not fit, to the beginning of it or of the short question that it answers. */
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

/** Of the room for lines: a question that takes less of it stays above its answer. */
const SHORT = 1 / 3;

function showNewest(scroller: HTMLElement) {
  const lines = scroller.querySelectorAll('[role=log] > *');
  // The greeting begins below what is to be read before it.
  if (lines.length < 2) return;
  const log = lines[0]?.parentElement;
  log?.style.removeProperty('padding-bottom');
  scroller.scrollTop = scroller.scrollHeight;
  const { top, bottom } = scroller.getBoundingClientRect();
  const waysEnd = scroller.querySelector('[data-ways]')?.getBoundingClientRect().bottom ?? top;
  const edge = Math.max(top, waysEnd);
  // A question that is cut by the edge helps nobody: all of it is seen, or nothing.
  const question = [...lines].at(-2);
  const isSeen = question?.matches('[data-sender=user]') && question.getBoundingClientRect().height < (bottom - edge) * SHORT;
  const first = isSeen ? question : lines[lines.length - 1];
  // Its hairline lies on that of the edge.
  const above = (first?.getBoundingClientRect().top ?? edge) + 1 - edge;
  if (above > 0 && above < SLIVER) log?.style.setProperty('padding-bottom', `${above}px`);
  if (above < SLIVER) scroller.scrollTop += above;
}
