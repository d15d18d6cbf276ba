import { describe, expect, it } from 'vitest';
import { dayPaths, dayRange, subsolarPoint } from './sun.ts';

const bounds = { west: 30, east: 120, south: -20, north: 40 };

describe('subsolarPoint', () => {
  it('stands over the equator at the equinox and over the tropics at the solstices', () => {
    expect(subsolarPoint(new Date('2026-03-20T14:46:00Z')).latitude).toBeCloseTo(0, 1);
    expect(subsolarPoint(new Date('2026-06-21T08:24:00Z')).latitude).toBeCloseTo(23.44, 1);
    expect(subsolarPoint(new Date('2026-12-21T20:50:00Z')).latitude).toBeCloseTo(-23.44, 1);
  });

  it('is over Greenwich at noon, but for the equation of time', () => {
    // The sun is a quarter of an hour early at the beginning of November and as late in the middle of February.
    expect(subsolarPoint(new Date('2026-11-03T12:00:00Z')).longitude).toBeCloseTo(-4.1, 0);
    expect(subsolarPoint(new Date('2026-02-11T12:00:00Z')).longitude).toBeCloseTo(3.6, 0);
    expect(Math.abs(subsolarPoint(new Date('2026-04-15T12:00:00Z')).longitude)).toBeLessThan(0.3);
  });

  it('moves fifteen degrees west in an hour', () => {
    const six = subsolarPoint(new Date('2026-05-01T06:00:00Z')).longitude;
    const seven = subsolarPoint(new Date('2026-05-01T07:00:00Z')).longitude;
    expect(six - seven).toBeCloseTo(15, 1);
  });
});

describe('dayRange', () => {
  const equinox = { latitude: 0.001, longitude: 80 };

  it('is the whole window under the sun and nothing behind the earth', () => {
    expect(dayRange(equinox, 80, 0, bounds)).toEqual({ south: -20, north: 40 });
    const { south, north } = dayRange({ latitude: 0.001, longitude: -100 }, 80, 0, bounds);
    expect(north - south).toBe(0);
  });

  it('ends where the sun rises', () => {
    const june = { latitude: 23.44, longitude: 80 };
    // A quarter of the globe away the terminator crosses the equator: north of it the summer day has begun.
    expect(dayRange(june, -10, 0, bounds)).toEqual({ south: expect.closeTo(0, 5), north: 40 });
    expect(dayRange({ latitude: -23.44, longitude: 80 }, -10, 0, bounds)).toEqual({ south: -20, north: expect.closeTo(0, 5) });
  });

  it('is wider for twilight than for the sun itself', () => {
    const june = { latitude: 23.44, longitude: 80 };
    expect(dayRange(june, -10, -12, bounds).south).toBeLessThan(dayRange(june, -10, 0, bounds).south);
  });
});

describe('dayPaths', () => {
  const sun = subsolarPoint(new Date('2026-11-20T12:00:00Z'));
  const pointsOf = (path: string) => [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

  it('are closed within the window, one for each altitude', () => {
    const paths = dayPaths(sun, [0, -6], bounds);
    expect(paths).toHaveLength(2);
    for (const path of paths) {
      expect(path).toMatch(/^M(-?\d+ -?\d+L?)+z$/);
      const latitudes = pointsOf(path).map(({ y }) => y / -10);
      expect(Math.min(...latitudes)).toBeGreaterThanOrEqual(-20);
      expect(Math.max(...latitudes)).toBeLessThanOrEqual(40);
    }
  });

  it('go round all that each meridian sees, with no more points than that takes', () => {
    const [path] = dayPaths(sun, [-3], bounds);
    const points = pointsOf(path!);
    const back = points.findLastIndex(({ x }) => x === bounds.east * 10);
    const edges = [points.slice(0, back), points.slice(back).toReversed()] as const;
    for (let longitude = bounds.west; longitude <= bounds.east; longitude += 1) {
      const { south, north } = dayRange(sun, longitude, -3, bounds);
      expect([latitudeAt(edges[0], longitude), latitudeAt(edges[1], longitude)], `at ${longitude}°`).toEqual([expect.closeTo(north, 1), expect.closeTo(south, 1)]);
    }
    expect(points.length).toBeLessThan(bounds.east - bounds.west);

    function latitudeAt(edge: readonly { x: number; y: number }[], longitude: number): number {
      const after = edge.findIndex(({ x }) => x >= longitude * 10);
      const [from, to] = [edge[Math.max(0, after - 1)]!, edge[after]!];
      return (to.x === from.x ? to.y : from.y + ((to.y - from.y) * (longitude * 10 - from.x)) / (to.x - from.x)) / -10;
    }
  });
});
