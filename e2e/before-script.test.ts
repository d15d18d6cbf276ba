import { about } from '#content/about.ts';
import { home } from '#content/home.ts';
import { navigation } from '#content/navigation.ts';
import { positions } from '#content/positions.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, gate, open, test, type Visitor } from './browser.ts';
import { visitWithoutScripts } from './lost-scripts.ts';
import { hydrated } from './hydrated.ts';

const phone = { viewport: { width: 390, height: 844 } };

/** Opens a page whose scripts wait until they are let go. */
async function openWithoutScripts({ page }: Visitor, path: string) {
  const scripts = gate();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.passed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await seenFirst(page);
  return scripts;
}

/**
 * What is laid out need not have been drawn yet, and the starter listens for a mouse only from then on. Observers hear of a paint in the
 * order in which they began to observe, so that it has heard of it when this one does.
 */
const seenFirst = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => {
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
}));

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test('the menu that was asked for opens as soon as it can', async ({ newVisitor }) => {
  const visitor = await newVisitor(phone);
  const { page } = visitor;
  const scripts = await openWithoutScripts(visitor, '/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await menu.click();
  expect(await menu.getAttribute('aria-expanded')).toBe('false');

  scripts.open();
  await page.getByRole('button', { name: 'Close' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).waitFor();
});

test('a page comes to life without a face that does not come', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const faces = gate();
  await page.route('**/*.woff2', async (route) => {
    await faces.passed;
    await route.continue();
  });
  await page.goto('/about');
  await hydrated(page);
  faces.open();
  await eventually(() => page.evaluate(() => document.fonts.check('16px "Instrument Sans"'))).toBe(true);
});

test('the theme changes as soon as it can', async ({ newVisitor }) => {
  const visitor = await newVisitor({ colorScheme: 'light' });
  const scripts = await openWithoutScripts(visitor, '/privacy-policy');
  await press(visitor.page, 'Switch theme');
  scripts.open();
  await visitor.page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
});

test('an application that was begun opens as soon as it can, and of several the last', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  const { page } = visitor;
  const scripts = await openWithoutScripts(visitor, '/careers');
  for (const { title } of positions.slice(0, 2)) await press(page, new RegExp(`^Apply.*${title}`));
  scripts.open();
  await page.getByRole('dialog', { name: positions[1]!.title }).waitFor();
});

test('a category that was chosen is applied', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  const scripts = await openWithoutScripts(visitor, '/portfolio');
  await press(visitor.page, 'Finance');
  scripts.open();
  await visitor.page.waitForURL('**/portfolio?category=Finance');
  await eventually(() => visitor.page.getByRole('button', { name: 'Finance' }).getAttribute('aria-pressed')).toBe('true');
});

test('what was searched for is found', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  const { page } = visitor;
  const scripts = await openWithoutScripts(visitor, '/blog');
  await page.getByRole('searchbox').fill('phishing');
  await page.getByRole('searchbox').press('Enter');
  expect(new URL(page.url()).search, 'the form goes nowhere').toBe('');

  scripts.open();
  await page.waitForURL('**/blog?q=phishing');
  expect(await page.getByRole('searchbox').inputValue()).toBe('phishing');
});

test('the menu of the services opens under a mouse that rests there', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  const { page } = visitor;
  const scripts = await openWithoutScripts(visitor, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).hover();
  scripts.open();
  await page.getByRole('banner').getByRole('link', { name: navigation.footerServices[0]!.label }).waitFor();
});

test('links are links', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  const { page } = visitor;
  const scripts = await openWithoutScripts(visitor, '/');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click({ noWaitAfter: true });
  await page.getByRole('heading', { level: 1, name: about.heading }).waitFor();
  scripts.open();
  await hydrated(page);
});

test('nobody who only looks on loads a script before the page is drawn', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/');
  const first = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('.js'));
    return { paint, script: Math.min(...scripts.map(({ startTime }) => startTime)) };
  });
  expect(first.script).toBeGreaterThanOrEqual(first.paint);
});

test('a tab that is not drawn, as in the background, loads no script however long that takes', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.clock.install();
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (this: PerformanceObserver, options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
  });
  await page.goto('/');
  await page.clock.runFor(60_000);
  expect(await page.locator('script[type=module]').count()).toBe(0);
});

test('a page whose code does not come stays to be read, with its links', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/ERR_CONNECTION_REFUSED/);
  let asked = 0;
  await page.route('**/HomePage-*.js', (route) => {
    asked += 1;
    return route.abort('connectionrefused');
  });
  await page.goto('/');
  await eventually(() => asked).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toBe(home.head.title);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { level: 1, name: about.heading }).waitFor();
  await hydrated(page);
});

test('a line that was lost while the scripts came is made good once somebody presses what needs them', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/ERR_CONNECTION_REFUSED/);
  const line = await visitWithoutScripts(page, '/privacy-policy');
  await press(page, 'Switch theme');
  await page.getByRole('heading', { level: 1 }).waitFor();

  line.makeGood();
  await press(page, 'Switch theme');
  await hydrated(page);
});
