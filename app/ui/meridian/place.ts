import type { CSSProperties } from 'react';
import { west } from './window.ts';

/** Hands an element its place on the chart; `place` turns the longitude into a distance from the left. */
export function at(longitude: number, latitude?: number): CSSProperties {
  return { '--longitude': longitude, ...(latitude === undefined ? {} : { '--latitude': latitude }) } as CSSProperties;
}

/** `--start` and `--degree` are the strip's. */
export const place = `calc(var(--start) + (var(--longitude) - ${west}) * var(--degree))`;
