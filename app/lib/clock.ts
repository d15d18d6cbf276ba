import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

let now: Date | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * The present time to the minute; undefined in prerendered HTML and while hydrating. However many ask, there is one
 * timer, which fires as the minute changes.
 */
export function useNow(): Date | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setTimeout(tick, untilNextMinute());
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
    now = undefined;
  };
}

function read(): Date {
  return (now ??= new Date());
}

function tick() {
  now = new Date();
  timer = setTimeout(tick, untilNextMinute());
  for (const listener of listeners) listener();
}

function untilNextMinute(): number {
  return MINUTE - (Date.now() % MINUTE) + 20;
}
