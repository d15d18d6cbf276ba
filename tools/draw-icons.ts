/**
 * Draws the icons of both installable apps from app/public/favicon.svg, which has a ground, a globe and a meridian:
 * `node tools/draw-icons.ts`. The results are committed; run it when the drawing changes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from './find-browser.ts';
import { palettePng } from './palette-png.ts';

interface Look {
  readonly ground: string;
  readonly globe: string;
  readonly meridian: string;
}

const site: Look = { ground: '#101b33', globe: '#e2b857', meridian: '#ff8a5c' };
/** The day side of the same chart, so that nobody takes one for the other on a home screen. */
const desk: Look = { ground: '#f7f2e8', globe: '#101b33', meridian: '#c63d17' };
/** A system paints this in its own colour. */
const stencil: Look = { ground: 'none', globe: '#000', meridian: '#000' };

interface Icon {
  readonly name: string;
  readonly size: number;
  readonly look: Look;
  /** How much of the width the drawing takes; a mask may cut off all but the inner four fifths. */
  readonly scale?: number;
  /** The ground goes to the edges. */
  readonly square?: boolean;
}

const icons: readonly Icon[] = [
  ...[192, 512].flatMap((size): Icon[] => [
    { name: `site-${size}`, size, look: site },
    { name: `site-maskable-${size}`, size, look: site, scale: 0.88, square: true },
    { name: `monochrome-${size}`, size, look: stencil },
    { name: `desk-${size}`, size, look: desk },
    { name: `desk-maskable-${size}`, size, look: desk, scale: 0.88, square: true },
  ]),
  { name: 'site-apple', size: 180, look: site, scale: 0.92, square: true },
  { name: 'desk-apple', size: 180, look: desk, scale: 0.92, square: true },
];

const publicFolder = resolve(import.meta.dirname, '../app/public');
const drawing = await readFile(join(publicFolder, 'favicon.svg'), 'utf8');
const executablePath = process.env['CHROMIUM_PATH'] ?? findBrowser((line) => console.log(line));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  await mkdir(join(publicFolder, 'icons'), { recursive: true });
  const page = await browser.newPage();
  for (const { name, size, look, scale = 1, square = false } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>html, body { margin: 0; background: none } svg { display: block; width: 100vw; height: 100vh }</style>${drawing}`);
    await page.evaluate(
      ({ look: { ground, globe, meridian }, scale: part, square: isSquare }) => {
        const rect = document.querySelector('svg > rect')!;
        rect.setAttribute('fill', ground);
        if (isSquare) rect.setAttribute('rx', '0');
        document.querySelector('svg > g')!.setAttribute('stroke', globe);
        document.querySelector('svg > path')!.setAttribute('stroke', meridian);
        for (const stroke of document.querySelectorAll('svg > g, svg > path')) {
          stroke.setAttribute('transform', `translate(${16 - 16 * part} ${16 - 16 * part}) scale(${part})`);
        }
      },
      { look, scale, square },
    );
    await writeFile(join(publicFolder, `icons/${name}.png`), palettePng(await pixelsOf(page, await page.screenshot({ omitBackground: true })), size));
  }
} finally {
  await browser.close();
}

/** Read back by the browser, which has a decoder. */
async function pixelsOf(page: Page, png: Buffer): Promise<Uint8Array> {
  const values = await page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob(), { premultiplyAlpha: 'none' });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    return [...context.getImageData(0, 0, bitmap.width, bitmap.height).data];
  }, png.toString('base64'));
  return Uint8Array.from(values);
}
