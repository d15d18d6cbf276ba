import { careers } from '#content/careers.ts';
import { contact } from '#content/contact.ts';
import { positions } from '#content/positions.ts';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, hydrated, open, test as plain } from './browser.ts';
import { beneathTheButton } from './chat-steps.ts';
import { bodyAt, script } from './front.ts';
import { bar, loseTheLine, test } from './outbox-steps.ts';
import { atRest } from './outbox-store.ts';
import { contactForm, sendInquiryInHaste, toasts } from './steps.ts';
import { returningVisitor } from './worker.ts';

/** What lies along the lower edge, and does not lie on each other. */

const PHONE = { width: 360, height: 640 };

const edges = async (locator: Locator) => {
  const { y, height } = (await locator.boundingBox())!;
  return { top: y, bottom: y + height };
};

plain('the offer of a new version stands above the strip on the connection, however tall that is', async ({ newVisitor }) => {
  const { page, front } = await returningVisitor(newVisitor, '/contact');
  await page.setViewportSize({ width: 320, height: 640 });
  await hydrated(page);
  front.at('/sw.js', script(`${await bodyAt('/sw.js')}\n// another`));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const offer = page.getByRole('status').filter({ hasText: 'A new version of this site' });
  await offer.waitFor();
  const field = contactForm(page).getByLabel('First name');
  // As low as it goes, and then chosen.
  await field.evaluate((input: HTMLElement) => {
    window.scrollBy(0, input.getBoundingClientRect().bottom - innerHeight);
    input.focus();
  });
  await eventually(async () => (await edges(field)).bottom - (await edges(offer)).top).toBeLessThanOrEqual(0);
  await atRest(page);
  await front.stop();
  await loseTheLine(page);
  await eventually(async () => (await edges(offer)).bottom - (await edges(bar(page))).top).toBeLessThanOrEqual(0);
});

test('on a phone, word that a message is kept comes into view above the strip', async ({ proxy, visitor }) => {
  const { page } = visitor;
  await page.setViewportSize(PHONE);
  await open(page, '/contact');
  await atRest(page);
  proxy.set({ type: 'cut-before' });
  await sendInquiryInHaste(page, 'kept-in-view@kedai.example');
  const outcome = contactForm(page).getByRole('status');
  await outcome.getByText(contact.form.kept.heading).waitFor();
  await loseTheLine(page);
  await eventually(async () => (await edges(outcome)).bottom - (await edges(bar(page))).top).toBeLessThanOrEqual(0);
  expect((await edges(outcome)).top).toBeGreaterThanOrEqual(0);
  await eventually(() => beneathTheButton(page, 'form')).toEqual([]);
});

plain('a toast that is older than a dialog can still be closed with the pointer', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.clock.install();
  await open(page, '/careers');
  const { title } = positions[0]!;
  const dialog = page.getByRole('dialog', { name: title });
  const opener = page.getByRole('button', { name: new RegExp(`^${careers.positions.apply} ?: ${title}$`) });
  await opener.click();
  await dialog.waitFor();
  // From here on no toast goes by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await dialog.getByLabel('Résumé').setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await toasts(page).getByText('Invalid file type', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await opener.click();
  await dialog.waitFor();

  expect(await toasts(page).getAttribute('data-state')).toBe('open');
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await eventually(() => toasts(page).count()).toBe(0);
  expect(await dialog.isVisible(), 'the dialog stays').toBe(true);
});
