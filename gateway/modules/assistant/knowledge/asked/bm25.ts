import type { Bag } from './bag.ts';

export interface Bm25 {
  /** How much it tells that a term occurs, by how few of the bags hold it; of one that none holds, as if so many did. */
  rarity(term: number | undefined, otherwise: number): number;
  /**
   * How well each bag answers.
   *
   * @param sought terms, and what each counts for
   * @returns a number for each bag, 0 where it holds none of them
   */
  scores(sought: ReadonlyMap<number, number>): Float64Array;
}

/** What scores are counted from, as plain data. */
export interface Postings {
  /** How many bags there are. */
  readonly size: number;
  /** By term, where its bags begin below; one more at the end. */
  readonly starts: Int32Array;
  /** The bags that hold a term, by their places, and what it is worth there. */
  readonly holder: Int32Array;
  readonly worth: Float32Array;
}

/** How soon it stops to matter that a term occurs again. */
const SATURATION = 1;
/** How much it counts against a bag that it is large. */
const LENGTH = 0.5;

const rarityAmong = (size: number, holders: number) => Math.log(1 + (size - holders + 0.5) / (holders + 0.5));

/** Weighs terms in bags by Okapi BM25 (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009, section 3). */
export function weighBags(bags: readonly Bag[]): Postings {
  const size = bags.length;
  const lengths = bags.map(({ times }) => times.reduce((sum, one) => sum + one, 0));
  const usual = lengths.reduce((sum, length) => sum + length, 0) / size;
  // Those that hold a term lie side by side: as objects they would take most of the memory.
  const vocabulary = 1 + bags.reduce((most, { terms }) => terms.reduce((one, other) => Math.max(one, other), most), -1);
  const starts = new Int32Array(vocabulary + 1);
  for (const { terms } of bags) for (const term of terms) starts[term + 1]! += 1;
  for (let term = 0; term < vocabulary; term++) starts[term + 1]! += starts[term]!;

  const holder = new Int32Array(starts[vocabulary]!);
  const worth = new Float32Array(holder.length);
  const next = starts.slice();
  bags.forEach(({ terms, times }, place) => {
    const slack = SATURATION * (1 - LENGTH + (LENGTH * lengths[place]!) / usual);
    terms.forEach((term, at) => {
      const free = next[term]!;
      next[term] = free + 1;
      holder[free] = place;
      worth[free] = (rarityAmong(size, starts[term + 1]! - starts[term]!) * times[at]! * (SATURATION + 1)) / (times[at]! + slack);
    });
  });
  return { size, starts, holder, worth };
}

/** Scores by what `weighBags` has found. */
export function createBm25({ size, starts, holder, worth }: Postings): Bm25 {
  const vocabulary = starts.length - 1;
  const heldBy = (term: number) => (term < vocabulary ? starts[term + 1]! - starts[term]! : 0);
  return {
    rarity: (term, otherwise) => rarityAmong(size, (term !== undefined && heldBy(term)) || otherwise),
    scores(sought) {
      const scores = new Float64Array(size);
      for (const [term, factor] of sought) {
        if (term >= vocabulary) continue;
        for (let at = starts[term]!; at < starts[term + 1]!; at++) scores[holder[at]!]! += factor * worth[at]!;
      }
      return scores;
    },
  };
}
