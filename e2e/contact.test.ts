import { contact } from '#content/contact.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, open, test } from './browser.ts';
import { storedInquiries } from './rest.ts';
import { contactForm, fillIn, heldBy, sendInquiry, anInquiryBy, toasts, valuesOf } from './steps.ts';

const labels = Object.keys(anInquiryBy(''));
const again = (page: Page) => contactForm(page).getByRole('button', { name: 'Send Message' }).click();
const failure = ['Error', 'Failed to submit inquiry. Please try again.'];

async function seeFailure(page: Page) {
  for (const text of failure) await toasts(page).getByText(text, { exact: true }).waitFor();
}

/** The keys under which inquiries were sent so far. */
function keysSent(page: Page) {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

test('says what is missing, goes to it, and loses nothing', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/contact');
  const form = contactForm(page);
  const invalid = () => form.locator('[aria-invalid=true]').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
  const problemOf = async (label: string) => (await form.getByLabel(label).evaluate((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent)) ?? '';
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);

  await again(page);
  await eventually(invalid).toEqual(['firstName', 'lastName', 'email', 'message']);
  expect(await problemOf('First name')).toBe('please enter your first name');
  expect(await problemOf('Message')).toBe('please write a message');
  await eventually(focused).toBe('firstName');

  const typed = { ...anInquiryBy('mei.tan'), 'Last name': '   ' };
  await fillIn(form, typed);
  await again(page);
  await eventually(invalid).toEqual(['lastName', 'email']);
  expect(await problemOf('E-mail')).toBe('must be an e-mail address such as name@example.com');
  await eventually(focused).toBe('lastName');
  expect(await valuesOf(form, labels)).toEqual({ ...heldBy('mei.tan'), 'Last name': '   ' });

  await form.getByLabel('Last name').fill('Tan');
  await eventually(invalid, ).toEqual(['email']);
});

test('on a phone a toast hides neither the button nor the words that stay, which have the focus', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await open(page, '/contact');
  const round = page.locator('[popovertarget]');
  await contactForm(page).getByLabel('Service').focus();
  await eventually(() => round.isVisible(), 'what is filled in has no button above it').toBe(false);
  await sendInquiry(page, 'by.thumb@kedai.example');
  await toasts(page).getByText(contact.form.sent.heading, { exact: true }).waitFor();
  const outcome = contactForm(page).getByRole('status');
  await eventually(() => outcome.evaluate((words) => words === document.activeElement)).toBe(true);
  const { y, height } = (await toasts(page).boundingBox())!;
  for (const part of [outcome, contactForm(page).getByRole('button', { name: 'Send Message' })]) expect((await part.boundingBox())!.y).toBeGreaterThan(y + height);
  await eventually(() => round.isVisible()).toBe(true);
});

test('keeps everything when the server fails, and repeats it under the same key until it is edited', async ({ newVisitor }) => {
  const email = 'patient@kedai.example';
  const { page, expects } = await newVisitor();
  expects(/status of 500/, /^answer: 500 \(POST .*\/api\/contact\)/);
  await open(page, '/contact');
  const keys = keysSent(page);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'No.' }));

  await sendInquiry(page, email);
  await seeFailure(page);
  expect(await valuesOf(contactForm(page), labels)).toEqual(heldBy(email));
  await again(page);
  await eventually(() => keys.length).toBe(2);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);

  await seeFailure(page);
  await eventually(() => contactForm(page).getByRole('button').isEnabled()).toBe(true);
  await contactForm(page).getByLabel('Company').fill('Kedai Kami');
  await page.unroute('**/api/contact');
  await again(page);
  await toasts(page).getByText(contact.form.sent.heading, { exact: true }).waitFor();
  expect(keys).toHaveLength(3);
  expect(keys[2]).not.toBe(keys[0]);
  expect(await storedInquiries(email)).toHaveLength(1);
});

test('makes one inquiry of two tries when the first answer is lost', async ({ newVisitor }) => {
  const email = 'lost.answer@kedai.example';
  const { page, expects } = await newVisitor();
  expects(/ERR_CONNECTION_REFUSED/);
  await open(page, '/contact');
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort('connectionrefused');
  });
  await sendInquiry(page, email);
  await contactForm(page).getByRole('status').getByText(contact.form.kept.heading).waitFor();

  await page.unroute('**/api/contact');
  await page.getByText(/^Your message has arrived\. Receipt /).waitFor();
  expect(await storedInquiries(email)).toHaveLength(1);
});

test('has the service chosen that the address asks for, unless the visitor has chosen', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/contact?service=ai-solutions');
  await eventually(() => contactForm(page).getByLabel('Service').inputValue()).toBe('ai-solutions');
});

test('sets aside what no person could have written so quickly', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/contact');
  const form = contactForm(page);
  await fillIn(form, anInquiryBy('machine@spam.example'));
  await form.locator('[name=inquiryRef]').evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await again(page);
  await toasts(page).getByText(contact.form.sent.heading, { exact: true }).waitFor();
  expect(await storedInquiries('machine@spam.example')).toEqual([]);
  expect(await storedInquiries('machine@spam.example', true)).toMatchObject([{ isSpam: true }]);
});
