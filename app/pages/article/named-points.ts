export interface NamedPoint {
  readonly name: string;
  /** What is said of it; more than one where its figures are parted by ` · `. */
  readonly cells: readonly string[];
}

/** Characters; what is longer before its colon is a sentence, not a name. */
const LONGEST_NAME = 24;

/** The points of a list parted into name and cells (`99%: 7 hours`), if every one of them begins with its name. */
export function namedPoints(items: readonly string[]): readonly NamedPoint[] | undefined {
  const points = items.map((item) => {
    const at = item.indexOf(': ');
    return at > 0 && at <= LONGEST_NAME ? { name: item.slice(0, at), cells: item.slice(at + 2).split(' · ') } : undefined;
  });
  return points.every((point) => point !== undefined) ? points : undefined;
}
