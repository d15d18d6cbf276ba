import { contact } from '#content/contact.ts';
import { outboxForms } from '#content/outbox-forms.ts';
import { outbox } from '#content/outbox.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { gate, hydrated, open } from './browser.ts';
import { bar, eventually, keepInquiry, storedApplications, storedResume, test } from './outbox-steps.ts';
import { atRest, states, storedItems } from './outbox-store.ts';
import { allStoredInquiries } from './rest.ts';
import { anInquiryBy, apply, contactForm, heldBy, sendInquiryInHaste, toasts, valuesOf } from './steps.ts';

const labels = Object.keys(anInquiryBy(''));
const again = (page: Page) => contactForm(page).getByRole('button', { name: 'Send Message' }).click();
const entry = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('rule 4: what the server does not accept wants the visitor, can be edited, and is not dropped before that is sent', async ({ proxy, visitor: { page } }) => {
  const email = 'attention@kedai.example';
  await keepInquiry(page, proxy, email, 422);
  expect(await states(page)).toEqual(['attention']);
  await bar(page).getByText(outbox.bar.attention).waitFor();
  await bar(page).getByRole('link', { name: outboxForms.link }).click();

  const item = entry(page, 'Your message');
  await item.getByText('Needs your attention').waitFor();
  await item.getByText('Not now.').waitFor();
  await item.getByRole('link', { name: 'Edit' }).click();
  await page.getByText(outboxForms.editing).waitFor();
  expect(await valuesOf(contactForm(page), labels)).toEqual(heldBy(email));

  // Refused once more: the form stays filled, and so does the device.
  await contactForm(page).getByLabel('Company').fill('Kedai Kami');
  proxy.set({ type: 'answer', status: 500 });
  await again(page);
  await toasts(page).getByText('Failed to submit inquiry. Please try again.').waitFor();
  await eventually(() => states(page)).toEqual(['attention']);

  proxy.set({ type: 'pass' });
  await again(page);
  await toasts(page).getByText(contact.form.sent.heading, { exact: true }).waitFor();
  await eventually(() => storedItems(page)).toEqual([]);
  expect(await allStoredInquiries(email)).toHaveLength(1);
  await eventually(() => new URL(page.url()).search).toBe('');
});

test('what is open for editing is sent by nobody else, and unedited goes under its old key', async ({ proxy, visitor: { page, context } }) => {
  const email = 'edited@kedai.example';
  await keepInquiry(page, proxy, email, 503);
  await page.goto('/saved');
  await entry(page, 'Your message').getByRole('link', { name: 'Edit' }).click();
  await page.getByText(outboxForms.editing).waitFor();
  const tries = proxy.keys.length;
  proxy.set({ type: 'pass' });

  const other = await context.newPage();
  await open(other, '/saved');
  await entry(other, 'Your message').getByRole('button', { name: 'Send now' }).click();
  await entry(other, 'Your message').getByRole('button', { name: 'Discard' }).click();
  await other.getByRole('button', { name: outbox.actions.confirm }).click();
  await toasts(other).getByText(outbox.busy.title, { exact: true }).waitFor();
  expect(proxy.keys).toHaveLength(tries);

  await again(page);
  await toasts(page).getByText(contact.form.sent.heading, { exact: true }).waitFor();
  expect(new Set(proxy.keys).size).toBe(1);
  expect(await allStoredInquiries(email)).toHaveLength(1);
  await other.getByText(outbox.empty.heading).waitFor();
});

test('an application comes back to its form with its file', async ({ proxy, visitor: { page } }) => {
  const email = 'edited@mail.example';
  const resume = Buffer.from('%PDF-1.7\nA life.\n%%EOF\n');
  await open(page, '/careers');
  await atRest(page, 'ApplicationDialog-');
  proxy.set({ type: 'cut-before' });
  await apply(page, email, resume);
  await eventually(() => states(page)).toEqual(['waiting']);
  proxy.set({ type: 'answer', status: 503, retryAfter: 600 });
  await eventually(async () => (await storedItems(page))[0]?.lastProblem?.status).toBe(503);

  await page.goto('/saved');
  const item = entry(page, /^Your application: /);
  await item.getByText('cv.pdf, 1 kB').waitFor();
  await item.getByRole('link', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: /^Application as/ });
  await form.getByText(outboxForms.editing).waitFor();
  expect(await form.getByLabel('E-mail').inputValue()).toBe(email);
  expect(await form.getByLabel('Résumé').evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe('cv.pdf');

  // Thought better of: it waits as it was.
  await form.getByRole('button', { name: 'Cancel' }).click();
  await eventually(() => form.count()).toBe(0);
  expect(await states(page)).toEqual(['waiting']);
  await page.goBack();
  await item.getByRole('link', { name: 'Edit' }).click();

  await form.getByLabel('Notice period').fill('One month');
  proxy.set({ type: 'pass' });
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await eventually(() => storedItems(page)).toEqual([]);
  const [application, ...others] = await storedApplications(email);
  expect(others).toEqual([]);
  expect((await storedResume(application?.id ?? '')).equals(resume)).toBe(true);
});

test('it is sent now, or discarded when that is asked for twice', async ({ proxy, visitor: { page } }) => {
  const email = 'now@kedai.example';
  await keepInquiry(page, proxy, email, 503);
  await page.goto('/saved');
  await hydrated(page);
  const item = entry(page, 'Your message');
  await item.getByText(outbox.reasons.busy).waitFor();
  await item.getByRole('button', { name: 'Discard' }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(outbox.actions.keep);
  await item.getByRole('button', { name: outbox.actions.keep }).click();
  proxy.set({ type: 'pass' });
  await item.getByRole('button', { name: 'Send now' }).click();
  await item.getByText(/^[\dA-F]{4}-[\dA-F]{4}$/).waitFor();
  expect(await allStoredInquiries(email)).toHaveLength(1);
  await item.getByRole('button', { name: outbox.actions.dismiss }).click();
  await page.getByText(outbox.empty.heading).waitFor();

  await keepInquiry(page, proxy, 'never@kedai.example', 503);
  await page.goto('/saved');
  await item.getByRole('button', { name: 'Discard' }).click();
  await item.getByRole('button', { name: outbox.actions.confirm }).click();
  await page.getByText(outbox.empty.heading).waitFor();
  expect(await storedItems(page)).toEqual([]);
  expect(await allStoredInquiries('never@kedai.example')).toEqual([]);
});

test('whoever leaves the page while it is sent finds what was refused on this device', async ({ proxy, visitor: { page } }) => {
  const email = 'left@kedai.example';
  await open(page, '/contact');
  await atRest(page);
  const left = gate();
  proxy.set({ type: 'answer', status: 400, until: left.passed });
  await sendInquiryInHaste(page, email);
  await eventually(() => proxy.keys.length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await contactForm(page).waitFor({ state: 'detached' });
  left.open();
  await bar(page).getByText(outbox.bar.attention).waitFor();
  expect(await storedItems(page)).toMatchObject([{ state: 'attention', payload: { email } }]);
});
