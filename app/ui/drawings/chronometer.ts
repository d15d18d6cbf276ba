const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A marine chronometer in its gimbals, at nine o'clock: when the offices open. On a sheet of 240 by 240. */
export const chronometer = {
  tint: circle(126, 126, 100),
  lines: `${circle(120, 120, 112)}${circle(120, 120, 104)}${circle(120, 160, 24)}M120 138v4M120 178v4M98 160h4M138 160h4M120 160l12-12M0 120h8M232 120h8M2 112v16M238 112v16`,
  /** Dashes of broad circles around the middle, a twelfth of the bytes of as many lines. */
  marks: [
    { count: 60, from: 95, to: 100 },
    { count: 12, from: 88, to: 100 },
  ],
  hands: `M120 120v-72m0 0l-4 10h8zM120 120h-46m0 0l10-4v8z${circle(120, 120, 4)}`,
};
