import { announceChange } from './announce.ts';
import { drain } from './drain.ts';
import { hold, holding } from './hold.ts';
import type { Item } from './item.ts';
import { readItem, write } from './store.ts';

/** An item that a form has taken in hand: nobody else sends it until it is let go. */
export interface HeldItem {
  readonly item: Item;
  readonly letGo: () => void;
}

/** Takes an item to be edited; `busy` where it is just being sent, or open in another tab; nothing where it is gone. */
export async function openForEditing(id: string): Promise<HeldItem | 'busy' | undefined> {
  const letGo = await hold(id);
  if (!letGo) return 'busy';
  const item = await readItem(id).catch(() => undefined);
  if (item && item.state !== 'received') return { item, letGo };
  letGo();
  return undefined;
}

export function sendNow(id: string): Promise<void> {
  return drain({ only: id });
}

/** Deletes an item, or the receipt that is left of it. False where it is just being sent or edited. */
export async function discard(id: string): Promise<boolean> {
  const done = await holding(id, { wait: false }, async () => {
    await write({ remove: [id] });
    return true;
  });
  announceChange();
  return done ?? false;
}
