import { about } from '#content/about.ts';
import { portfolio } from '#content/portfolio.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest, eventually, gate, hydrated, open, test } from './browser.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const footer = (page: Page) => page.getByRole('contentinfo');

test('a new page begins at its heading and at its top, and the way back where one was', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/services');
  await atRest(page);
  await footer(page).getByRole('link', { name: 'Careers' }).scrollIntoViewIfNeeded();
  await eventually(() => place(page)).toBeGreaterThan(500);
  const left = await place(page);

  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await footer(page).getByRole('link', { name: 'Careers' }).click();
  await page.waitForURL('**/careers');
  await eventually(() => page.title()).toMatch(/^Careers/);
  expect(await focused(page)).toBe('H1');
  expect(await place(page)).toBe(0);
  expect(await page.locator('link[rel=canonical]').count(), 'what a phone’s own menu would share in place of this page').toBe(0);

  await page.goBack();
  await page.waitForURL('**/services');
  await eventually(() => place(page)).toBe(left);
  expect(await focused(page)).toBe('H1');
  await page.goForward();
  await eventually(() => place(page)).toBe(0);
  expect(documents, 'no document was loaded on the way').toBe(0);
});

test.for([{ width: 360, height: 740 }, { width: 1440, height: 900 }])('at $width px a reload stays where it was', async (viewport, { newVisitor }) => {
  const { page } = await newVisitor({ viewport });
  await open(page, '/services');
  // What is far from the window is laid out an idle moment after another, and where something stands may change until then.
  await atRest(page);
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  await last.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  const shown = () => last.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await eventually(() => place(page)).toBeGreaterThan(700);
  const before = await shown();
  await page.reload();
  expect(Math.abs((await shown()) - before), 'as soon as it is drawn').toBeLessThan(5);
  await hydrated(page);
  expect(Math.abs((await shown()) - before)).toBeLessThan(5);
});

test('a reload stays at the same place', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/services');
  await page.evaluate(() => window.scrollTo(0, 700));
  await eventually(() => place(page)).toBe(700);
  await page.reload();
  await hydrated(page);
  await eventually(() => place(page)).toBe(700);
});

test('what is far from the window has its place once the page has come to rest', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 360, height: 740 } });
  await open(page, '/');
  await atRest(page);
  expect(await page.locator('main section, footer').evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility))).not.toContain('auto');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await eventually(() => place(page)).toBe(height - 740);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('the old page stays until the code of the new one is there', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/');
  const code = gate();
  await page.route('**/AboutPage-*.js', async (route) => {
    await code.passed;
    await route.continue();
  });
  const heading = await page.locator('h1').textContent();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  expect(await page.locator('h1').textContent()).toBe(heading);
  code.open();
  await page.getByRole('heading', { level: 1, name: about.heading }).waitFor();
  await eventually(() => page.locator('h1').textContent()).not.toBe(heading);
});

test('a page whose code does not come says so and can be asked for again', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/ERR_CONNECTION_REFUSED/, /Failed to fetch dynamically imported module/);
  await open(page, '/');
  let asked = 0;
  await page.route('**/AboutPage-*.js', (route) => {
    asked += 1;
    return route.abort('connectionrefused');
  });
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
  // Once or twice by pointing at the link, once by the click.
  expect(asked).toBeLessThan(5);
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).waitFor();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await page.route('**/about', (route) => route.abort('connectionrefused'));
  await tryAgain.click();
  await page.getByText('Still no answer.').waitFor();
  await page.unroute('**/about');
  await page.unroute('**/AboutPage-*.js');
  await tryAgain.click();
  await page.getByRole('heading', { level: 1, name: about.heading }).waitFor();
  await eventually(() => page.title()).toBe(about.head.title);
});

test('the first stop of the tab key leads past the navigation', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/blog');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await eventually(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await eventually(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

test('a link within the page takes the focus along', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/careers');
  await page.getByRole('list', { name: 'Open positions' }).getByRole('link', { name: /^UI\/UX Designer/ }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('ui-ux-designer');
  expect(new URL(page.url()).hash).toBe('#ui-ux-designer');
  await eventually(() => place(page)).toBeGreaterThan(200);

  // The same again, and the page's own link at its foot.
  await page.evaluate(() => window.scrollTo(0, 0));
  await eventually(() => place(page)).toBe(0);
  await page.getByRole('list', { name: 'Open positions' }).getByRole('link', { name: /^UI\/UX Designer/ }).click();
  await eventually(() => place(page)).toBeGreaterThan(200);
  await footer(page).getByRole('link', { name: 'Careers' }).click();
  await eventually(() => place(page)).toBe(0);
  expect(await focused(page)).toBe('H1');
});

test('the way back to a page whose code has to come yet is called by its name when it is there', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
  await page.getByRole('heading', { level: 1, name: portfolio.heading }).waitFor();
  // Now the code of the page before is not here.
  await page.reload();
  await hydrated(page);
  const code = gate();
  await page.route('**/AboutPage-*.js', async (route) => {
    await code.passed;
    await route.continue();
  });
  await page.goBack();
  await page.waitForURL('**/about');
  expect(await page.title(), 'what is on screen is still the other page').toBe(portfolio.head.title);
  code.open();
  await page.getByRole('heading', { level: 1, name: about.heading }).waitFor();
  await eventually(() => page.title()).toBe(about.head.title);
  expect(await focused(page)).toBe('H1');
});

test('the link of the page that failed asks for it again', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/out of order/);
  await open(page, '/');
  await page.evaluate(() => {
    const { scrollTo } = window;
    window.scrollTo = () => {
      window.scrollTo = scrollTo;
      throw new Error('out of order');
    };
  });
  const link = page.getByRole('banner').getByRole('link', { name: 'About' });
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
  await link.click();
  await page.getByRole('heading', { level: 1, name: about.heading }).waitFor();
});
