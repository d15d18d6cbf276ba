/** Terms, and how often each occurs. */
export interface Bag {
  /** Each once, by its number (terms.ts). */
  readonly terms: Int32Array;
  readonly times: Float32Array;
}

/** How often each term occurs in the bag that is being filled; 0 between them. */
const counts: number[] = [];

/** Fills a bag: hundreds of thousands of terms go through here at every start, one bag after the other. */
export function fillBag(fill: (add: (term: number, times: number) => void) => void): Bag {
  const seen: number[] = [];
  fill((term, times) => {
    if (!counts[term]) seen.push(term);
    counts[term] = (counts[term] ?? 0) + times;
  });
  const bag = { terms: Int32Array.from(seen), times: Float32Array.from(seen, (term) => counts[term]!) };
  for (const term of seen) counts[term] = 0;
  return bag;
}

/** What several bags hold together. */
export function mergeBags(bags: readonly Bag[]): Bag {
  return fillBag((add) => {
    for (const { terms, times } of bags) for (let at = 0; at < terms.length; at++) add(terms[at]!, times[at]!);
  });
}
