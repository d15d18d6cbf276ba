import type { Project, ServiceId } from '#content/types.ts';
import { chronometer } from '../../ui/drawings/chronometer.ts';
import { covers } from '../../ui/drawings/covers.ts';
import { serviceDrawings } from '../../ui/drawings/services.ts';
import { field, line, meridians, type Pen } from './sheet.ts';

/** What stands beside the words: from here to the right edge, in pixels. */
export interface Plate {
  readonly from: number;
  readonly svg: string;
}

const rect = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Water with a graticule, and a line where the words end. */
function water({ colours }: Pen, from: number): string {
  const { top, right, bottom } = field;
  const lines = [
    ...Array.from({ length: Math.ceil((right - from) / 47) }, (_, index) => `M${right - index * 47} ${top}V${bottom}`),
    ...Array.from({ length: 12 }, (_, index) => `M${from} ${top + index * 46.5}H${right}`),
  ];
  return (
    `<path fill="${colours('map-sea')}" d="${rect(from, top, right - from, bottom - top)}"/>` +
    `<path stroke="${colours('map-grid')}" d="${lines.join('')}"/><path stroke="${colours('ink')}" d="M${from} ${top}V${bottom}"/>`
  );
}

interface Lines {
  readonly tint: string;
  readonly lines: string;
  /** Filled with ink. */
  readonly hands?: string;
}

/** A drawing of this size in its own units, as large as given, in the middle of a piece of the sheet. */
function placed({ colours }: Pen, { tint, lines, hands = '' }: Lines, scale: number, [x, y]: readonly [number, number], shift: number): string {
  const thick = (2.4 / scale).toFixed(2);
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path transform="translate(${shift} ${shift})" fill="${colours('brass')}" fill-opacity="0.38" d="${tint}"/>` +
    `<path stroke="${colours('ink')}" stroke-width="${thick}" d="${lines}"/><path fill="${colours('ink')}" stroke="${colours('ink')}" stroke-width="${thick}" d="${hands}"/></g>`
  );
}

/** A line between two radii around the middle of the chronometer's sheet, so many parts of a turn from the top. */
function mark(turn: number, from: number, to: number): string {
  const [x, y] = [Math.sin(turn * 2 * Math.PI), -Math.cos(turn * 2 * Math.PI)];
  const at = (radius: number) => `${(120 + radius * x).toFixed(1)} ${(120 + radius * y).toFixed(1)}`;
  return `M${at(from)}L${at(to)}`;
}

const marks = chronometer.marks.flatMap(({ count, from, to }) => Array.from({ length: count }, (_, step) => mark(step / count, from, to)));
const instrument: Lines = { ...chronometer, lines: chronometer.lines + marks.join('') };

const service = (id: ServiceId): Lines => ({ tint: serviceDrawings[id][0], lines: serviceDrawings[id][1] });

/** The drawing of a service, large. */
export function servicePlate(pen: Pen, id: ServiceId): Plate {
  const from = 682;
  const drawing = placed(pen, service(id), 2.4, [from + (field.right - from - 160 * 2.4) / 2, field.top + 116], 5);
  return { from, svg: water(pen, from) + drawing + meridians(pen, pen.colours('faded'), { x: field.right - 30, y: 552 }) };
}

/** The drawings of all services. */
export function servicesPlate(pen: Pen, ids: readonly ServiceId[]): Plate {
  const from = 620;
  const drawings = ids.slice(0, 6).map((id, index) => placed(pen, service(id), 1.36, [from + 40 + (index % 2) * 250, field.top + 24 + Math.floor(index / 2) * 172], 5));
  return { from, svg: water(pen, from) + drawings.join('') };
}

export function chronometerPlate(pen: Pen): Plate {
  const from = 650;
  return { from, svg: water(pen, from) + placed(pen, instrument, 1.85, [from + 36, field.top + 58], 0) };
}

/** A project's cover, to the edges of the plate. */
export function coverPlate(project: Drawn): Plate {
  const from = 470;
  const [width, height] = [field.right - from, field.bottom - field.top];
  return { from, svg: cover(project, { x: from, y: field.top, width, height, scale: 1.54, thick: 2.6 }) };
}

/** The covers of the projects beside each other. */
export function coversPlate(projects: readonly Drawn[]): Plate {
  const from = 600;
  const [width, height] = [(field.right - from) / 2, (field.bottom - field.top) / 3];
  const tile = (index: number) => ({ x: from + (index % 2) * width, y: field.top + Math.floor(index / 2) * height, width, height, scale: width / 480, thick: 1.5 });
  return { from, svg: projects.slice(0, 6).map((project, index) => cover(project, tile(index))).join('') };
}

type Drawn = Pick<Project, 'icon' | 'gradient'>;

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of the drawing, which stands in the middle on the lower edge. */
  readonly scale: number;
  /** In pixels. */
  readonly thick: number;
}

function cover({ icon, gradient }: Drawn, { x, y, width, height, scale, thick }: Tile): string {
  const { solids, shift, lines, strong } = covers[icon];
  const [ground, tint] = gradient;
  const stroke = (pixels: number) => (pixels / scale).toFixed(2);
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<g transform="translate(${(width - 480 * scale) / 2} ${height - 320 * scale}) scale(${scale})">` +
    `<path d="${solids}" fill="${tint}" transform="translate(${shift.join(' ')})"/><g fill="none" stroke="#fffdf8" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="${solids + lines}" stroke-width="${stroke(thick)}"/><path d="${strong}" stroke-width="${stroke(thick * 1.8)}"/></g></g></svg>`
  );
}

export interface Entry {
  readonly name: string;
  /** Shown where the name takes one line. */
  readonly note?: string;
}

/** A list, as in the front of an almanac. */
export function indexPlate(pen: Pen, entries: readonly Entry[]): Plate {
  const from = 560;
  const { colours, lettering } = pen;
  const shown = entries.slice(0, 6);
  const step = (field.bottom - field.top) / Math.max(shown.length, 1);
  const style = { face: 'display', size: 28 } as const;
  const rows = shown.map(({ name, note }, index) => {
    const [first = '', second] = lettering.lines(name, style, field.right - from - 100);
    const middle = Math.round(field.top + (index + 0.5) * step);
    const y = second ?? note ? middle - 6 : middle + 10;
    const place = { x: from + 76, y: y + 32 };
    return (
      line(pen, String(index + 1).padStart(2, '0'), { face: 'strong', size: 18 }, colours('brass'), { x: from + 28, y }) +
      line(pen, first, style, colours('ink'), { x: from + 76, y }) +
      (second ? line(pen, second, style, colours('ink'), place) : note ? line(pen, note, { face: 'text', size: 20 }, colours('faded'), place) : '') +
      (index > 0 ? `<path stroke="${colours('edge')}" d="M${from} ${Math.round(field.top + index * step)}.5H${field.right}"/>` : '')
    );
  });
  const ground = `<path fill="${colours('sheet')}" d="${rect(from, field.top, field.right - from, field.bottom - field.top)}"/>`;
  return { from, svg: `${ground}${rows.join('')}<path stroke="${colours('ink')}" d="M${from} ${field.top}V${field.bottom}"/>` };
}
