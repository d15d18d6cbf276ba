const FIGURE = String.raw`\d+(?:[.,]\d+)*[%+]?`;
const FIGURES = `${FIGURE}(?:[-–]${FIGURE})?`;

/** What stands in one line: a phone number, "Food & Beverage", a sum with its currency, a figure with what it counts, words and figures that a hyphen or dash joins. */
const UNITS = [
  String.raw`\+\d[\d ]{5,16}\d`,
  String.raw`\p{L}+ & \p{L}+`,
  String.raw`(?:\p{Sc}|\p{Lu}{2,3}\p{Sc}?) ${FIGURES}(?:\p{L}{1,2}\b)?`,
  String.raw`${FIGURES} ?(?:[-–]\p{L}+|\p{L}+)`,
  String.raw`[\p{L}\d]+(?:[-–‑][\p{L}\d]+)+`,
];
const UNIT = new RegExp(`(?<![\\p{L}\\d@./_-])(?:${UNITS.join('|')})(?![\\p{L}\\d@/_]|[.-][\\p{L}\\d])`, 'gu');
/** Characters; a longer one would be wider than a narrow line. */
const MOST = 24;

export interface UnbrokenRun {
  readonly text: string;
  /** No line may end within it. */
  readonly isUnit: boolean;
}

/** Cuts a text where a unit begins or ends; together they are the text. */
export function unbrokenRuns(text: string): UnbrokenRun[] {
  const runs: UnbrokenRun[] = [];
  let from = 0;
  const add = (to: number, isUnit: boolean) => {
    if (to > from) runs.push({ text: text.slice(from, to), isUnit });
    from = to;
  };
  for (const { 0: unit, index } of text.matchAll(UNIT)) {
    if (unit.length > MOST) continue;
    add(index, false);
    add(index + unit.length, true);
  }
  add(text.length, false);
  return runs;
}
