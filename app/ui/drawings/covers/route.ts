import { box, disc, type CoverPaths } from './paths.ts';

/** A delivery route across city blocks. */
export function route(): CoverPaths {
  const columns = [[-212, 84], [-112, 76], [-20, 76], [72, 62], [150, 84], [250, 52], [318, 92], [426, 80], [522, 66], [604, 90]] as const;
  const rows = [[-10, 58], [64, 44], [124, 78], [218, 40], [274, 70]] as const;
  const park = new Set(['3.2', '4.0', '6.1', '2.3', '6.3', '5.4', '7.2', '0.2', '8.3']);
  const blocks = columns.flatMap(([x, width], i) =>
    rows.map(([y, height], j) => ({ d: box(x, y, width, height), filled: park.has(`${i}.${j}`) })),
  );
  const house = (x: number, y: number) => `M${x} ${y}v-14l11-9 11 9v14z`;
  return {
    solids: blocks.filter(({ filled }) => filled).map(({ d }) => d).join(''),
    shift: [7, 7],
    lines:
      blocks.filter(({ filled }) => !filled).map(({ d }) => d).join('') +
      house(166, 170) + house(204, 186) + house(366, 152) + house(340, 306) + house(84, 250) +
      'M352 162v40m-34-40h92M196 64v44',
    strong: `${disc(63, 267, 7)}M63 260v-50h79V116h168M310 114c-17-21-23-30-23-40a23 23 0 1 1 46 0c0 10-6 19-23 40z${disc(310, 74, 7)}`,
  };
}
