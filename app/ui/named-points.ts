export interface NamedPoint {
  readonly name: string;
  /** What is said of it; more than one where its figures are parted by ` · `. */
  readonly cells: readonly string[];
}

const COUNTED = /^(\d+) (.+)$/;
/** What is longer before its colon is a sentence, not a name. */
const NAMED = /^(.{1,24}?): (.+)$/;
const NAMED_AT_LENGTH = /^(.+?): (.+)$/;

/**
 * The points of a list parted into name and cells (`99%: 7 hours`, `40 difficult ones`), if every one of them begins with its
 * name, or every one with how many. Where the content says that they have names, these may be long.
 */
export function namedPoints(items: readonly string[], haveNames = false): readonly NamedPoint[] | undefined {
  for (const form of [COUNTED, haveNames ? NAMED_AT_LENGTH : NAMED]) {
    const points = items.map((item) => form.exec(item));
    if (points.every((point) => point !== null)) return points.map(([, name = '', text = '']) => ({ name, cells: text.split(' · ') }));
  }
  return undefined;
}
