import { box, disc, type CoverPaths } from './paths.ts';

/** The boards, from the top; on the widest covers they are 672 long. */
const [TOP, MIDDLE, BOTTOM] = [104, 190, 276];

/** A shelf of goods with their price tags, which hang where there is room below a board. */
export function shelf(): CoverPaths {
  const tag = (x: number, y: number) => `M${x} ${y}v6l-6 5v13h12v-13l-6-5${disc(x, y + 12, 1.6)}`;
  return {
    solids: [
      `M88 ${TOP}c-13-14-15-34-1-44c5-4 5-13 1-18h26c-4 5-4 14 1 18c14 10 12 30-1 44z`,
      box(142, TOP - 36, 56, 36) + `M220 ${TOP - 48}l12-30h36l12 30z`,
      box(306, TOP - 15, 92, 15) + box(311, TOP - 30, 82, 15) + box(318, TOP - 45, 68, 15),
      disc(86, MIDDLE - 16, 16) + disc(118, MIDDLE - 16, 16) + disc(102, MIDDLE - 43.7, 16),
      box(168, MIDDLE - 56, 92, 56),
      `M292 ${MIDDLE}v-40l6-9v-15h12v15l6 9v40zM328 ${MIDDLE}v-30l5-8v-12h12v12l5 8v30z`,
      `M364 ${MIDDLE}c0-26 5-38 22-38s22 12 22 38z`,
      `M70 ${BOTTOM}v-38a9 9 0 0 1 18 0v12h92v-12a9 9 0 0 1 18 0v38zM88 ${BOTTOM - 26}v-20a11 11 0 0 1 11-11h70a11 11 0 0 1 11 11v20z`,
      box(228, BOTTOM - 40, 58, 40) + `M318 ${BOTTOM}l-6-32h40l-6 32z`,
      box(378, BOTTOM - 54, 11, 54) + box(389, BOTTOM - 44, 12, 44) + box(401, BOTTOM - 58, 10, 58),
      // Beyond the left upright: of each board the piece next to it is whole on a narrow cover too.
      box(-84, TOP - 58, 62, 58) + `M8 ${TOP}l5-44h24l5 44z`,
      box(-88, MIDDLE - 28, 84, 28) + box(-80, MIDDLE - 46, 68, 18) + `M12 ${MIDDLE}v-34l8-10v-10h12v10l8 10v34z`,
      box(-86, BOTTOM - 48, 78, 48) + disc(27, BOTTOM - 17, 17),
      // Beyond the right one.
      disc(452, TOP - 26, 17) + `M492 ${TOP}c-12-13-12-32 0-40h52c12 8 12 27 0 40z`,
      box(434, MIDDLE - 34, 38, 34) + box(494, MIDDLE - 14, 70, 14) + box(498, MIDDLE - 28, 62, 14) + box(494, MIDDLE - 42, 70, 14),
      `M438 ${BOTTOM}l-4-24h38l-4 24zM496 ${BOTTOM}v-34a9 9 0 0 1 18 0v8h34v-8a9 9 0 0 1 18 0v34zM514 ${BOTTOM - 26}v-20a11 11 0 0 1 11-11h12a11 11 0 0 1 11 11v20z`,
    ].join(''),
    // Along the board, so that all stand on it.
    shift: [6, 0],
    lines: [
      `M250 ${TOP - 48}v48m-14 0h28M156 ${TOP - 36}v36m28-36v36`,
      `M168 ${MIDDLE - 28}h92m-51-14h10m-10 28h10`,
      `M134 ${BOTTOM - 57}v31M228 ${BOTTOM - 27}h58m-29-13v40`,
      `M332 ${BOTTOM - 32}c0-18-12-24-19-25m19 25c2-19 11-25 20-27m-20 27v-34`,
      box(-76, TOP - 50, 46, 42) + `M-76 ${TOP - 20}l16-16 14 12 8-6 8 8M42 ${TOP - 32}c12 0 14 20 2 24`,
      `M-88 ${MIDDLE - 14}h84M12 ${MIDDLE - 20}h28M-86 ${BOTTOM - 24}h78m-44-12h10m-10 24h10M13 ${BOTTOM - 27}c10 6 20 6 28 0`,
      `M440 ${TOP - 11}l-5 11m29-11l5 11M452 ${TOP - 36}v10l6 5M506 ${TOP - 40}c0-22 24-22 24 0`,
      `M434 ${MIDDLE - 23}h38M452 ${BOTTOM - 24}v-28m0 18c-9 0-11-5-11-12m11 6c8 0 10-4 10-10`,
      tag(128, TOP) + tag(278, TOP) + tag(412, TOP) + tag(-4, TOP) + tag(482, TOP),
      tag(213, MIDDLE) + tag(257, MIDDLE) + tag(368, MIDDLE) + tag(-48, MIDDLE) + tag(484, MIDDLE),
      tag(110, BOTTOM) + tag(158, BOTTOM) + tag(332, BOTTOM) + tag(30, BOTTOM) + tag(531, BOTTOM) + tag(-46, BOTTOM),
    ].join(''),
    strong: `M-120 ${TOP}h720M-120 ${MIDDLE}h720M-120 ${BOTTOM}h720M56 12v308M424 12v308`,
  };
}
