import type { DeskEvent } from './desk-event.ts';

/** Events that wait for a slow reader; one that is slower is told that it has missed some. */
const MOST_WAITING = 100;

/** Events on their way to one reader. */
export interface EventQueue extends AsyncIterableIterator<DeskEvent> {
  push(event: DeskEvent): void;
  /** The reader gets what is waiting, and then the end. */
  end(): void;
  return(): Promise<IteratorResult<DeskEvent>>;
}

/** Not a generator: one that waits for an event could not be left before it comes. @param onEnd called once, when either side has ended it */
export function eventQueue(onEnd: () => void): EventQueue {
  let waiting: DeskEvent[] = [];
  let wake: ((result: IteratorResult<DeskEvent>) => void) | undefined;
  let ended = false;

  function end(): void {
    if (ended) return;
    ended = true;
    wake?.({ done: true, value: undefined });
    onEnd();
  }

  return {
    push(event) {
      if (ended) return;
      if (wake) {
        wake({ done: false, value: event });
        wake = undefined;
      } else if (waiting.length < MOST_WAITING) waiting.push(event);
      else waiting = [{ change: 'missed', ids: [] }];
    },
    end,
    next() {
      const event = waiting.shift();
      if (event) return Promise.resolve({ done: false, value: event });
      if (ended) return Promise.resolve({ done: true, value: undefined });
      return new Promise((resolve) => (wake = resolve));
    },
    return() {
      waiting = [];
      end();
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
