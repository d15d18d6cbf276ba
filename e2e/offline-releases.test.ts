import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch, newcomer } from '../bench/offline/browser.ts';
import { copyCheckout, type Checkout } from '../bench/offline/checkout.ts';
import { deployments } from '../bench/offline/deployments.ts';
import { openStage, type Stage } from '../bench/offline/stage.ts';
import { eventually } from './browser.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { open } from './hydrated.ts';
import { atRest, states, storedItems } from './outbox-store.ts';
import { contactForm, sendInquiryInHaste } from './steps.ts';
import { inCharge } from './worker.ts';

/** Real builds, as `npm start` makes them, deployed one after the other. The long form is `npm run bench -- offline-deployments`. */
const WHILE_BUILDING = { timeout: 600_000 };
let stage: Stage;
let browser: Browser;
let checkout: Checkout;

beforeAll(async () => {
  stage = await openStage();
  browser = await launch(inject('chromiumPath'));
  checkout = await copyCheckout();
});

afterAll(async () => {
  await browser?.close();
  await stage?.close();
  await checkout?.remove();
});

test('a release that is deployed under open tabs breaks none of them and takes no word', WHILE_BUILDING, async () => {
  const { errors, typed, arrived, reloads } = await deployments(stage, browser, checkout, 1);
  expect(errors).toEqual([]);
  expect(arrived).toEqual([typed, typed]);
  expect(reloads).toBe(0);
});

test('a release built with the kill switch takes worker and caches away, and sends what waits in the outbox', WHILE_BUILDING, async () => {
  const email = 'off@kedai.example';
  const proxy = await startFaultProxy(stage.url);
  const { context, page } = await newcomer(browser, proxy.url);
  try {
    await open(page, '/contact');
    await inCharge(page);
    await atRest(page);
    proxy.set({ type: 'cut-before' });
    await sendInquiryInHaste(page, email);
    await eventually(() => states(page)).toEqual(['waiting']);
    // What waits is refused, so that it still waits when the worker is gone.
    proxy.set({ type: 'answer', status: 503, retryAfter: 600 });
    await eventually(async () => (await storedItems(page))[0]?.lastProblem?.status).toBe(503);
    await contactForm(page).getByLabel('First name').fill('Mei');

    await checkout.release('off', { VITE_SERVICE_WORKER: 'off' });
    await stage.deploy(checkout.folder);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const left = () => page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);
    await eventually(left).toEqual([0, 0]);
    expect(await contactForm(page).getByLabel('First name').inputValue(), 'no tab is reloaded under somebody’s hands').toBe('Mei');
    expect(await storedItems(page)).toMatchObject([{ state: 'waiting', payload: { email } }]);

    // Pages of that release have no worker, and an outbox as before.
    await open(page, '/saved');
    expect(await left()).toEqual([0, 0]);
    proxy.set({ type: 'pass' });
    await page.getByRole('region', { name: 'Your message' }).getByRole('button', { name: 'Send now' }).click();
    await eventually(() => states(page)).toEqual(['received']);
    expect(await stage.inquiriesOf(email)).toHaveLength(1);
    expect(await left()).toEqual([0, 0]);
  } finally {
    await context.close();
    await proxy.close();
  }
});
