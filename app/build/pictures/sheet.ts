import { company } from '#content/company.ts';
import { offices } from '#content/offices.ts';
import type { Colours } from './colours.ts';
import type { Lettering, Style } from './lettering.ts';

/** In pixels: what every service that shows shared links asks for. */
export const sheet = { width: 1200, height: 630 };

/** In pixels, within the neat line. */
export const field = { left: 36, top: 36, right: 1164, bottom: 594 };

/** Where the words begin, and the base line of the signature below them. */
const margin = 76;
const signature = 552;

export interface Pen {
  readonly lettering: Lettering;
  readonly colours: Colours;
}

export interface Place {
  readonly x: number;
  /** Of the first base line. */
  readonly y: number;
}

/** One line. Its end stands at `x` where `end` is set. */
export function line({ lettering }: Pen, text: string, style: Style, fill: string, { x, y, end = false }: Place & { readonly end?: boolean }): string {
  const { path, width } = lettering.outline(text, style);
  return `<path transform="translate(${(end ? x - width : x).toFixed(1)} ${y})" fill="${fill}" d="${path}"/>`;
}

interface Block {
  readonly svg: string;
  /** The last base line. */
  readonly bottom: number;
}

/** A text within a width, on as many lines as it needs. */
export function block(pen: Pen, text: string, style: Style, fill: string, { x, y, width }: Place & { readonly width: number }): Block {
  const leading = style.face === 'display' ? style.size * 1.1 : NOTE_LEADING;
  const lines = pen.lettering.lines(text, style, width);
  const svg = lines.map((each, index) => line(pen, each, style, fill, { x, y: Math.round(y + index * leading) })).join('');
  return { svg, bottom: Math.round(y + (lines.length - 1) * leading) };
}

interface Words {
  /** Small, above: where this is on the site. */
  readonly label: string;
  readonly heading: string;
  /** Below the heading, where there is room. */
  readonly note?: string;
  /** A figure that the note explains. */
  readonly figure?: string;
  /** In pixels. */
  readonly width: number;
}

/** In pixels, largest first. */
const SIZES = [84, 76, 68, 62, 56, 50, 46, 42, 38];
const FIGURE: Style = { face: 'display', size: 82 };
const NOTE: Style = { face: 'text', size: 25 };
const NOTE_LEADING = 34;

/** The words of a picture, with the house's name below. The heading is as large as it can be. */
export function words(pen: Pen, { label, heading, note = '', figure, width }: Words): string {
  const { colours, lettering } = pen;
  const noteLines = note ? lettering.lines(note, NOTE, width).length : 0;
  const noteAt = signature - 76 - (noteLines - 1) * NOTE_LEADING;
  const room = figure ? noteAt - 146 : note ? noteAt - 54 : signature - 92;
  const setIn = (size: number) => block(pen, heading, { face: 'display', size }, colours('ink'), { x: margin, y: 128 + Math.round(size * 0.86), width });
  const size = SIZES.find((each) => setIn(each).bottom <= room && isWithin(pen, heading, each, width)) ?? SIZES.at(-1) ?? 0;
  return [
    line(pen, label, { face: 'strong', size: 24 }, colours('brass'), { x: margin, y: 104 }),
    setIn(size).svg,
    figure ? line(pen, figure, FIGURE, colours('signal'), { x: margin - 3, y: noteAt - 44 }) : '',
    note ? block(pen, note, NOTE, colours('faded'), { x: margin, y: noteAt, width }).svg : '',
    mark(pen, { x: margin, y: signature }),
  ].join('');
}

/** A long word may be wider than the column. */
function isWithin({ lettering }: Pen, text: string, size: number, width: number): boolean {
  return text.split(/\s+/).every((word) => lettering.outline(word, { face: 'display', size }).width <= width);
}

/** The globe of the icon, and the name. */
export function mark(pen: Pen, { x, y }: Place): string {
  const { colours } = pen;
  const globe = `<g transform="translate(${x} ${y - 28}) scale(1.06)" fill="none" stroke-width="1.8"><g stroke="${colours('brass')}"><circle cx="16" cy="16" r="12"/><path d="M16 4c-6.400 7-6.400 17 0 24"/></g><path d="M16-1v34" stroke="${colours('signal')}" stroke-width="2.2"/></g>`;
  return globe + line(pen, company.name, { face: 'strong', size: 28 }, colours('ink'), { x: x + 46, y: y - 1 });
}

/** The meridians of the offices, as they stand at the foot of a chart. */
export function meridians(pen: Pen, fill: string, { x, y }: Place): string {
  const text = offices
    .toSorted((a, b) => a.longitude - b.longitude)
    .map(({ coordinates }) => coordinates.split(/(?<=[NS]) /).at(-1))
    .join('   ');
  return line(pen, text, { face: 'text', size: 18 }, fill, { x, y, end: true });
}

/** The whole picture: paper, what is drawn on it, and the scale of degrees around it. */
export function finished({ colours }: Pen, drawing: string): string {
  const { left, top, right, bottom } = field;
  const [paper, ink] = [colours('paper'), colours('ink')];
  const clip = `<clipPath id="field"><path d="M${left} ${top}H${right}V${bottom}H${left}z"/></clipPath>`;
  const frame = `<path d="M${left} ${top}H${right}V${bottom}H${left}z" stroke-width="2"/><path d="M24.5 24.5h1151v581h-1151z"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">${clip}` +
    `<path fill="${paper}" d="M0 0h${sheet.width}v${sheet.height}H0z"/><g clip-path="url(#field)">${drawing}</g>` +
    `<g fill="none" stroke="${ink}">${frame}</g><path fill="${ink}" d="${scale()}"/></svg>`
  );
}

/** Every other degree is black, as around a sea chart, and so are the first and the last. */
function scale(): string {
  const { left, top, right, bottom } = field;
  const width = (right - left) / 47;
  const height = (bottom - top) / 23;
  const across = Array.from({ length: 24 }, (_, index) => left + index * 2 * width);
  const down = Array.from({ length: 12 }, (_, index) => top + index * 2 * height);
  const bars = [
    ...across.flatMap((x) => [27, bottom + 3].map((y) => `M${x.toFixed(1)} ${y}h${width}v6h-${width}z`)),
    ...down.flatMap((y) => [27, right + 3].map((x) => `M${x} ${y.toFixed(1)}h6v${height.toFixed(2)}h-6z`)),
  ];
  return bars.join('');
}
