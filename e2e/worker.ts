import type { BrowserContext, Page } from 'playwright-core';
import type { Visitor } from './browser.ts';
import { bodyAt, openFront, type Front } from './front.ts';
import { BROKEN_LINE } from './problems.ts';

export interface KeptEntry {
  readonly url: string;
  readonly revision: string;
}

/** The worker fetches the pages for what is not found, which are answered as such. */
export const NOT_FOUND_PAGES = /^answer: 404 \(GET \S+\/404\)/;

interface ReturningVisitor extends Visitor {
  readonly front: Front;
}

type NewVisitor = (options: { baseURL: string; serviceWorkers: 'allow' }) => Promise<Visitor>;

/** Somebody who has been here before, by a door of their own: the worker is in charge, and everything is kept. */
export async function returningVisitor(newVisitor: NewVisitor, path = '/'): Promise<ReturningVisitor> {
  const front = await openFront();
  const visitor = await newVisitor({ baseURL: front.url, serviceWorkers: 'allow' });
  // What browsers log of requests that get no answer, which is what these tests are about.
  visitor.expects(BROKEN_LINE);
  // The worker fetches the page that says so.
  visitor.expects(/^answer: 404 \(GET \S*\/404\)$/);
  await visitor.page.goto(path);
  await inCharge(visitor.page);
  return { ...visitor, front };
}

/** Waits until the page has a worker, which is when the worker has kept everything. */
export async function inCharge(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

/** What the built worker keeps. */
export async function keptEntries(): Promise<KeptEntry[]> {
  const source = await bodyAt('/sw.js');
  return [...source.matchAll(/\{[^{}]*\burl['"]?:\s*['"`]([^'"`]+)['"`][^{}]*\}/g)]
    .map(([text, url = '']) => ({ url, revision: /revision['"]?:\s*['"`]([0-9a-f]{64})/.exec(text)?.[1] ?? '' }))
    .filter(({ revision }) => revision !== '');
}

/** The address of the file from which the built worker takes all pages at once. */
export async function pagesTogether(): Promise<string> {
  return /\/assets\/pages-[\w-]+\.json/.exec(await bodyAt('/sw.js'))?.[0] ?? '';
}

/** Everything in every cache of the page's origin: cache, address, text. */
export function cached(page: Page) {
  return page.evaluate(async () => {
    const found: { cache: string; url: string; text: string }[] = [];
    for (const cache of await caches.keys()) {
      const open = await caches.open(cache);
      for (const request of await open.keys()) found.push({ cache, url: new URL(request.url).pathname, text: await (await open.match(request))!.text() });
    }
    return found;
  });
}

/** Ends the worker, as a browser does when it is idle. The next request starts it again. */
export async function stopWorkers(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Wakes the worker to send, as the browser does. Where that has tried in vain once, it waits for minutes until it tries again. */
export async function wakeWorkers(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const wakings: Promise<unknown>[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations) wakings.push(session.send('ServiceWorker.dispatchSyncEvent', { origin: new URL(scopeURL).origin, registrationId, tag: 'outbox', lastChance: false }));
  });
  await session.send('ServiceWorker.enable');
  await Promise.allSettled(wakings);
  await session.detach();
}

/** Waits until the browser has taken the wish to be woken. */
export async function untilAskedFor(page: Page) {
  await page.waitForFunction(async () => {
    const { sync } = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & { sync: { getTags(): Promise<string[]> } };
    return (await sync.getTags()).includes('outbox');
  });
}
