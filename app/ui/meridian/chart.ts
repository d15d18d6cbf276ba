import type { Bounds } from '../../lib/sun.ts';

/** What the drawing covers; how much of it is seen depends on the window. */
export const chart: Bounds = { west: -30, east: 180, south: -30, north: 40 };
