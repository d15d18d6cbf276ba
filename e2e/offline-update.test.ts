import { createHash } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, hydrated, test } from './browser.ts';
import { bodyAt, script, type Front } from './front.ts';
import { cached, inCharge, returningVisitor } from './worker.ts';

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version of this site' });

/** The next release, told from this one by the heading of its page on us. */
async function deploy(front: Front) {
  const page = (await bodyAt('/about')).replace('</title>', ' 2</title>');
  const revisionOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const worker = (await bodyAt('/sw.js')).replace(revisionOf(await bodyAt('/about')), revisionOf(page));
  expect(worker).not.toBe(await bodyAt('/sw.js'));
  front.at('/about', (_request, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page));
  front.at('/sw.js', script(worker));
}

/** Takes the new version. The page may be loaded anew before the press is over. */
async function reload(page: Page) {
  const loaded = page.waitForEvent('load');
  await bar(page).getByRole('button', { name: 'Reload' }).click();
  await loaded;
}

const look = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test('a new version waits until it is asked for', async ({ newVisitor }) => {
  const { page, front } = await returningVisitor(newVisitor);
  await hydrated(page);
  await deploy(front);
  await look(page);
  await bar(page).waitFor();
  await page.goto('/about');
  expect(await page.title()).not.toMatch(/ 2$/);
  await bar(page).getByRole('button', { name: 'Reload' }).click();
  await eventually(() => page.title()).toMatch(/ 2$/);
  expect(await bar(page).count()).toBe(0);
  await eventually(async () => (await cached(page)).filter(({ url }) => url === '/about').length).toBe(1);
});

test('a version that waits is kept whole while the one before is read', async ({ newVisitor }) => {
  const { page, front } = await returningVisitor(newVisitor);
  await hydrated(page);
  await deploy(front);
  await look(page);
  await bar(page).waitFor();
  // The worker in charge looks after its own cache at each visit.
  await page.goto('/about');
  await bar(page).waitFor();
  await page.waitForLoadState('networkidle');
  await front.stop();
  await bar(page).getByRole('button', { name: 'Reload' }).click();
  await eventually(() => page.title()).toMatch(/ 2$/);
});

test('whoever puts it off is left alone in this tab', async ({ newVisitor }) => {
  const { page, front } = await returningVisitor(newVisitor);
  await hydrated(page);
  await deploy(front);
  await look(page);
  await bar(page).getByRole('button', { name: 'Later' }).click();
  await eventually(() => bar(page).count()).toBe(0);
});

test('a tab with words in a form is not offered a reload, and another tab’s choice does not take them', async ({ newVisitor }) => {
  const { page, context, front } = await returningVisitor(newVisitor, '/contact');
  await hydrated(page);
  await page.getByLabel('First name').fill('Mei');
  const other = await context.newPage();
  await other.goto(`${front.url}/`);
  await inCharge(other);
  await hydrated(other);
  await deploy(front);
  await look(page);
  await bar(page).waitFor();
  expect(await bar(page).getByRole('button', { name: 'Reload' }).count()).toBe(0);

  await reload(other);
  expect(await page.getByLabel('First name').inputValue()).toBe('Mei');
  await page.getByLabel('First name').fill('');
  await reload(page);
  await hydrated(page);
  expect(await bar(page).count()).toBe(0);
});

// One way at a time: a pointer that goes on to press the link would meet the document that its pointing had loaded.
const ways: [name: string, take: (link: Locator) => Promise<void>, arrivesAt: string][] = [
  ['pressed', (link) => link.evaluate((anchor) => (anchor as HTMLAnchorElement).click()), '/about'],
  ['pointed at', (link) => link.hover(), '/'],
];
for (const [way, take, arrivesAt] of ways)
  test(`a tab whose release is gone from the server heals by one reload when a link is ${way}`, async ({ newVisitor }) => {
    const { page, expects } = await newVisitor();
    expects(/status of 404/, /^answer: 404/, /Failed to fetch dynamically imported module/);
    await page.goto('/');
    await hydrated(page);
    // The server has another release: another entry, and not this chunk any more. A document that is loaded from now on is of that release.
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.route('**/AboutPage-*.js', (route) => (documents === 0 ? route.fulfill({ status: 404 }) : route.continue()));
    const other = (await bodyAt('/')).replace(/\/assets\/site-[\w-]+\.js/g, '/assets/site-other.js');
    await page.route(({ pathname }) => pathname === '/', (route) => (documents === 0 ? route.fulfill({ body: other, contentType: 'text/html' }) : route.continue()));
    await take(page.getByRole('banner').getByRole('link', { name: 'About' }));
    await eventually(() => documents).toBe(1);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(arrivesAt);
    expect(documents).toBe(1);
  });
