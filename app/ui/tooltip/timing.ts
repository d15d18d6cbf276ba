/** Milliseconds for which a pointer rests on something before its tip appears (specification, section 9). */
const OPEN_DELAY = 700;
/** Milliseconds after one tip has gone in which the next appears at once (section 9). */
const SKIP_DELAY = 300;

interface TipTiming<Anchor> {
  /** A pointer has come to rest on it. */
  enter(anchor: Anchor): void;
  /** It is wanted now: it has the focus of the keyboard, or was touched. */
  open(anchor: Anchor): void;
  close(): void;
}

/** When a tip is shown and when it goes; what that looks like is the caller's. */
export function createTipTiming<Anchor>(show: (anchor: Anchor | undefined) => void): TipTiming<Anchor> {
  let shown: Anchor | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  function open(anchor: Anchor) {
    clearTimeout(waiting);
    shown = anchor;
    show(anchor);
  }

  return {
    open,
    enter(anchor) {
      if (anchor === shown) return;
      clearTimeout(waiting);
      if (shown !== undefined || performance.now() - closedAt < SKIP_DELAY) open(anchor);
      else waiting = setTimeout(() => open(anchor), OPEN_DELAY);
    },
    close() {
      clearTimeout(waiting);
      if (shown === undefined) return;
      shown = undefined;
      closedAt = performance.now();
      show(undefined);
    },
  };
}
