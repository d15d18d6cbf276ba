import { isRefusedByDatabase } from './outage.ts';

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** A statement of a thousand rows is past the point where longer ones save anything. */
const MAX_ITEMS = 200;

/**
 * Sends what arrives while one round trip to the database is under way as the next one: an
 * idle server answers a single call at once, a busy one pays for a statement and a commit per
 * batch instead of per call. Nothing is delayed on purpose and nothing is remembered.
 *
 * @param send answers every item of a batch, in order. If the database refuses a batch for its
 *   content, each item is sent again alone, so that one cannot spoil another's.
 */
export function coalesce<Item, Result>(send: (items: readonly Item[]) => Promise<readonly Result[]>): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = [];
  let underWay = false;

  async function answer(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await send(batch.map((one) => one.item));
      batch.forEach((one, index) => one.resolve(results[index] as Result));
    } catch (error) {
      if (batch.length > 1 && isRefusedByDatabase(error)) {
        for (const one of batch) await answer([one]);
      } else {
        for (const one of batch) one.reject(error);
      }
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, MAX_ITEMS);
      queue = queue.slice(MAX_ITEMS);
      await answer(batch);
    }
    underWay = false;
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (underWay) return;
      underWay = true;
      // A turn's grace gathers the calls of requests that were read from the sockets together.
      setImmediate(() => void drain());
    });
}
