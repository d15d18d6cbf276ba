/** Milliseconds: what happens together is read together, and no more often than this. */
const TOGETHER = 300;
const BETWEEN = 1_000;

/**
 * Gathers what is to be read anew while somebody else is read, and reads it in one go.
 *
 * @param read is never called while its last call is under way
 */
export function gather<Item>(read: (items: readonly Item[]) => Promise<unknown>): { add(items: Iterable<Item>): void; end(): void } {
  const waiting = new Set<Item>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  async function run() {
    const items = [...waiting];
    waiting.clear();
    await read(items).catch(() => undefined);
    timer = undefined;
    if (waiting.size > 0) plan(BETWEEN);
  }

  function plan(milliseconds: number) {
    if (!ended) timer ??= setTimeout(() => void run(), milliseconds);
  }

  return {
    add(items) {
      for (const item of items) waiting.add(item);
      if (waiting.size > 0) plan(TOGETHER);
    },
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
