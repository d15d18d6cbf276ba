import { offices } from '#content/offices.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { flaws } from './axe.ts';
import { eventually, open, test } from './browser.ts';

const tip = (page: Page) => page.getByRole('tooltip');
const themeSwitch = (page: Page) => page.getByRole('button', { name: /^Switch to/ });

/** The code of the tips comes when the page rests; whether it is there shows by the keyboard, which waits for nothing. */
async function untilTipsAreThere(page: Page) {
  await eventually(async () => {
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).focus();
    await page.keyboard.press('Tab');
    return tip(page).count();
  }).toBe(1);
  await page.keyboard.press('Escape');
  await tip(page).waitFor({ state: 'detached' });
}

test('a tip appears after 700 ms, the next one at once for 300 ms', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.clock.install();
  await open(page, '/contact');
  await untilTipsAreThere(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

  await themeSwitch(page).hover();
  await page.clock.runFor(699);
  expect(await tip(page).count()).toBe(0);
  await page.clock.runFor(1);
  await tip(page).getByText(/^Switch to (light|dark) theme$/).waitFor();

  await page.mouse.move(600, 500);
  await tip(page).waitFor({ state: 'detached' });
  await page.clock.runFor(299);
  await themeSwitch(page).hover();
  await tip(page).waitFor();

  await page.mouse.move(600, 500);
  await tip(page).waitFor({ state: 'detached' });
  await page.clock.runFor(300);
  await themeSwitch(page).hover();
  expect(await tip(page).count()).toBe(0);
  await page.clock.runFor(700);
  await tip(page).waitFor();
});

test('a tip can be pointed at, and Escape closes it', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/');
  await untilTipsAreThere(page);
  await themeSwitch(page).hover();
  await tip(page).waitFor();
  await tip(page).hover();
  expect(await tip(page).isVisible()).toBe(true);
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await tip(page).waitFor({ state: 'detached' });
});

test('an abbreviation says what it means to whoever taps it', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
  await open(page, '/contact');
  const dubai = offices.find(({ id }) => id === 'dubai')!;
  const label = page.getByRole('main').getByText(dubai.timezoneLabel, { exact: true }).last();
  await eventually(async () => {
    await label.tap();
    return tip(page).count();
  }).toBe(1);
  expect(await tip(page).textContent()).toBe(dubai.timezoneName);
  expect(await label.getAttribute('aria-describedby')).toBe('tip');
  const box = (await tip(page).boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
});
