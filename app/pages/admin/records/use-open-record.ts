import { useLayoutEffect, useRef, useState } from 'react';
import { RECORD } from '../finding/finding.ts';
import { useDeskAddress } from '../finding/use-desk-address.ts';
import { neighbour, stepBy } from './neighbour.ts';
import { besideQuery } from './layout.ts';

interface Identified {
  readonly id: string;
}

/** Which record of the list is open, and the focus that goes with it. The address names it once it was chosen. */
export function useOpenRecord(items: readonly Identified[]) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef(0);
  /** The record whose row takes the focus as soon as it is there. */
  const wanted = useRef<string>(undefined);
  const { query, change } = useDeskAddress();
  const named = query.get(RECORD) ?? undefined;
  // Beside the list there is room for a record in any case.
  const [open, setOpen] = useState(() => named ?? (beside() ? items[0]?.id : undefined));

  const [settled, setSettled] = useState(named);
  if (named !== settled) {
    setSettled(named);
    // Of the window: while keys step through the list, the address that is drawn may be older than the choice.
    setOpen(new URLSearchParams(window.location.search).get(RECORD) ?? open);
  }

  function choose(id: string | undefined) {
    setOpen(id);
    change({ [RECORD]: id });
  }

  const at = items.findIndex(({ id }) => id === open);
  const left = open !== undefined && at === -1;

  useLayoutEffect(() => {
    if (at !== -1) place.current = at;
    if (!left) return;
    const next = neighbour(items, place.current);
    setOpen(beside() ? next : undefined);
    // The focus was in what has just left.
    if (document.activeElement === document.body) wanted.current = next;
  }, [items, at, left]);

  useLayoutEffect(() => {
    const row = wanted.current && rowOf(list.current, wanted.current);
    if (!row) return;
    row.focus();
    wanted.current = undefined;
  });

  function focusRow(id: string) {
    const row = rowOf(list.current, id);
    if (row) row.focus();
    else wanted.current = id;
  }

  /** Beside the list nothing has to make room: there a row shows its record, whether it was there by itself or not. */
  function pick(id: string) {
    const isBelow = open !== id && !beside();
    choose(open === id && !beside() ? undefined : id);
    // What was open above has closed: the row may have moved out of sight. What opens below it is to be read.
    requestAnimationFrame(() => rowOf(list.current, id)?.scrollIntoView({ block: isBelow ? 'start' : 'nearest' }));
  }

  /** Back to the list. Answers whether there was anything to close. */
  function close(): boolean {
    const row = open !== undefined && rowOf(list.current, open);
    if (!row) return false;
    choose(undefined);
    row.focus();
    return true;
  }

  /** Answers whether the key was one of the list's. */
  function press(key: string, from: string): boolean {
    const next = stepBy(key, items, from);
    if (next === undefined) return false;
    choose(next);
    focusRow(next);
    return true;
  }

  return { list, open, pick, close, press, focusRow };
}

function beside(): boolean {
  return matchMedia(besideQuery).matches;
}

function rowOf(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`) ?? null;
}
