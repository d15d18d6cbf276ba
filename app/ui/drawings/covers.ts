import type { Project } from '#content/types.ts';

/** Paths on a sheet of 480 by 320; what goes beyond its sides is seen where a cover is wider than that. */
export interface CoverPaths {
  /** Outlined and filled with the tint. */
  readonly solids: string;
  /** Outlined only. */
  readonly lines: string;
  /** The one line that tells the story. */
  readonly strong: string;
}

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A shelf of goods with their price tags. */
function shelf(): CoverPaths {
  const tag = (x: number, y: number) => `M${x} ${y}v7l-9 6v17h18v-17l-9-6`;
  return {
    solids: [
      'M88 112c-13-14-15-34-1-44c5-4 5-13 1-18h26c-4 5-4 14 1 18c14 10 12 30-1 44z',
      box(136, 74, 54, 38),
      'M212 62l13-30h36l13 30z',
      box(298, 97, 88, 15) + box(303, 82, 78, 15) + box(309, 67, 66, 15),
      disc(88, 183, 17) + disc(122, 183, 17) + disc(105, 153.5, 17),
      box(166, 142, 94, 58),
      'M288 200v-42l6-9v-17h13v17l6 9v42zM326 200v-32l5-8v-14h12v14l5 8v32z',
      'M366 200c0-26 4-40 22-40s22 14 22 40z',
      'M70 288v-40a9 9 0 0 1 18 0v14h88v-14a9 9 0 0 1 18 0v40z',
      box(226, 246, 58, 42),
      'M314 288l-7-34h46l-7 34z',
      box(376, 232, 11, 56) + box(387, 242, 13, 46) + box(400, 228, 10, 60),
      box(-46, 80, 70, 32) + disc(-8, 183, 17) + 'M-64 288v-52h84v52zM456 112l6-44h34l6 44z' + box(452, 168, 64, 32) + box(470, 142, 46, 26) + 'M462 288c0-30 8-46 26-46s26 16 26 46z',
    ].join(''),
    lines: [
      'M243 62v50m-13 0h26M150 74v38m26-38v38',
      'M166 171h94m-52-14h10m-10 29h10',
      'M88 262v-28a11 11 0 0 1 11-11h66a11 11 0 0 1 11 11v28m-44-39v39M226 260h58m-29-14v42',
      'M330 254c0-20-15-29-22-31m22 31c2-22 13-31 24-35m-24 35v-42',
      tag(112, 112) + tag(340, 112) + tag(214, 200) + tag(302, 200) + tag(132, 288) + tag(255, 288) + tag(390, 200),
    ].join(''),
    strong: 'M-120 112h720M-120 200h720M-120 288h720M56 20v300M424 20v300',
  };
}

/** An appointment calendar with a pulse. */
function calendar(): CoverPaths {
  const width = 52;
  const height = 48;
  const cell = (column: number, row: number) => box(58 + column * width, 96 + row * height, width, height);
  const booked = [[1, 0], [4, 0], [5, 0], [0, 1], [3, 1], [6, 1], [2, 2], [3, 2], [5, 3], [1, 3]] as const;
  const columns = Array.from({ length: 6 }, (_, i) => `M${58 + (i + 1) * width} 96v192`);
  const rows = Array.from({ length: 3 }, (_, i) => `M58 ${96 + (i + 1) * height}h364`);
  const rings = [110, 175, 240, 305, 370].map((x) => `M${x} 38v28`);
  return {
    solids: booked.map(([column, row]) => cell(column, row)).join(''),
    lines: `${box(58, 52, 364, 236)}M58 96h364${columns.join('')}${rows.join('')}${rings.join('')}`,
    strong: 'M-120 216h248l10-16 12 16h22l13-40 20 96 24-168 21 132 12-20h26l12-22 14 22h286',
  };
}

/** A delivery route across city blocks. */
function route(): CoverPaths {
  const columns = [[-212, 84], [-112, 76], [-20, 76], [72, 62], [150, 84], [250, 52], [318, 92], [426, 80], [522, 66], [604, 90]] as const;
  const rows = [[-10, 58], [64, 44], [124, 78], [218, 40], [274, 70]] as const;
  const park = new Set(['3.2', '4.0', '6.1', '2.3', '6.3', '5.4', '7.2', '0.2', '8.3']);
  const blocks = columns.flatMap(([x, width], i) =>
    rows.map(([y, height], j) => ({ d: box(x, y, width, height), filled: park.has(`${i}.${j}`) })),
  );
  const house = (x: number, y: number) => `M${x} ${y}v-14l11-9 11 9v14z`;
  return {
    solids: blocks.filter(({ filled }) => filled).map(({ d }) => d).join(''),
    lines:
      blocks.filter(({ filled }) => !filled).map(({ d }) => d).join('') +
      house(166, 170) + house(204, 186) + house(366, 152) + house(340, 306) + house(84, 250) +
      'M352 162v40m-34-40h92M196 64v44',
    strong: `${disc(63, 267, 7)}M63 260v-50h79V116h168M310 114c-17-21-23-30-23-40a23 23 0 1 1 46 0c0 10-6 19-23 40z${disc(310, 74, 7)}`,
  };
}

/** A path of lessons. */
function path(): CoverPaths {
  const done = [[-104, 268], [-52, 284], [0, 290], [52, 282], [104, 288], [156, 280], [200, 256], [214, 214], [186, 180], [144, 158]] as const;
  const ahead = [[128, 118], [156, 82], [206, 70], [258, 80], [302, 106], [350, 116], [394, 96]] as const;
  const book = (x: number, y: number) => `M${x} ${y}c-10-7-24-8-36-5v34c12-3 26-2 36 5c10-7 24-8 36-5v-34c-12-3-26-2-36 5z`;
  return {
    solids: done.map(([x, y]) => disc(x, y, 15)).join('') + book(340, 214) + 'M414 26l38 12-38 14z',
    lines: `${ahead.map(([x, y]) => disc(x, y, 15)).join('')}M340 214v34M312 218c8-1 14 0 20 3m-20 8c8-1 14 0 20 3m16-11c6-3 12-4 20-3m-20 14c6-3 12-4 20-3M-59 284l5 6 9-11M-7 290l5 6 9-11M45 282l5 6 9-11M97 288l5 6 9-11M149 280l5 6 9-11M193 256l5 6 9-11M207 214l5 6 9-11M179 180l5 6 9-11`,
    strong: 'M-90 273l24 7M-37 286l22 2M15 288l22-4M67 284l22 3M119 286l22-4M170 273l16-9M205 242l4-13M203 202l-6-10M172 173l-14-8M414 86V26',
  };
}

/** A plan of plots. */
function plots(): CoverPaths {
  return {
    solids: [
      'M150 36l74-14 12 64-68 16z',
      'M262 176l66-12 14 70-60 16z',
      'M40 196l62-18 20 66-58 18z',
      'M376 50l64 4-4 58-66-2z',
      'M172 254l54-14 12 56-52 10zM-44 82l60-16 20 66-62 17zM454 54l58 4-4 56-58-2z',
    ].join(''),
    lines: [
      'M26 64l52-12 20 66-54 14zM78 52l72-16 18 66-70 16z',
      'M224 22l66-10 8 60-62 14zM310 8l66-4v46l-6 60-60-20z',
      'M44 132l54-14 70-16 68-16 62-14 12 18',
      'M102 178l58-16 18 66-56 16zM160 162l64-16 14 64-60 18z',
      'M328 164l52-8 56 2 4 62-56 6-42 8zM282 250l60-16 42-8 6 60-98 18z',
      'M-30 217l62-18 20 66-60 18zM450 160l66 0 2 62-66 1zM64 262l58-18 14 60-60 12zM122 244l50 10M390 286l50-4v-56M226 240l56 10 10 54-54-8z',
      'M52 92h12M62 226h12M300 200h12M196 270h12M400 80h12',
      'M452 250v52m-8-40l8-14 8 14M20 308h60m-60-5v10m20-8v6m20-6v6m20-8v10',
    ].join(''),
    strong: 'M-120 202l218-60 138-34 84-16c40 20 60 30 280 24M-120 221l206-55 144-38 82-16c40 20 70 28 300 27M246 132l38 188M228 134l44 186',
  };
}

/** A candle chart. */
function candles(): CoverPaths {
  const closes = [214, 204, 220, 232, 214, 196, 204, 182, 168, 180, 158, 146, 162, 150, 128, 136, 112, 96, 108, 88, 72];
  const bars = closes.slice(1).map((close, index) => {
    const open = closes[index] ?? close;
    const x = 56 + index * 19;
    const top = Math.min(open, close);
    return {
      up: close < open,
      body: box(x, top, 11, Math.max(3, Math.abs(close - open))),
      wicks: `M${x + 5.5} ${top}v${-6 - ((index * 7) % 13)}M${x + 5.5} ${Math.max(open, close)}v${5 + ((index * 5) % 12)}`,
    };
  });
  const mean = closes.map((_, index) => {
    const last = closes.slice(Math.max(0, index - 4), index + 1);
    return `${52 + index * 19} ${Math.round(last.reduce((sum, value) => sum + value, 0) / last.length) + 34}`;
  });
  const volume = closes.map((_, index) => box(56 + index * 19, 292 - ((index * 11) % 23) - 6, 11, ((index * 11) % 23) + 6));
  return {
    solids: bars.filter(({ up }) => up).map(({ body }) => body).join('') + volume.filter((_, i) => i % 3 === 0).join(''),
    lines:
      bars.map(({ up, body, wicks }) => (up ? wicks : body + wicks)).join('') +
      volume.filter((_, i) => i % 3 !== 0).join('') +
      'M36 24v268M-120 292h720M30 72h12M30 122h12M30 172h12M30 222h12',
    strong: `M${mean.join('L')}`,
  };
}

export const covers: Readonly<Record<Project['icon'], CoverPaths>> = {
  shelf: shelf(),
  calendar: calendar(),
  route: route(),
  path: path(),
  plots: plots(),
  candles: candles(),
};
