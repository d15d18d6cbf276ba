import { careers } from '#content/careers.ts';
import { positions } from '#content/positions.ts';
import { describe, expect } from 'vitest';
import { flaws } from './axe.ts';
import { eventually, open, test } from './browser.ts';
import { toasts } from './steps.ts';

const THEMES = ['light', 'dark'] as const;
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1440, height: 900 };

/** What lies above the page is as accessible as the page. */
describe.for(THEMES)('in the %s theme', (colorScheme) => {
  test('the menu of a phone, with the services open', async ({ newVisitor }) => {
    const { page } = await newVisitor({ colorScheme, viewport: NARROW });
    await open(page, '/services/ecommerce');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Services: all pages' }).click();
    await page.locator('#services-menu').waitFor({ state: 'visible' });
    expect(await flaws(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
  });

  test('the services of a wide screen', async ({ newVisitor }) => {
    const { page } = await newVisitor({ colorScheme, viewport: WIDE });
    await open(page, '/services/ecommerce');
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
    await page.locator('#services-menu').waitFor({ state: 'visible' });
    expect(await flaws(page)).toEqual([]);
  });

  test.for([NARROW, WIDE])('the application with a toast above it, $width px wide', async (viewport, { newVisitor }) => {
    const { page } = await newVisitor({ colorScheme, viewport });
    await open(page, '/careers');
    const { title } = positions[0]!;
    await page.getByRole('button', { name: new RegExp(`^${careers.positions.apply} ?: ${title}$`) }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Résumé').setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
    await toasts(page).getByText('Invalid file type', { exact: true }).waitFor();
    // Pointed at, it stays.
    await toasts(page).hover();
    expect(await flaws(page)).toEqual([]);
    expect(await toasts(page).count()).toBe(1);
    const [toast, buttons] = await Promise.all([toasts(page), dialog.getByRole('button', { name: 'Submit Application' })].map((part) => part.boundingBox()));
    expect(toast!.y + toast!.height <= buttons!.y || toast!.y >= buttons!.y + buttons!.height, 'the buttons lie free').toBe(true);
    await toasts(page).getByRole('button', { name: 'Close' }).click();
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await eventually(() => dialog.locator('[aria-invalid=true]').count()).toBeGreaterThan(5);
    expect(await flaws(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });
});
