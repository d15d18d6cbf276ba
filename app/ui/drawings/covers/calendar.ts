import { box, disc, type CoverPaths } from './paths.ts';

const LEFT = -61;
const HEAD = 36;
const FIRST_HOUR = 86;
const COLUMN = 86;
const HOUR = 52;
const DAYS = 7;

/** When patients come: day, hour from the first one, length in hours. */
const booked = [[0, 1, 1], [0, 2.5, 2.5], [1, 0, 1], [1, 3.5, 1], [2, 1, 1], [2, 4, 1], [3, 0, 0.5], [3, 2, 1.5], [4, 0.5, 1.5], [4, 3.5, 1.5], [5, 2, 1], [5, 4, 1], [6, 0.5, 1], [6, 3, 1.5]] as const;
const TODAY = 3;

/** A week of appointments, a column for a day and a line for an hour, with a pulse that beats today. */
export function calendar(): CoverPaths {
  const right = LEFT + DAYS * COLUMN;
  const days = Array.from({ length: DAYS }, (_, day) => LEFT + day * COLUMN);
  const hours = Array.from({ length: 4 }, (_, hour) => FIRST_HOUR + (hour + 1) * HOUR);
  const middle = LEFT + (TODAY + 0.5) * COLUMN;
  const beat = FIRST_HOUR + 2.5 * HOUR;
  return {
    solids:
      booked.map(([day, hour, length]) => box(LEFT + day * COLUMN + 7, FIRST_HOUR + hour * HOUR + 5, COLUMN - 14, length * HOUR - 10)).join('') +
      disc(middle, 61, 11),
    shift: [5, 5],
    lines: [
      `M${LEFT} 420V${HEAD}H${right}V420M${LEFT} ${FIRST_HOUR}h${right - LEFT}`,
      // Each day's line has a ring of the binding at its head and a mark at each half hour.
      days.slice(1).map((x) => `M${x} ${FIRST_HOUR}V420M${x} 22v28`).join(''),
      days.filter((_, day) => day !== TODAY).map((x) => `M${x + COLUMN / 2 - 12} 61h24`).join(''),
      hours.map((y) => `M${LEFT - 8} ${y}H${right}`).join(''),
      [FIRST_HOUR, ...hours].map((y) => `M${LEFT - 4} ${y + HOUR / 2}h4`).join(''),
    ].join(''),
    strong: `M-120 ${beat}H${middle - 82}l10-15 12 15h20l14-40 20 104 26-172 22 128 12-20h26l12-20 14 20H600`,
  };
}
