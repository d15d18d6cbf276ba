import { about } from '#content/about.ts';
import { underway } from '#content/underway.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { flaws } from './axe.ts';
import { eventually, gate, open, test } from './browser.ts';
import { atRest } from './outbox-store.ts';

const sign = (page: Page) => page.getByRole('status').filter({ hasText: underway });
const follow = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: about.heading });

/** Keeps the code of a page until the gate is opened. */
async function holdAbout(page: Page) {
  const code = gate();
  await page.route('**/AboutPage-*.js', async (route) => {
    await code.passed;
    await route.continue();
  });
  return code;
}

/** The line as it is drawn: where it begins and how long it is in the window. */
const line = (page: Page) =>
  sign(page).locator('div').evaluate((element) => {
    const { left, right, top } = element.getBoundingClientRect();
    return { left, right, top, isDrawn: getComputedStyle(element).borderTopWidth === '2px', width: document.documentElement.clientWidth };
  });

/** Follows a link to a page whose code is kept back, looks at the sign, and lets the code come. */
async function waitForAbout(page: Page) {
  await open(page, '/');
  await atRest(page);
  const code = await holdAbout(page);
  await follow(page, 'About');
  await sign(page).waitFor({ state: 'attached' });
  const drawn = await line(page);
  const problems = await flaws(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  code.open();
  await heading(page).waitFor();
  await eventually(() => sign(page).count()).toBe(0);
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  return { ...drawn, problems, sideways };
}

test('a page whose code is slow to come is said to be on its way, by a line that is drawn', async ({ newVisitor }) => {
  const { page } = await newVisitor({ reducedMotion: 'no-preference' });
  const { left, right, width, ...rest } = await waitForAbout(page);
  expect(rest).toEqual({ top: 0, isDrawn: true, problems: [], sideways: 0 });
  expect(left).toBeLessThan(0);
  expect(right).toBeLessThan(width);
});

test('without motion the line stands', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const { right, width, isDrawn, problems } = await waitForAbout(page);
  expect({ isDrawn, problems }).toEqual({ isDrawn: true, problems: [] });
  expect(right, 'long enough to be seen').toBeGreaterThan(width * 0.9);
});

test('nothing is said of a page that comes at once, nor of one that was left again', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/about');
  await atRest(page);
  await page.clock.install();
  // From here on time goes by when it is told to.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const said = () => page.getByText(underway).count();

  await follow(page, 'Contact');
  await page.waitForURL('**/contact');
  await page.getByRole('main').getByRole('textbox').first().waitFor();
  await page.clock.runFor(5000);
  expect(await said()).toBe(0);
  await page.goBack();
  await heading(page).waitFor();
  await page.clock.runFor(5000);
  expect(await said()).toBe(0);

  const code = gate();
  await page.route('**/PortfolioPage-*.js', async (route) => {
    await code.passed;
    await route.continue();
  });
  await follow(page, 'Portfolio');
  await page.waitForURL('**/portfolio');
  await page.clock.runFor(5000);
  await eventually(said).toBe(1);
  await page.goBack();
  await page.waitForURL('**/about');
  await eventually(said).toBe(0);
  await page.clock.runFor(5000);
  expect(await said()).toBe(0);
  code.open();
});
