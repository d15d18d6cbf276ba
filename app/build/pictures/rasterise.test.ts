import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openRasteriser } from './rasterise.ts';

const drawing = (colour: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path fill="${colour}" d="M0 0h4v2H0z"/></svg>`;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pictures-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('draws what is new and keeps it', async () => {
  const png = await (await openRasteriser(folder)).png(drawing('red'));
  expect(Buffer.from(png).toString('latin1', 1, 4)).toBe('PNG');
  const [name = ''] = readdirSync(folder);
  writeFileSync(join(folder, name), 'kept');
  expect(Buffer.from(await (await openRasteriser(folder)).png(drawing('red'))).toString()).toBe('kept');
});

it('forgets what no page asks for any more', async () => {
  const before = await openRasteriser(folder);
  await before.png(drawing('red'));
  const now = await openRasteriser(folder);
  await now.png(drawing('blue'));
  expect(readdirSync(folder)).toHaveLength(2);
  await now.tidy();
  expect(readdirSync(folder)).toHaveLength(1);
});
