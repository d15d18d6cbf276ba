/**
 * Takes the screenshots of the web manifest from the built site: `npm run build && node tools/take-screenshots.ts`. The
 * results are committed; run it when the site has come to look otherwise.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { startBuiltGateway } from '../e2e/gateway.ts';
import { findBrowser } from './find-browser.ts';

/** As app/build/manifests.ts describes them. */
const NARROW = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2 };
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const shots = [
  { name: 'home-narrow', path: '/', format: NARROW },
  { name: 'services-narrow', path: '/services', format: NARROW },
  { name: 'project-narrow', path: '/portfolio/3', format: NARROW },
  { name: 'home-wide', path: '/', format: WIDE },
  { name: 'portfolio-wide', path: '/portfolio', format: WIDE },
];

const folder = resolve(import.meta.dirname, '../app/public/screenshots');
await mkdir(folder, { recursive: true });
const gateway = await startBuiltGateway();
const browser = await chromium.launch({ executablePath: findBrowser((line) => console.log(line)), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const { name, path, format } of shots) {
    const context = await browser.newContext({ ...format, colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(gateway.url + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82, clip: { x: 0, y: 0, ...format.viewport, scale: format.deviceScaleFactor } });
    await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
    await context.close();
  }
} finally {
  await browser.close();
  await gateway.stop();
}
