/** A line of a plot, and of its table: one value for each of the plot's names. */
export interface PlotRow {
  readonly label: string;
  readonly values: readonly number[];
}

/** What is added up by place: `[[1, 2], [3, 4]]` is `[4, 6]`. */
export function sums(rows: readonly (readonly [number, number])[]): [number, number] {
  return rows.reduce<[number, number]>(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
}

/** The largest of all values. */
export function largest(rows: readonly PlotRow[]): number {
  return Math.max(0, ...rows.flatMap(({ values }) => values));
}

/** Round figures from nothing to the first that is no less than the largest value, for the lines behind a plot: at most five above nothing. */
export function ticks(most: number): readonly number[] {
  const raw = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, raw)));
  const unit = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= raw)!;
  return Array.from({ length: Math.ceil(Math.max(1, most) / unit) + 1 }, (_, index) => index * unit);
}
