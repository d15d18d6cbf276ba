import { announceChange, announceDelivery } from './announce.ts';
import { LONGEST_ASKED_FOR } from './backoff.ts';
import { deliver, isReachable } from './deliver.ts';
import { holding } from './hold.ts';
import type { Item } from './item.ts';
import { notify } from './notify.ts';
import { settle } from './settle.ts';
import { change, listItems, readItem, write } from './store.ts';

interface Drain {
  /** Only this item, at once, whatever it waits for: the visitor wants it. */
  readonly only?: string;
  /** Something speaks for a line: what only lacked an answer need not wait longer. What the gateway put off does. */
  readonly eager?: boolean;
}

let draining: Promise<void> | undefined;

/** Sends what is due. One drainer at a time in the whole browser: page, other tabs, worker. */
export function drain({ only, eager = false }: Drain = {}): Promise<void> {
  if (only === undefined && draining) return draining;
  const pass = holding('drain', { wait: true }, () => sendDue((item) => (only === undefined ? isDue(item, eager) : item.id === only)));
  const done = pass.then(() => undefined);
  if (only !== undefined) return done;
  draining = done.finally(() => {
    draining = undefined;
  });
  return draining;
}

async function sendDue(isWanted: (item: Item) => boolean): Promise<void> {
  const items = await listItems();
  const replaced = new Set(items.map((item) => item.replaces));
  const due = items.filter((item) => isSendable(item) && !replaced.has(item.id) && isWanted(item));
  if (due.length === 0 || !(await isReachable())) return;
  // Whoever has the item is sending it from a form, or has it open for editing: it is not ours to send.
  for (const { id } of due) await holding(id, { wait: false }, () => trySending(id));
}

async function trySending(id: string): Promise<void> {
  const claimed = await claim(id);
  if (!claimed) return;
  announceChange();
  const settled = settle(claimed, await deliver(claimed), Date.now());
  await note(settled);
  announceChange();
  if (settled.state !== 'received') return;
  announceDelivery(settled.kind);
  await notify(settled);
}

/** On a device without room it is sent all the same; only that it is being sent stands nowhere. */
async function claim(id: string): Promise<Item | undefined> {
  const tried = (item: Item): Item | undefined => (isSendable(item) ? { ...item, state: 'sending', attempts: item.attempts + 1 } : undefined);
  try {
    return await change(id, tried);
  } catch {
    const item = await readItem(id);
    if (item?.replaces !== undefined) await write({ remove: [item.replaces] });
    return item && tried(item);
  }
}

async function note(settled: Item): Promise<void> {
  try {
    await change(settled.id, () => settled);
  } catch {
    // No room even for a receipt. What has not arrived stays as it was.
    if (settled.state === 'received') await write({ remove: [settled.id] });
  }
}

/** `attention` too: the visitor may want it to be tried as it is. Nothing else tries it, as it is never due. */
function isSendable({ state }: Item): boolean {
  return state !== 'received';
}

function isDue({ state, nextTryAt, lastProblem }: Item, eager: boolean): boolean {
  if (state === 'attention') return false;
  const onlyLackedAnAnswer = lastProblem?.status === undefined;
  const left = nextTryAt - Date.now();
  // Nothing is put off for longer than that: a clock has been set back.
  return left <= 0 || left > 2 * LONGEST_ASKED_FOR || (eager && onlyLackedAnAnswer);
}
