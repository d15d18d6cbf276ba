import { offices } from '#content/offices.ts';
import type { Office } from '#content/types.ts';
import { officeTime } from '../../lib/office-hours.ts';
import { dayPaths, subsolarPoint } from '../../lib/sun.ts';
import { chart } from '../../ui/meridian/chart.ts';
import { land } from '../../ui/meridian/land.ts';
import type { Plate } from './plates.ts';
import { field, line, type Pen } from './sheet.ts';

/** A morning at which every office is open, on the longest day of the north. */
const MORNING = new Date('2024-06-21T05:00:00Z');

/** The sun's height at which each tint begins, from sunset to the end of nautical twilight. */
const NIGHTS = [
  [0, 'map-sunset'],
  [-4, 'map-sunset'],
  [-8, 'map-sunset'],
  [-12, 'map-night-sea'],
] as const;

interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What is at the upper left corner, in degrees. */
  readonly west: number;
  readonly north: number;
  /** In pixels. */
  readonly degree: number;
}

/** The sea chart from edge to edge, with the offices' clocks: the home page's strip. */
export function homeChart(pen: Pen): string {
  const window = { x: field.left, y: 330, width: field.right - field.left, height: field.bottom - 330, west: -1, north: 30, degree: 8.6 };
  return chartWithFlags(pen, window, (office) => officeTime(office, MORNING).time, 46);
}

/** A piece of it beside the words, with the offices' hours ahead of Greenwich. */
export function chartPlate(pen: Pen): Plate {
  const from = 600;
  const window = { x: from, y: field.top + 104, width: field.right - from, height: field.bottom - field.top - 104, west: 51, north: 36, degree: 7.6 };
  const chartOfOffices = chartWithFlags(pen, window, ({ timezoneLabel }) => timezoneLabel.split('GMT').at(-1) ?? '', 40);
  return { from, svg: `${chartOfOffices}<path stroke="${pen.colours('ink')}" d="M${from} ${field.top}V${field.bottom}"/>` };
}

/** Each office's meridian rises above the chart and carries a figure and the city's name. */
function chartWithFlags(pen: Pen, window: Window, figureOf: (office: Office) => string, size: number): string {
  const flags = offices.map((office) => {
    const x = Math.round(window.x + (office.longitude - window.west) * window.degree) + 14;
    return (
      line(pen, figureOf(office), { face: 'display', size }, pen.colours('ink'), { x, y: window.y - 46 }) +
      line(pen, office.city, { face: 'text', size: 21 }, pen.colours('faded'), { x, y: window.y - 15 })
    );
  });
  return map(pen, window, window.y - 84) + flags.join('');
}

function map({ colours }: Pen, { x, y, width, height, west, north, degree }: Window, flagsFrom: number): string {
  const sun = subsolarPoint(MORNING);
  const frame = `M${chart.west * 10} ${-chart.north * 10}H${chart.east * 10}V${-chart.south * 10}H${chart.west * 10}z`;
  const every = (from: number, to: number) => Array.from({ length: Math.floor((to - from) / 5) + 1 }, (_, index) => (from + index * 5) * 10);
  const graticule =
    every(chart.west, chart.east).map((at) => `M${at} ${-chart.north * 10}V${-chart.south * 10}`).join('') +
    every(chart.south, chart.north).map((at) => `M${chart.west * 10} ${-at}H${chart.east * 10}`).join('');
  const days = dayPaths(sun, NIGHTS.map(([altitude]) => altitude), chart);
  const nights = NIGHTS.map(([, tint], step) => `<path fill="${colours(tint)}" fill-rule="evenodd" d="${frame}${days[step]}"/>`);
  const marks = offices.map(({ longitude, latitude }) => {
    const at = Math.round(x + (longitude - west) * degree) + 0.5;
    return (
      `<path stroke="${colours('map-meridian')}" stroke-width="1.5" d="M${at} ${flagsFrom}V${y + height}"/>` +
      `<circle cx="${at}" cy="${Math.round(y + (north - latitude) * degree)}" r="8" fill="${colours('signal')}" stroke="${colours('sheet')}" stroke-width="3"/>`
    );
  });
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${west * 10} ${-north * 10} ${(width / degree) * 10} ${(height / degree) * 10}" preserveAspectRatio="none">` +
    `<path fill="${colours('map-sea')}" d="${frame}"/><path stroke="${colours('map-grid')}" d="${graticule}"/>` +
    `<path fill="${colours('map-land')}" stroke="${colours('map-coast')}" stroke-width="1.2" stroke-linejoin="round" d="${land}"/>${nights.join('')}</svg>` +
    `<path stroke="${colours('ink')}" d="M${x} ${y}.5H${x + width}"/>${marks.join('')}`
  );
}
