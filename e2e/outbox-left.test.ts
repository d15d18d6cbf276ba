import { about } from '#content/about.ts';
import { careers } from '#content/careers.ts';
import { contact } from '#content/contact.ts';
import { newsletter } from '#content/newsletter.ts';
import { outbox } from '#content/outbox.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aPdf } from '../gateway/test/factories.ts';
import { gate, hydrated, open } from './browser.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { bar, eventually, storedApplications, test } from './outbox-steps.ts';
import { atRest, states, storedItems } from './outbox-store.ts';
import { allStoredInquiries } from './rest.ts';
import { anApplicationBy, anInquiryBy, applicationForm, apply, contactForm, fillIn, sendInquiryInHaste, toasts, valuesOf } from './steps.ts';

// Whoever has left a form while it is sent is told what became of it, and has nothing to send a second time.

const empty = (fields: Readonly<Record<string, string>>) => Object.fromEntries(Object.keys(fields).map((label) => [label, '']));
const toasted = (page: Page, heading: string) => toasts(page).getByText(heading, { exact: true }).waitFor();
const send = (page: Page) => applicationForm(page).getByRole('button', { name: careers.application.send }).click();

/** What is sent next is refused as soon as the gate is opened. */
function refuseLater(proxy: FaultProxy, status: number) {
  const refused = gate();
  proxy.set({ type: 'answer', status, retryAfter: 1, until: refused.passed }, { type: 'answer', status, retryAfter: 1 });
  return refused;
}

async function applyAndEscape(page: Page, proxy: FaultProxy, email: string) {
  await open(page, '/careers');
  await atRest(page);
  await apply(page, email, aPdf().content);
  await eventually(() => proxy.keys.length).toBe(1);
  await page.keyboard.press('Escape');
  await applicationForm(page).waitFor({ state: 'detached' });
}

async function reopen(page: Page) {
  await page.getByRole('button', { name: /^Apply Now/ }).first().click();
  await applicationForm(page).waitFor();
}

async function goToAbout(page: Page, proxy: FaultProxy) {
  await eventually(() => proxy.keys.length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await page.getByRole('heading', { level: 1, name: about.heading }).waitFor();
}

test('an application that a failing server had after its dialog was closed waits, once', async ({ proxy, visitor: { page } }) => {
  const email = 'escaped@mail.example';
  const refused = refuseLater(proxy, 500);
  await applyAndEscape(page, proxy, email);
  refused.open();
  await toasted(page, careers.application.kept.heading);
  expect(await storedItems(page)).toMatchObject([{ id: proxy.keys[0], payload: { email } }]);
  await reopen(page);
  const fields = anApplicationBy(email);
  expect(await valuesOf(applicationForm(page), Object.keys(fields)), 'nothing to send a second time').toEqual(empty(fields));
  await page.keyboard.press('Escape');

  proxy.set({ type: 'pass' });
  await eventually(() => states(page)).toEqual(['received']);
  expect(await storedApplications(email)).toHaveLength(1);
  expect(new Set(proxy.keys).size).toBe(1);
});

test('an application whose dialog was opened again is back in its writer’s hands when the server fails', async ({ proxy, visitor: { page } }) => {
  const email = 'reopened@mail.example';
  const refused = refuseLater(proxy, 500);
  await applyAndEscape(page, proxy, email);
  await reopen(page);
  refused.open();
  await toasts(page).getByText(careers.application.failed, { exact: true }).waitFor();
  await eventually(() => storedItems(page)).toEqual([]);

  proxy.set({ type: 'pass' });
  await fillIn(applicationForm(page), { 'First name': 'Siti' });
  await send(page);
  await toasted(page, careers.application.sent.heading);
  expect(await storedApplications(email)).toHaveLength(1);
});

test.for([500, 429])('a message that was answered with %i after its writer had left the page waits, once', async (status, { proxy, visitor: { page } }) => {
  const email = `left-${status}@kedai.example`;
  const refused = refuseLater(proxy, status);
  await open(page, '/contact');
  await atRest(page);
  await sendInquiryInHaste(page, email);
  await goToAbout(page, proxy);
  refused.open();
  await toasted(page, contact.form.kept.heading);
  await page.goBack();
  const fields = anInquiryBy(email);
  expect(await valuesOf(contactForm(page), Object.keys(fields))).toEqual(empty(fields));

  proxy.set({ type: 'pass' });
  await eventually(() => states(page)).toEqual(['received']);
  await bar(page).getByText(outbox.bar.arrived(outbox.kinds['inquiry']!.name)).waitFor();
  expect(await allStoredInquiries(email)).toHaveLength(1);
});

test('an address for the newsletter that a failing server had after its page was left waits', async ({ proxy, visitor: { page } }) => {
  const refused = refuseLater(proxy, 500);
  await open(page, '/blog');
  await atRest(page);
  const form = page.getByRole('form', { name: newsletter.heading });
  await form.getByLabel(newsletter.label).fill('gone@kedai.example');
  await form.getByRole('button', { name: newsletter.button }).click();
  await goToAbout(page, proxy);
  refused.open();
  await toasted(page, newsletter.kept.heading);
  proxy.set({ type: 'pass' });
  await bar(page).getByText(outbox.bar.arrived(outbox.kinds['newsletter']!.name)).waitFor();
  expect(new Set(proxy.keys).size).toBe(1);
});

test('a message that stands in the form again after a reload, while it is still being sent, makes no second inquiry', async ({ proxy, visitor: { page } }) => {
  const email = 'impatient@kedai.example';
  proxy.set({ type: 'hold-answer' });
  await open(page, '/contact');
  await atRest(page);
  await sendInquiryInHaste(page, email);
  await eventually(() => proxy.keys.length).toBe(1);
  await page.reload();
  await hydrated(page);
  const fields = anInquiryBy(email);
  const held = () => valuesOf(contactForm(page), Object.keys(fields));
  // What the browser does not bring back, its writer writes again.
  if ((await held())['Message'] === '') await fillIn(contactForm(page), fields);
  await contactForm(page).getByRole('button', { name: contact.form.send }).click();
  await eventually(() => proxy.keys.length).toBeGreaterThan(1);
  proxy.set({ type: 'pass' });
  await page.reload();
  await eventually(() => states(page)).toEqual(['received']);
  expect(await allStoredInquiries(email)).toHaveLength(1);
});
