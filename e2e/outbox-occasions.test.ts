import { randomBytes } from 'node:crypto';
import { contact } from '#content/contact.ts';
import { outboxForms } from '#content/outbox-forms.ts';
import { outbox } from '#content/outbox.ts';
import type { Page, Request } from 'playwright-core';
import { expect, inject } from 'vitest';
import { launchOn, withProfile } from '../bench/offline/browser.ts';
import { open } from './browser.ts';
import { bar, eventually, test } from './outbox-steps.ts';
import { atRest, states, storedItems } from './outbox-store.ts';
import { allStoredInquiries } from './rest.ts';
import { anApplicationBy, anInquiryBy, applicationForm, apply, contactForm, heldBy, sendInquiryInHaste, toasts, valuesOf } from './steps.ts';

const BYTES = 2_000_000;

const kept = (page: Page) => contactForm(page).getByRole('status').getByText(contact.form.kept.heading).waitFor();

test('rule 2: whoever comes back to the tab has it sent', async ({ proxy, visitor: { page } }) => {
  const email = 'visible@kedai.example';
  const asking = new Set<Request>();
  page.on('request', (request) => void asking.add(request));
  page.on('requestfinished', (request) => void asking.delete(request));
  page.on('requestfailed', (request) => void asking.delete(request));
  await open(page, '/contact');
  await atRest(page);
  await proxy.die();
  await sendInquiryInHaste(page, email);
  await kept(page);
  await bar(page).getByText(outbox.bar.lost).waitFor();
  await stopTimers(page);
  // What was asked before that has had its answer, or none.
  await eventually(() => asking.size).toBe(0);
  await proxy.revive();
  expect(await states(page)).toEqual(['waiting']);
  // A tab without a window is never hidden, and so the event has to be made.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await eventually(() => states(page)).toEqual(['received']);
  expect(await allStoredInquiries(email)).toHaveLength(1);
});

test('rule 8: a device without room keeps nothing and says so, and the form stays filled', async ({ proxy, visitor: { page, context } }) => {
  const email = 'no-room@mail.example';
  const session = await context.newCDPSession(page);
  // Before anything is kept: the browser does not look anew each time how much room there is.
  await session.send('Storage.overrideQuotaForOrigin', { origin: proxy.url, quotaSize: 100_000 });
  await open(page, '/careers');
  await atRest(page, 'ApplicationDialog-');
  await proxy.die();
  // Of bytes that cannot be packed: it is the packed size that counts.
  await apply(page, email, Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(BYTES)]));
  await toasts(page).getByText(outboxForms.notKept.title, { exact: true }).waitFor();
  expect(await valuesOf(applicationForm(page), Object.keys(anApplicationBy('')))).toEqual(anApplicationBy(email));
  expect(await applicationForm(page).getByLabel('Résumé').evaluate((field: HTMLInputElement) => field.files?.[0]?.size)).toBe(9 + BYTES);
  expect(await storedItems(page)).toEqual([]);
  await bar(page).getByText(outbox.bar.lost).waitFor();
});

test('what waits on a device that has no room any more is sent all the same', async ({ proxy, visitor: { page } }) => {
  const email = 'full@kedai.example';
  await open(page, '/contact');
  await atRest(page);
  await proxy.die();
  await sendInquiryInHaste(page, email);
  await kept(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await proxy.revive();
  await eventually(() => allStoredInquiries(email)).toHaveLength(1);
  // Not even a receipt has room, but nothing of the person stays.
  await eventually(() => storedItems(page)).toEqual([]);
  expect(await allStoredInquiries(email)).toHaveLength(1);
});

test('a browser that is killed while something waits sends it when it is started again', async ({ proxy }) => {
  const email = 'killed@kedai.example';
  await withProfile(async (profile) => {
    const first = await launchOn(profile, inject('chromiumPath'));
    try {
      const page = await first.context.newPage();
      await open(page, `${proxy.url}/contact`);
      await atRest(page);
      await proxy.die();
      await sendInquiryInHaste(page, email);
      await kept(page);
    } finally {
      await first.kill();
    }
    await proxy.revive();
    const second = await launchOn(profile, inject('chromiumPath'));
    try {
      const page = await second.context.newPage();
      await open(page, `${proxy.url}/contact`);
      await bar(page).getByText(/^Your message has arrived\. Receipt [\dA-F]{4}-[\dA-F]{4}\.$/).waitFor();
      expect(await valuesOf(contactForm(page), Object.keys(anInquiryBy('')))).not.toEqual(heldBy(email));
    } finally {
      await second.kill();
    }
  });
  expect(await allStoredInquiries(email)).toHaveLength(1);
});

/** From now on nothing that is sent is sent because time has passed. */
function stopTimers(page: Page) {
  return page.evaluate(() => {
    for (let id = window.setTimeout(() => undefined); id > 0; id--) clearTimeout(id);
    Object.assign(window, { setTimeout: () => 0 });
  });
}
