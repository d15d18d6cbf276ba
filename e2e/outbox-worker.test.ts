import { contact } from '#content/contact.ts';
import { outbox } from '#content/outbox.ts';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { keepBrowser, open } from './browser.ts';
import { eventually, test as outboxTest } from './outbox-steps.ts';
import { atRest, states, storedItems } from './outbox-store.ts';
import { BROKEN_LINE } from './problems.ts';
import { allStoredInquiries } from './rest.ts';
import { contactForm, sendInquiryInHaste } from './steps.ts';
import { inCharge, NOT_FOUND_PAGES, stopWorkers, untilAskedFor } from './worker.ts';

/** In the whole browser: its shell knows no background sync, and refuses notifications before anybody is asked. */
const test = outboxTest
  .extend('wholeProgram', { scope: 'worker' }, () => inject('chromiumPath'))
  .extend('browser', { scope: 'file' }, ({ wholeProgram }, { onCleanup }) => keepBrowser(wholeProgram, onCleanup));

async function keep(page: Page, email: string) {
  await sendInquiryInHaste(page, email);
  await contactForm(page).getByRole('status').getByText(contact.form.kept.heading).waitFor();
}

test('the worker sends it when the line is back and every page is closed', async ({ proxy, newVisitor }) => {
  const email = 'worker@kedai.example';
  const { page, context, expects } = await newVisitor({ baseURL: proxy.url, serviceWorkers: 'allow' });
  expects(BROKEN_LINE, NOT_FOUND_PAGES);
  await open(page, '/contact');
  await inCharge(page);
  await atRest(page);
  const elsewhere = await context.newPage();
  await context.setOffline(true);
  await keep(page, email);
  await untilAskedFor(page);
  await page.close();
  await elsewhere.goto('about:blank');
  await context.setOffline(false);
  await eventually(() => allStoredInquiries(email)).toHaveLength(1);
  expect(proxy.keys).toHaveLength(1);
});

test('a worker that is stopped while it sends loses and doubles nothing', async ({ proxy, newVisitor }) => {
  const email = 'stopped@kedai.example';
  const { page, context, expects } = await newVisitor({ baseURL: proxy.url, serviceWorkers: 'allow' });
  expects(/ERR_/, NOT_FOUND_PAGES);
  await open(page, '/contact');
  await inCharge(page);
  await atRest(page);
  await context.setOffline(true);
  await keep(page, email);
  await untilAskedFor(page);
  await page.goto('about:blank');
  proxy.set({ type: 'hold' });
  await context.setOffline(false);
  await eventually(() => proxy.keys.length).toBe(1);
  await stopWorkers(context, page);
  proxy.set({ type: 'pass' });
  await open(page, '/');
  await eventually(() => allStoredInquiries(email)).toHaveLength(1);
  await eventually(() => states(page)).toEqual(['received']);
  expect(new Set(proxy.keys).size).toBe(1);
});

test('what arrives while every page is closed is told by a notification, to whoever asked for it after it was kept', async ({ proxy, newVisitor }) => {
  const email = 'notified@kedai.example';
  const { page, context, expects } = await newVisitor({ baseURL: proxy.url, serviceWorkers: 'allow' });
  expects(BROKEN_LINE, NOT_FOUND_PAGES);
  await open(page, '/contact');
  await inCharge(page);
  await atRest(page);
  expect(await page.evaluate(() => Notification.permission), 'nobody is asked before there is something to tell').toBe('default');
  await context.setOffline(true);
  await keep(page, email);
  await untilAskedFor(page);
  await open(page, '/saved');
  const offer = page.getByRole('button', { name: outbox.notify.offer });
  // Nothing is offered to whoever has said yes already.
  await offer.waitFor();
  // The browser asks, and the visitor says yes.
  await context.grantPermissions(['notifications'], { origin: proxy.url });
  await offer.click();
  await page.getByText(outbox.notify.allowed).waitFor();

  const elsewhere = await context.newPage();
  const [worker] = context.serviceWorkers();
  await page.close();
  // A page that closes counts as one that is looked at until the worker has heard that it is gone.
  await eventually(() => worker!.evaluate(async () => (await (globalThis as unknown as { clients: { matchAll(of: { type: 'window' }): Promise<unknown[]> } }).clients.matchAll({ type: 'window' })).length)).toBe(0);
  await context.setOffline(false);
  await eventually(() => allStoredInquiries(email)).toHaveLength(1);
  // A page that is looked at tells it itself: none may open before the worker has heard of it.
  await eventually(() => worker!.evaluate(async () => (await (globalThis as unknown as { registration: ServiceWorkerRegistration }).registration.getNotifications()).length)).toBe(1);
  await open(elsewhere, '/saved');
  await elsewhere.getByRole('region', { name: 'Your message' }).getByText(/^[\dA-F]{4}-[\dA-F]{4}$/).waitFor();
  const [item] = await storedItems(elsewhere);
  const told = () =>
    elsewhere.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => ({ title, body })));
  await eventually(told).toEqual([{ title: outbox.notification.title(outbox.kinds['inquiry']!.name), body: outbox.notification.body(item?.receipt) }]);
});
