import type { FieldPolicy, Reference } from '@apollo/client';

/** A page, or several that follow each other. Ids sort as their records were received. */
export interface KeysetPage<Item = Reference> {
  readonly items: readonly Item[];
  readonly endCursor?: string | null;
  readonly hasMore: boolean;
}

type IdOf<Item> = (item: Item) => string;

/** How the cache keeps the pages of a list: as one list. */
export function keysetPages(keyArgs: readonly string[]): FieldPolicy<KeysetPage> {
  return {
    keyArgs: [...keyArgs],
    merge(existing, incoming, { args, readField }) {
      const after = (args?.['after'] as string | undefined) ?? undefined;
      // Only newest first do ids tell where a page that is read anew ends; in another order the list begins again.
      const isAnew = after === undefined && (args?.['order'] ?? 'NEWEST') !== 'NEWEST';
      return isAnew ? incoming : joinPages(existing, incoming, after, (item) => readField<string>('id', item) ?? '');
    },
  };
}

/**
 * Joins a page that was just read with what was read before. A next page goes to the end. A first page that is read
 * anew replaces the stretch it covers and leaves the pages after it, so that a list somebody has scrolled down keeps
 * its length; where it might leave a gap, it replaces everything.
 *
 * @param after the cursor that the incoming page was asked for with
 */
export function joinPages<Item>(
  existing: KeysetPage<Item> | undefined,
  incoming: KeysetPage<Item>,
  after: string | undefined,
  idOf: IdOf<Item>,
): KeysetPage<Item> {
  if (!existing) return incoming;
  // The list was read anew meanwhile: this page does not follow its end any more.
  if (after !== undefined && after !== existing.endCursor) return existing;
  if (after !== undefined) return { ...incoming, items: [...existing.items, ...incoming.items] };

  const newest = existing.items[0];
  const last = incoming.items.at(-1);
  if (!incoming.hasMore || !newest || !last || idOf(last) > idOf(newest)) return incoming;
  const older = existing.items.filter((item) => idOf(item) < idOf(last));
  return older.length === 0 ? incoming : { ...existing, items: [...incoming.items, ...older] };
}
