import type { RefObject } from 'react';
import { useDeskKeys } from '../keys/desk-keys.ts';

/** What single keys do to a record. */
export type RecordKeys<Item> = Readonly<Record<string, (item: Item) => void>>;

interface Parts<Item> {
  readonly items: readonly Item[];
  readonly open: string | undefined;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly pick: (id: string) => void;
  readonly close: () => boolean;
  readonly press: (key: string, from: string) => boolean;
  readonly keys: RecordKeys<Item> | undefined;
}

const arrows: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' };

/** The way through a list by single keys: `j` and `k` step, `o` does as a press on the row, Escape in the list or the record closes, others as the list has them. */
export function useRecordKeys<Item extends { readonly id: string }>({ items, open, list, pick, close, press, keys }: Parts<Item>) {
  useDeskKeys((key, target) => {
    const within = list.current?.contains(target);
    if (key === 'Escape') return Boolean(within) && close();
    const focused = within ? target.closest('[data-record]')?.getAttribute('data-record') : undefined;
    const at = items.find(({ id }) => id === (focused ?? open));
    const arrow = arrows[key];
    if (arrow) return at ? press(arrow, at.id) : press('Home', '');
    if (!at) return false;
    if (key === 'o') pick(at.id);
    else if (keys && Object.hasOwn(keys, key)) keys[key]!(at);
    else return false;
    return true;
  });
}
