import { contact } from '#content/contact.ts';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { open } from './browser.ts';
import { eventually, test as outboxTest } from './outbox-steps.ts';
import { atRest, states } from './outbox-store.ts';
import { BROKEN_LINE } from './problems.ts';
import { allStoredInquiries } from './rest.ts';
import { contactForm, sendInquiryInHaste } from './steps.ts';
import { inCharge, NOT_FOUND_PAGES, stopWorkers, untilAskedFor } from './worker.ts';

/** In the whole browser: its shell knows no background sync. */
const test = outboxTest.extend('program', { scope: 'file' }, () => inject('chromiumPath'));

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
