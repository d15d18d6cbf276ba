/** Paths on a sheet of 480 by 320; what goes beyond its sides is seen where a cover is wider or higher than that. */
export interface CoverPaths {
  /** Outlined and filled with the tint. */
  readonly solids: string;
  /** How far beside its lines the tint lies. */
  readonly shift: readonly [x: number, y: number];
  /** Outlined only. */
  readonly lines: string;
  /** The one line that tells the story. */
  readonly strong: string;
}

export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
export const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
