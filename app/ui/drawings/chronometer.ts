const mark = (step: number, from: number, to: number) => {
  const angle = (step * Math.PI) / 30;
  const at = (radius: number) => `${(120 + radius * Math.sin(angle)).toFixed(1)} ${(120 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${at(from)}L${at(to)}`;
};
const minutes = Array.from({ length: 60 }, (_, step) => mark(step, step % 5 === 0 ? 88 : 95, 100)).join('');

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A marine chronometer in its gimbals, at nine o'clock: when the offices open. On a sheet of 240 by 240. */
export const chronometer = {
  tint: circle(126, 126, 100),
  lines: `${circle(120, 120, 112)}${circle(120, 120, 104)}${minutes}${circle(120, 160, 24)}M120 138v4M120 178v4M98 160h4M138 160h4M120 160l12-12M0 120h8M232 120h8M2 112v16M238 112v16`,
  hands: `M120 120v-72m0 0l-4 10h8zM120 120h-46m0 0l10-4v8z${circle(120, 120, 4)}`,
};
