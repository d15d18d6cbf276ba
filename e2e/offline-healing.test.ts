import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { expect } from 'vitest';
import { eventually, hydrated, test } from './browser.ts';
import { bodyAt, openFront, script } from './front.ts';
import { cached, inCharge, keptEntries, NOT_FOUND_PAGES, pagesTogether, returningVisitor, stopWorkers } from './worker.ts';

test('a wiped cache is filled at the next visit with a line', async ({ newVisitor }) => {
  const { page, context } = await returningVisitor(newVisitor);
  const all = (await keptEntries()).length;
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await stopWorkers(context, page);
  await page.goto('/about');
  await hydrated(page);
  await eventually(() => cached(page).then((found) => found.length)).toBe(all);
  await context.setOffline(true);
  expect((await page.goto('/contact'))?.status()).toBe(200);
});

test('broken bytes are replaced at the next visit with a line', async ({ newVisitor }) => {
  const { page, context } = await returningVisitor(newVisitor);
  await page.evaluate(async () => {
    const cache = await caches.open('longitude-site');
    for (const request of await cache.keys()) {
      if (/\/about\?|ContactPage/.test(request.url)) await cache.put(request, new Response('half a fi', { headers: { 'content-type': 'text/html' } }));
    }
  });
  const isBroken = async () => (await cached(page)).some(({ text }) => text === 'half a fi');
  expect(await isBroken()).toBe(true);
  await page.goto('/services');
  await eventually(isBroken).toBe(false);
  await context.setOffline(true);
  expect(await (await page.goto('/about'))?.text()).toBe(await bodyAt('/about'));
});

test('one address that the server refuses keeps nobody from having the rest, and comes later', async ({ newVisitor }) => {
  const { page, front, context, expects } = await returningVisitor(newVisitor, '/admin');
  expects(/503/);
  // As a first visitor again, while a file of the release is out of order.
  await page.evaluate(async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  front.at('/favicon.svg', (_request, response) => void response.writeHead(503).end());
  await page.goto('/');
  await inCharge(page);
  expect((await cached(page)).map(({ url }) => url)).not.toContain('/favicon.svg');
  await context.setOffline(true);
  expect((await page.goto('/about'))?.status()).toBe(200);
  await context.setOffline(false);
  front.at('/favicon.svg');
  await page.goto('/');
  await eventually(async () => (await cached(page)).map(({ url }) => url)).toContain('/favicon.svg');
});

test('where the file with all pages cannot be had, they are fetched one by one', async ({ newVisitor }) => {
  const front = await openFront();
  const file = await pagesTogether();
  front.at(file, (_request, response) => void response.writeHead(503).end());
  const { page, expects } = await newVisitor({ baseURL: front.url, serviceWorkers: 'allow' });
  expects(/503/, NOT_FOUND_PAGES);
  await page.goto('/');
  await inCharge(page);
  expect(front.asked).toContain(`GET ${file}`);
  expect((await cached(page)).map(({ url }) => url)).toEqual(expect.arrayContaining((await keptEntries()).map(({ url }) => url)));
});

test('the kill switch removes caches and itself, and leaves what visitors have saved', async ({ newVisitor }) => {
  const { page, front } = await returningVisitor(newVisitor, '/contact');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const asked = indexedDB.open('saved-by-a-visitor', 1);
        asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('items').put('words', 'key'));
        asked.addEventListener('success', () => resolve(asked.result.close()));
      }),
  );
  await page.getByLabel('First name').fill('Mei');
  front.at('/sw.js', script(await killSwitch()));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await eventually(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain('saved-by-a-visitor');
  // No tab is reloaded under somebody's hands.
  expect(await page.getByLabel('First name').inputValue()).toBe('Mei');
});

/** As the build makes it with `VITE_SERVICE_WORKER=off`. */
async function killSwitch(): Promise<string> {
  return stripTypeScriptTypes(await readFile(new URL('../app/sw/off.ts', import.meta.url), 'utf8'));
}
