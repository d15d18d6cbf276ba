/** The signs of a message's words, and the right tags. */
export interface Example {
  readonly signs: readonly (readonly string[])[];
  readonly tags: readonly number[];
}

/** An example with its signs by their numbers. */
export interface Numbered {
  readonly told: readonly Int32Array[];
  readonly tags: readonly number[];
}

/**
 * Numbers the signs that so many examples have at least. Names are held once: all of them, each by itself, would take several gigabytes.
 *
 * @param isHeard whether a sign counts
 */
export function numbered(examples: Iterable<Example>, least: number, isHeard: (sign: string) => boolean = () => true): { readonly known: Numbered[]; readonly signs: string[] } {
  const places = new Map<string, number>();
  const counts: number[] = [];
  const read: Numbered[] = [];
  for (const { signs, tags } of examples) {
    if (tags.length === 0) continue;
    const told = signs.map((here) => Int32Array.from(here.filter(isHeard), (sign) => {
      const place = places.get(sign) ?? places.size;
      if (place === places.size) places.set(sign, place);
      return place;
    }));
    for (const place of new Set(told.flatMap((here) => [...here]))) counts[place] = (counts[place] ?? 0) + 1;
    read.push({ told, tags });
  }
  const signs = [...places.keys()].filter((_, place) => counts[place]! >= least);
  const ids = new Int32Array(places.size).fill(-1);
  signs.forEach((sign, id) => (ids[places.get(sign)!] = id));
  return { signs, known: read.map(({ told, tags }) => ({ tags, told: told.map((here) => here.map((place) => ids[place]!).filter((id) => id >= 0)) })) };
}
