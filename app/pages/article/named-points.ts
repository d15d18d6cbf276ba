export interface NamedPoint {
  readonly name: string;
  readonly text: string;
}

/** Characters; what is longer before its colon is a sentence, not a name. */
const LONGEST_NAME = 24;

/** The points of a list parted into name and text (`99%: 7 hours`), if every one of them begins with its name. */
export function namedPoints(items: readonly string[]): readonly NamedPoint[] | undefined {
  const points = items.map((item) => {
    const at = item.indexOf(': ');
    return at > 0 && at <= LONGEST_NAME ? { name: item.slice(0, at), text: item.slice(at + 2) } : undefined;
  });
  return points.every((point) => point !== undefined) ? points : undefined;
}
