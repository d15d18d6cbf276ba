import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, open, test } from './browser.ts';

const bar = (page: Page) => page.getByRole('banner');
const services = (page: Page) => bar(page).getByRole('link', { name: 'Services', exact: true });
const opener = (page: Page) => bar(page).getByRole('button', { name: 'Services: all pages' });
const list = (page: Page) => page.locator('#services-menu');
const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

/** The address changes at once, the page when its code is here: a menu that is opened between the two closes as the page comes. */
async function arrival(page: Page, path: string, title: RegExp) {
  await page.waitForURL(`**${path}`);
  await eventually(() => page.title()).toMatch(title);
}

const SERVICE_PAGES = ['/services/web-development', '/services/mobile-development', '/services/ecommerce', '/services/digital-marketing', '/services/ai-solutions', '/services/cloud-solutions'];

test('the services open under the pointer, and close when it leaves or a page is chosen', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/');
  await list(page).waitFor({ state: 'hidden' });

  await services(page).hover();
  await list(page).waitFor({ state: 'visible' });
  expect(await list(page).getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(SERVICE_PAGES);
  await page.mouse.move(640, 700);
  await list(page).waitFor({ state: 'hidden' });

  // Pressing what the pointer has opened does not close it under the pointer.
  await opener(page).click();
  expect(await opener(page).getAttribute('aria-expanded')).toBe('true');
  await list(page).waitFor({ state: 'visible' });
  await page.mouse.move(640, 700);
  await list(page).waitFor({ state: 'hidden' });

  // Escape takes away what lies over the page, wherever the focus is.
  await services(page).hover();
  await list(page).waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await list(page).waitFor({ state: 'hidden' });
  await page.mouse.move(640, 700);

  await services(page).hover();
  await list(page).getByRole('link', { name: 'Cloud solutions' }).click();
  await page.waitForURL('**/services/cloud-solutions');
  await list(page).waitFor({ state: 'hidden' });
  await eventually(() => services(page).getAttribute('aria-current')).toBe('true');
});

test('the services open by keyboard, and close by Escape, by leaving and by choice', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/');
  await services(page).focus();
  await page.keyboard.press('Tab');
  await eventually(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await opener(page).getAttribute('aria-expanded')).toBe('false');

  await page.keyboard.press('Enter');
  await list(page).waitFor({ state: 'visible' });
  expect(await opener(page).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  await eventually(() => list(page).getByRole('link', { name: 'Web development' }).evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await list(page).waitFor({ state: 'hidden' });
  await eventually(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true);

  await page.keyboard.press('Space');
  await list(page).waitFor({ state: 'visible' });
  await bar(page).getByRole('link', { name: 'Portfolio' }).focus();
  await list(page).waitFor({ state: 'hidden' });

  await opener(page).focus();
  await page.keyboard.press('Enter');
  await list(page).getByRole('link', { name: 'E-commerce' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/services/ecommerce');
  await list(page).waitFor({ state: 'hidden' });
});

test('closed, the services cannot be reached by the tab key', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/');
  await opener(page).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Portfolio');
});

test('the services open by touch on a tablet, and close by a tap elsewhere', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 1024, height: 768 }, hasTouch: true });
  await open(page, '/');
  // As Safari does, which focuses no button that is tapped.
  await opener(page).evaluate((button) => button.addEventListener('mousedown', (event) => event.preventDefault()));
  await opener(page).tap();
  await list(page).waitFor({ state: 'visible' });
  await page.touchscreen.tap(200, 700);
  await list(page).waitFor({ state: 'hidden' });
});

test('on a phone the menu opens a list of the same links, and closes on choice', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await open(page, '/');
  const menu = bar(page).getByRole('navigation', { name: 'Main', includeHidden: true });
  const toggle = bar(page).getByRole('button', { name: /^(Menu|Close)$/ });
  await menu.waitFor({ state: 'hidden' });
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');

  await toggle.tap();
  await menu.waitFor({ state: 'visible' });
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  const names = await menu.locator('a').filter({ visible: true }).allInnerTexts();
  expect(names).toEqual(['Home', 'About', 'Services', 'Portfolio', 'Contact', 'Get Quote']);
  const tops = await menu.locator('a').filter({ visible: true }).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops, 'one below the other').toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(tops.length);
  await toggle.tap();
  await menu.waitFor({ state: 'hidden' });

  // A tap on the page below, which has stepped back, closes the menu and presses nothing.
  await toggle.tap();
  await menu.waitFor({ state: 'visible' });
  await page.touchscreen.tap(20, page.viewportSize()!.height - 20);
  await menu.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/');

  await toggle.tap();
  await opener(page).tap();
  await list(page).getByRole('link', { name: 'Mobile development' }).tap();
  await arrival(page, '/services/mobile-development', /^Mobile/);
  await menu.waitFor({ state: 'hidden' });

  // What is below the services is where it was when it is pressed.
  await toggle.tap();
  await opener(page).tap();
  await list(page).waitFor({ state: 'visible' });
  await bar(page).getByRole('link', { name: 'Contact', exact: true }).tap();
  await arrival(page, '/contact', /^Contact/);
  await menu.waitFor({ state: 'hidden' });
  await toggle.tap();
  await list(page).waitFor({ state: 'hidden' });

  // Closed over the open services, it leaves nothing lying over the page.
  await opener(page).tap();
  await list(page).waitFor({ state: 'visible' });
  await toggle.tap();
  await menu.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1 }).tap({ trial: true });
  await toggle.tap();

  await bar(page).getByRole('link', { name: 'About' }).tap();
  await page.waitForURL('**/about');
  await menu.waitFor({ state: 'hidden' });
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
});

test('on a phone the tab key leads into the open menu, Escape closes it, and the focus goes to its toggle', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await open(page, '/');
  const toggle = bar(page).getByRole('button', { name: /^(Menu|Close)$/ });
  await toggle.press('Enter');
  await bar(page).getByRole('navigation', { name: 'Main' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent), 'the tab key leads into what was opened').toBe('Home');
  await page.keyboard.press('Escape');
  await bar(page).getByRole('navigation', { name: 'Main', includeHidden: true }).waitFor({ state: 'hidden' });
  await eventually(() => toggle.evaluate((button) => button === document.activeElement)).toBe(true);

  // Whoever goes on to what it covers sees where they are.
  await toggle.press('Enter');
  await bar(page).getByRole('navigation', { name: 'Main' }).waitFor();
  await page.getByRole('main').getByRole('link').first().focus();
  await bar(page).getByRole('navigation', { name: 'Main', includeHidden: true }).waitFor({ state: 'hidden' });
});

test('on a phone the way back closes the menu', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await open(page, '/careers');
  const toggle = bar(page).getByRole('button', { name: /^(Menu|Close)$/ });
  await toggle.tap();
  await bar(page).getByRole('link', { name: 'About' }).tap();
  await arrival(page, '/about', /^About/);
  // As Safari does, which focuses no button that is tapped.
  await toggle.evaluate((button) => button.addEventListener('mousedown', (event) => event.preventDefault()));
  await toggle.tap();
  await bar(page).getByRole('navigation', { name: 'Main' }).waitFor();
  await page.goBack();
  await bar(page).getByRole('navigation', { name: 'Main', includeHidden: true }).waitFor({ state: 'hidden' });
  await page.goForward();
  await arrival(page, '/about', /^About/);
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
});

test('in a low and wide window the open services can be pushed up to their end', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 1280, height: 320 } });
  await open(page, '/');
  await opener(page).press('Enter');
  await list(page).waitFor({ state: 'visible' });
  const box = (await list(page).boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(320);
  expect(await list(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const last = list(page).getByRole('link').last();
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.wheel(0, 1000);
  await eventually(async () => (await last.boundingBox())!.y + (await last.boundingBox())!.height).toBeLessThanOrEqual(320);
  await last.click();
  await page.waitForURL(`**${SERVICE_PAGES.at(-1)}`);
});

test('where the system forces its colours, a line tells which page one is on', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: PHONE.viewport, forcedColors: 'active' });
  await open(page, '/services/ecommerce');
  const isMarked = (link: Locator) =>
    link.evaluate((element) => {
      const line = getComputedStyle(element, '::after');
      return getComputedStyle(element).textDecorationLine === 'underline' || (line.content !== 'none' && line.borderBottomWidth === '2px' && line.transform === 'none');
    });
  const marked = async () => {
    const links = await bar(page).getByRole('navigation').locator('a:not([href="/contact"])').filter({ visible: true }).all();
    const marks = await Promise.all(links.map(async (link) => ((await isMarked(link)) ? link.getAttribute('href') : undefined)));
    return marks.filter((href) => href !== undefined);
  };
  await bar(page).getByRole('button', { name: 'Menu' }).click();
  await opener(page).click();
  await list(page).waitFor({ state: 'visible' });
  expect(await marked()).toEqual(['/services', '/services/ecommerce']);
  await bar(page).getByRole('link', { name: 'About' }).click();
  await arrival(page, '/about', /^About/);
  await bar(page).getByRole('button', { name: 'Menu' }).click();
  expect(await marked()).toEqual(['/about']);

  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await marked()).toEqual(['/about']);
  await open(page, '/services/ecommerce');
  await opener(page).click();
  await list(page).waitFor({ state: 'visible' });
  expect(await marked()).toEqual(['/services', '/services/ecommerce']);
});

test('the bar grows more opaque beyond 50 pixels', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/services');
  const opacity = () =>
    bar(page).evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data[3]! / 255;
    });
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

  expect(await opacity()).toBeLessThan(0.9);
  await scrollTo(50);
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(50);
  await eventually(opacity).toBeLessThan(0.9);
  await scrollTo(51);
  await eventually(opacity).toBe(1);
  await scrollTo(0);
  await eventually(opacity).toBeLessThan(0.9);
});
