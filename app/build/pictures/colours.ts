import { readFile } from 'node:fs/promises';

/** The colours of one theme, by the names that global.css gives them, such as `paper` and `map-sea`. */
export type Colours = (name: string) => string;

/** The theme's own colours, so that pictures change with it. */
export async function readColours(): Promise<{ readonly day: Colours; readonly night: Colours }> {
  const css = await readFile(new URL('../../theme/global.css', import.meta.url), 'utf8');
  const pairs = new Map<string, readonly [day: string, night: string]>();
  for (const [, name = '', day = '', night = ''] of css.matchAll(/--([\w-]+): light-dark\((#\w+|rgb\([^)]*\)), (#\w+|rgb\([^)]*\))\)/g)) pairs.set(name, [day, night]);
  const of = (index: 0 | 1) => (name: string) => {
    const pair = pairs.get(name);
    if (!pair) throw new Error(`app/theme/global.css has no colour --${name} for the pictures of shared links`);
    // The older way to write a transparent colour is the one that the rasteriser knows.
    return pair[index].replace(/^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/, (_, r, g, b, percent) => `rgba(${r},${g},${b},${Number(percent) / 100})`);
  };
  return { day: of(0), night: of(1) };
}
