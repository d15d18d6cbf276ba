import { about } from '#content/about.ts';
import { portfolio } from '#content/portfolio.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { open, test } from './browser.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();

test('a hash that cannot be decoded leaves the page as it is', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/');
  await follow(page, 'About');
  await heading(page, about.heading).waitFor();
  await page.evaluate(() => (location.hash = '#%'));
  await page.waitForURL('**/about#%');
  await follow(page, 'Portfolio');
  await heading(page, portfolio.heading).waitFor();
  await page.goBack();
  await heading(page, about.heading).waitFor();
  await page.waitForURL('**/about#%');
});

test('a failure outside of a page says so, and offers the way on', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/out of order/);
  await open(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
  await link.evaluate((anchor: HTMLAnchorElement) => {
    // The bar asks it for the theme, each time that it is drawn: in one go with the press, or it may be gone before that.
    window.matchMedia = () => {
      throw new Error('out of order');
    };
    anchor.click();
  });
  await heading(page, 'This page did not load').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('banner').waitFor();
  expect(new URL(page.url()).pathname).toBe('/about');
});

test.for([
  ['of the service worker', ['workbox-window']],
  ['that comes late', ['TooltipLayer', 'PwaParts', 'FrameParts']],
  // Where no worker is allowed it is fetched as well, by what comes late.
  ['that draws toasts', ['Toaster']],
] as const)('a line that is lost before the code %s has come is no failure', async ([, files], { newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/ERR_FAILED/);
  const refused = files.map((file) => page.waitForEvent('requestfailed', (request) => request.url().includes(`/assets/${file}`)));
  for (const file of files) await page.route(`**/assets/${file}*`, (route) => route.abort());
  await open(page, '/');
  await Promise.all(refused);
  await follow(page, 'About');
  await heading(page, about.heading).waitFor();
});
