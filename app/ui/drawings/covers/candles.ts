import { box, type CoverPaths } from './paths.ts';

const STEP = 19;
const BODY = 11;
/** Where the first day begins, left of the widest cover. */
const FIRST = -113;
const AXIS = 290;
/** How many days the mean is taken of. */
const SPAN = 8;

/** What each day ended with, as heights on the sheet; the first is the eve of the first day. */
const closes = [
  240, 248, 236, 242, 230, 238, 244, 234, 240, 222, 228, 210, 218, 232, 224, 204, 190, 200, 206, 184,
  170, 180, 156, 166, 174, 150, 132, 142, 122, 108, 120, 94, 104, 80, 66, 76, 58, 64, 50,
] as const;

/** A candle chart from side to side: a candle for each day, its turnover below it, and the mean of the last days. */
export function candles(): CoverPaths {
  const days = closes.slice(1).map((close, index) => {
    const open = closes[index] ?? close;
    const x = FIRST + index * STEP;
    const [top, bottom] = [Math.min(open, close), Math.max(open, close)];
    const turnover = 7 + ((index * 11) % 23);
    return {
      up: close < open,
      boxes: box(x, top, BODY, bottom - top) + box(x, AXIS - turnover, BODY, turnover),
      wicks: `M${x + BODY / 2} ${top}v${-5 - ((index * 7) % 13)}M${x + BODY / 2} ${bottom}v${4 + ((index * 5) % 11)}`,
    };
  });
  const mean = closes.slice(1).map((_, index) => {
    const last = closes.slice(Math.max(0, index + 2 - SPAN), index + 2);
    return `${FIRST + index * STEP + BODY / 2} ${Math.round(last.reduce((sum, value) => sum + value, 0) / last.length)}`;
  });
  const levels = [40, 90, 140, 190, 240].map((y) => `M${FIRST + BODY + 3.5} ${y}${'m18 0h1'.repeat(days.length - 1)}`);
  const weeks = days.flatMap((_, index) => (index % 5 === 1 ? [`M${FIRST + index * STEP - 4} ${AXIS}v7`] : []));
  return {
    solids: days.filter(({ up }) => up).map(({ boxes }) => boxes).join(''),
    // Along the axis, below which there is nothing.
    shift: [4, 0],
    lines: `${days.map(({ up, boxes, wicks }) => (up ? wicks : boxes + wicks)).join('')}${levels.join('')}${weeks.join('')}M-120 ${AXIS}h720`,
    strong: `M${mean.join('L')}`,
  };
}
