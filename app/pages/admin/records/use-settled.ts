import { useState } from 'react';
import type { Pages } from '../../../graphql/use-pages.ts';

interface Settled<Item> {
  /** What the list is narrowed and sorted by. */
  readonly key: string;
  readonly pages: Pages<Item>;
}

/**
 * The list as it was asked for last, for as long as the next one is on its way: whoever types sees one list become another,
 * and not nothing in between.
 */
export function useSettled<Item>(key: string, pages: Pages<Item>): Settled<Item> & { readonly busy: boolean } {
  const [last, setLast] = useState<Settled<Item>>({ key, pages });
  const settled = pages.page !== undefined || pages.error !== undefined;
  if (settled && (last.key !== key || last.pages.page !== pages.page)) setLast({ key, pages });
  const held = !settled && last.key !== key && last.pages.page !== undefined;
  return held ? { ...last, busy: true } : { key, pages, busy: false };
}
