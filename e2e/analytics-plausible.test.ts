import { choice, consent } from '#content/analytics.ts';
import { expect } from 'vitest';
import { siteWithAnalytics } from './analytics-site.ts';
import { eventually, gate, hydrated, open, test } from './browser.ts';

const siteOf = siteWithAnalytics({ provider: 'plausible', id: 'www.example.com', path: '/js/script.manual.js' });

const countedPaths = () => siteOf().service.views.map(({ path }) => path);

test('each page is counted once, from the first that is never hydrated, and nobody is asked', async ({ newVisitor }) => {
  const { page, context } = await newVisitor({ baseURL: siteOf().url });
  const held = gate();
  await context.route(/\/assets\/HomePage-.*\.js$/, async (route) => {
    await held.passed;
    await route.continue();
  });
  await page.goto('/?q=secret', { waitUntil: 'commit' });
  await eventually(countedPaths).toEqual(['/']);
  held.open();
  await hydrated(page);
  for (const [name, path] of [['Services', '/services'], ['About', '/about']] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await eventually(() => countedPaths().at(-1)).toBe(path);
  }
  await page.waitForLoadState('networkidle');
  expect(countedPaths()).toEqual(['/', '/services', '/about']);
  expect(siteOf().service.views[0]?.search).toBe('');
  expect(siteOf().service.asked.filter((request) => request.startsWith('GET'))).toEqual(['GET /js/script.manual.js']);
  expect(await context.cookies()).toEqual([]);
  expect(await page.getByRole('region', { name: consent.label }).count()).toBe(0);
});

test('whoever says no in the privacy policy is not counted any more', async ({ newVisitor }) => {
  const { page } = await newVisitor({ baseURL: siteOf().url });
  await open(page, '/privacy-policy');
  await eventually(countedPaths).toEqual(['/privacy-policy']);
  await page.locator('#analytics').getByRole('button', { name: choice.stop }).click();
  await page.locator('#analytics').getByText(choice.no).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await page.waitForURL('**/about');
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(countedPaths()).toEqual(['/privacy-policy']);
});

test('Do Not Track is a no here too', async ({ newVisitor }) => {
  const { page, context } = await newVisitor({ baseURL: siteOf().url });
  await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(siteOf().service.asked).toEqual([]);
});

test('a service that fails breaks nothing', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor({ baseURL: siteOf().url });
  expects(/503/);
  siteOf().service.fail();
  await open(page, '/');
  await eventually(() => siteOf().service.asked).toEqual(['GET /js/script.manual.js']);
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
  await page.waitForURL('**/services');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(countedPaths()).toEqual([]);
});
