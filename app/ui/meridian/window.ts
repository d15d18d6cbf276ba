import { offices } from '#content/offices.ts';
import type { Office } from '#content/types.ts';

export interface OfficeOnScale {
  readonly office: Office;
  /** From 0 for the westernmost office to 1 for the easternmost. */
  readonly share: number;
}

const sorted = [...offices].sort((a, b) => a.longitude - b.longitude);
const first = sorted[0]?.longitude ?? 0;
const last = sorted.at(-1)?.longitude ?? 0;

/** Degrees between the first and the last office. */
export const span = rounded(last - first) || 1;

/** Longitude of the first office. */
export const west = first;

/** The offices from west to east, each with its true place between the outermost two. */
export const fromWest: readonly OfficeOnScale[] = sorted.map((office) => ({
  office,
  share: rounded((office.longitude - first) / span),
}));

/** What a page says of it is read by nobody beyond that, and seen by nobody either. */
function rounded(value: number): number {
  return Number(value.toFixed(4));
}
