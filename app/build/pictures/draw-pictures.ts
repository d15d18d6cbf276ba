import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readColours } from './colours.ts';
import { openLettering } from './lettering.ts';
import { pictureOf, type Pictured } from './picture-of.ts';
import { openRasteriser } from './rasterise.ts';

interface Folders {
  /** Of the built site. */
  readonly outDir: string;
  /** Where finished pictures are kept from build to build. */
  readonly cache: string;
}

/**
 * Draws a picture for each page, to be shown where its address is shared, and returns their addresses by pathname. The
 * file's name never changes, so that old posts keep their picture; the query changes with the picture, so that new ones get the new one.
 */
export async function drawPictures(pages: readonly Pictured[], { outDir, cache }: Folders): Promise<ReadonlyMap<string, string>> {
  const [lettering, colours, rasteriser] = await Promise.all([openLettering(), readColours(), openRasteriser(cache)]);
  const addresses = new Map<string, string>();
  for (const page of pages) {
    const png = await rasteriser.png(pictureOf({ lettering, ...colours }, page));
    const path = `/pictures${page.pathname === '/' ? '/home' : page.pathname}.png`;
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), png);
    addresses.set(page.pathname, `${path}?v=${createHash('sha256').update(png).digest('hex').slice(0, 8)}`);
  }
  await rasteriser.tidy();
  return addresses;
}
