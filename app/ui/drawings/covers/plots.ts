import { disc, type CoverPaths } from './paths.ts';

/** The road bends around this point, and everything along it: places are told by degrees from north and by distance. */
const CENTRE = [430, 1250] as const;
const ROAD = 1100;
const KERB = 11;
/** From the road's middle to the plots: the road's half and its pavement. */
const FRONT = 19;
const DEPTH = 58;
const LANE = 15;
/** Where the side roads begin, and half their width, in degrees. */
const [UP, DOWN] = [-18.6, -9.6];
const HALF = 0.5;
const HALF_CLEAR = 0.9;
/** Beyond the sides of the widest cover. */
const [WEST, EAST] = [-33, 11];

const place = (degrees: number, distance: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(CENTRE[0] + distance * Math.sin(angle)).toFixed(1)} ${(CENTRE[1] - distance * Math.cos(angle)).toFixed(1)}`;
};
/** From where the pen stands along the bend, eastwards or back. */
const bend = (degrees: number, distance: number, sweep: 0 | 1 = 1) => `A${distance} ${distance} 0 0 ${sweep} ${place(degrees, distance)}`;
const across = (degrees: number, from: number, to: number) => `M${place(degrees, from)}L${place(degrees, to)}`;
const ground = (west: number, east: number, near: number, far: number) =>
  `M${place(west, far)}${bend(east, far)}L${place(east, near)}${bend(west, near, 0)}z`;

interface Row {
  /** Its side towards the centre. */
  readonly near: number;
  /** The sides of its plots, from west to east. */
  readonly sides: readonly number[];
  /** The plots that are sold, by their places in the row. */
  readonly sold: readonly number[];
  /** The plots with a house. */
  readonly built: readonly number[];
}

const above = (index: number) => ROAD + FRONT + index * DEPTH + Math.floor(index / 2) * LANE;
const below = (index: number) => ROAD - FRONT - (index + 1) * DEPTH;

const rows: readonly Row[] = [
  { near: above(0), sides: [WEST, -30.4, -27.6, -25.2, -22.4, UP - HALF_CLEAR], sold: [2], built: [1, 3] },
  { near: above(1), sides: [WEST, -29, -26.4, -23.4, UP - HALF_CLEAR], sold: [3], built: [1, 2] },
  { near: above(2), sides: [-28, -25.4, -22.8, UP - HALF_CLEAR], sold: [0], built: [1] },
  { near: above(3), sides: [-26.4, -23.2, UP - HALF_CLEAR], sold: [], built: [1] },
  { near: above(0), sides: [UP + HALF_CLEAR, -15, -12.4, -9.2, -6.4, -4.2, -1, 1.8, 4.4, 7.4, EAST], sold: [1, 4, 8], built: [0, 2, 6, 7] },
  { near: above(1), sides: [UP + HALF_CLEAR, -14, -11, -8.4, -5.4, -2.6, 0.6, 3.2, 6.2, 8.6, EAST], sold: [2, 6], built: [1, 4, 5, 8] },
  { near: above(2), sides: [UP + HALF_CLEAR, -15.2, -12.6, -9.6, -6.8, -4, -1.2, 1.8, 5, 8], sold: [0, 5], built: [2, 3] },
  { near: above(3), sides: [UP + HALF_CLEAR, -14.4, -11.4, -8.8, -5.8], sold: [2], built: [0] },
  { near: below(0), sides: [WEST, -27.6, -24.8, -22, -19.2, -16.8, -13.6, DOWN - HALF_CLEAR], sold: [2, 5], built: [3, 4, 6] },
  { near: below(1), sides: [-23, -20.6, -17.6, -15, -12.6, DOWN - HALF_CLEAR], sold: [1], built: [3] },
  { near: below(0), sides: [DOWN + HALF_CLEAR, -5.8, -3, 0.2, 2.8, 5.6, 8.2, EAST], sold: [0, 4], built: [1, 2, 5] },
  { near: below(1), sides: [DOWN + HALF_CLEAR, -6.4, -3.9], sold: [1], built: [] },
];

const plot = ({ near, sides }: Row, index: number) => ground(sides[index] ?? 0, sides[index + 1] ?? 0, near, near + DEPTH);
const house = ({ near, sides }: Row, index: number) => {
  const west = (sides[index] ?? 0) + 0.7;
  return ground(west, west + 1, near + 18, near + 38);
};
const outline = ({ near, sides }: Row) => ground(sides[0] ?? 0, sides.at(-1) ?? 0, near, near + DEPTH) + sides.slice(1, -1).map((side) => across(side, near, near + DEPTH)).join('');

/** A kerb that turns from the road into a side road, or back. */
const turnIn = (west: number, side: number, kerb: number, end: number, out: number) =>
  `M${place(west, kerb)}${bend(side - 0.65, kerb)}Q${place(side, kerb)} ${place(side, kerb + out)}L${place(side, end)}`;
const turnOut = (side: number, east: number, kerb: number, end: number, out: number) =>
  `M${place(side, end)}L${place(side, kerb + out)}Q${place(side, kerb)} ${place(side + 0.65, kerb)}${bend(east, kerb)}`;

/** A plan of plots on either side of a road that two side roads join. */
export function plots(): CoverPaths {
  const [far, near] = [ROAD + KERB, ROAD - KERB];
  const trees = [[506, 272, 9], [530, 264, 8], [557, 274, 11], [528, 288, 10], [504, 302, 8], [556, 302, 9]] as const;
  return {
    solids: rows.flatMap((row) => row.sold.map((index) => plot(row, index))).join(''),
    shift: [5, 5],
    lines: [
      rows.map(outline).join(''),
      rows.flatMap((row) => row.built.map((index) => house(row, index))).join(''),
      trees.map(([x, y, r]) => disc(x, y, r)).join(''),
      'M450 302v-50m-8 12l8-12 8 12M378 302h54m-54-5v10m18-8v6m18-6v6m18-8v10',
    ].join(''),
    strong: turnIn(WEST, UP - HALF, far, 1480, 12) + turnOut(UP + HALF, EAST, far, 1480, 12) + turnIn(WEST, DOWN - HALF, near, 880, -12) + turnOut(DOWN + HALF, EAST, near, 880, -12),
  };
}
