interface Identified {
  readonly id: string;
}

/** What to open when the open record is not in the list any more: the one that took its place, or the last. */
export function neighbour(items: readonly Identified[], place: number): string | undefined {
  return items[Math.min(Math.max(place, 0), items.length - 1)]?.id;
}

/** Where a key leads from one record; undefined if the key is none of the list's. */
export function stepBy(key: string, items: readonly Identified[], from: string): string | undefined {
  const place = items.findIndex(({ id }) => id === from);
  switch (key) {
    case 'ArrowDown':
      return neighbour(items, place + 1);
    case 'ArrowUp':
      return neighbour(items, place - 1);
    case 'Home':
      return items[0]?.id;
    case 'End':
      return items.at(-1)?.id;
    default:
      return undefined;
  }
}
