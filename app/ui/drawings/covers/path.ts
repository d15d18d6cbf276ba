import { box, disc, type CoverPaths } from './paths.ts';

const DESK = 292;
/** Between two lessons, along the way. */
const STRIDE = 47;
const SMALL = 15;

const way = (x: number) => 168 - 82 * Math.sin((x + 25) / 57);

/** The lessons from the left side of the widest cover to its right side, evenly apart. */
function lessons(): readonly (readonly [x: number, y: number])[] {
  const found: [number, number][] = [];
  let walked = STRIDE;
  for (let x = -118; x < 610; x += 1) {
    walked += Math.hypot(1, way(x) - way(x - 1));
    if (walked < STRIDE) continue;
    walked -= STRIDE;
    found.push([x, Math.round(way(x))]);
  }
  return found;
}

/** A path of lessons above a desk: those that are done, the one at hand, and the flag at the end of the unit. */
export function path(): CoverPaths {
  const all = lessons();
  const goal = all.findIndex(([x]) => x > 416);
  const now = goal - 4;
  const done = all.slice(0, now);
  const between = all.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = all[index] ?? [x, y];
    const part = (SMALL + 3) / Math.hypot(x - fromX, y - fromY);
    const point = (share: number) => `${(fromX + (x - fromX) * share).toFixed(1)} ${(fromY + (y - fromY) * share).toFixed(1)}`;
    return `M${point(part)}L${point(1 - part)}`;
  });
  const [goalX, goalY] = all[goal] ?? [0, 0];
  const [nowX, nowY] = all[now] ?? [0, 0];
  const pole = goalY - SMALL;
  return {
    solids: [
      done.map(([x, y]) => disc(x, y, SMALL)).join(''),
      `M76 ${DESK}c-16-10-36-12-56-7v-56c20-5 40-3 56 7c16-10 36-12 56-7v56c-20-5-40-3-56 7z`,
      box(388, DESK - 13, 72, 13) + box(396, DESK - 25, 60, 12) + box(392, DESK - 39, 56, 14),
      `M${goalX} ${pole - 50}l38 13-38 13z`,
    ].join(''),
    // Along the desk, so that all stand on it.
    shift: [4, 0],
    lines: [
      all.slice(now).map(([x, y]) => disc(x, y, SMALL)).join(''),
      done.map(([x, y]) => `M${x - 6} ${y}l5 6 8-11`).join(''),
      `M76 ${DESK - 56}v56M32 ${DESK - 48}c12-2 22-1 32 4m-32 9c12-2 22-1 32 4m-32 9c12-2 22-1 32 4m24-21c10-5 20-6 32-4m-32 17c10-5 20-6 32-4m-32 17c10-5 20-6 32-4`,
      `M402 ${DESK - 39}v14M448 ${DESK - 13}v13m-8-13v13M-120 ${DESK}h720`,
    ].join(''),
    strong: `${between.slice(0, now).join('')}${disc(nowX, nowY, 5)}M${goalX} ${pole}v-50`,
  };
}
