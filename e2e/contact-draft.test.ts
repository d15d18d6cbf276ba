import { contact } from '#content/contact.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, gate, open, test, type Visitor } from './browser.ts';
import { storedInquiries } from './rest.ts';
import { anInquiryBy, contactForm, fillIn, heldBy, sendInquiry, takeAPersonsTime, toasts, valuesOf } from './steps.ts';

const labels = Object.keys(anInquiryBy(''));
const empty = Object.fromEntries(labels.map((label) => [label, '']));
const held = (page: Page) => valuesOf(contactForm(page), labels);
const editable = async (page: Page) => Promise.all(labels.map((label) => contactForm(page).getByLabel(label).isEditable()));
const send = (page: Page) => contactForm(page).getByRole('button', { name: 'Send Message' }).click();

async function readThePolicy(page: Page) {
  await contactForm(page).getByRole('link', { name: contact.form.privacy.label }).click();
  await page.waitForURL('**/privacy-policy');
  await contactForm(page).waitFor({ state: 'detached' });
}

async function comeBack(page: Page) {
  await page.goBack();
  await contactForm(page).waitFor();
}

/** Inquiries arrive, but their answers wait; counts the keys. */
async function delayAnswers({ page }: Visitor) {
  const answers = gate();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    await answers.passed;
    await route.fulfill({ response });
  });
  return { answers, keys };
}

test('what was typed is there again after a look at the privacy policy, and gone once it is sent', async ({ newVisitor }) => {
  const email = 'careful@kedai.example';
  const { page } = await newVisitor();
  await open(page, '/contact');
  await fillIn(contactForm(page), anInquiryBy(email));
  await takeAPersonsTime(page);
  await readThePolicy(page);
  await comeBack(page);
  await eventually(() => held(page)).toEqual(heldBy(email));
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(email);

  await send(page);
  await toasts(page).getByText(contact.form.sent.heading, { exact: true }).waitFor();
  await readThePolicy(page);
  await comeBack(page);
  expect(await held(page)).toEqual(empty);
  expect(await storedInquiries(email), 'and no machine’s, for all that it went off on return').toMatchObject([{ isSpam: false }]);
});

test('nothing can be typed, chosen or lost while a message is on its way', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await open(page, '/contact');
  const { answers } = await delayAnswers(visitor);
  await sendInquiry(page, 'hasty@kedai.example');
  await contactForm(page).getByRole('button', { name: 'Sending...' }).waitFor();
  expect(await contactForm(page).getAttribute('aria-busy')).toBe('true');
  expect(await editable(page)).toEqual(labels.map(() => false));
  await contactForm(page).getByLabel('Message').focus();
  await page.keyboard.type('And one thing more.');
  expect(await held(page)).toEqual(heldBy('hasty@kedai.example'));

  answers.open();
  await eventually(() => held(page)).toEqual(empty);
  await eventually(() => contactForm(page).getAttribute('aria-busy')).toBeNull();
  expect(await editable(page)).toEqual(labels.map(() => true));
});

test('a message that arrives while its writer reads the policy leaves no draft', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await open(page, '/contact');
  const { answers } = await delayAnswers(visitor);
  await sendInquiry(page, 'reader@kedai.example');
  await readThePolicy(page);
  answers.open();
  await toasts(page).getByText(contact.form.sent.heading, { exact: true }).waitFor();
  await comeBack(page);
  expect(await held(page)).toEqual(empty);
});

test('a message whose answer is still out is repeated under its key after a look at the privacy policy', async ({ newVisitor }) => {
  const email = 'steady@kedai.example';
  const visitor = await newVisitor();
  const { page } = visitor;
  await open(page, '/contact?service=ai-solutions');
  const { answers, keys } = await delayAnswers(visitor);
  await sendInquiry(page, email);
  await readThePolicy(page);
  await comeBack(page);
  await eventually(() => held(page)).toEqual(heldBy(email));
  await send(page);
  answers.open();
  await toasts(page).getByText(contact.form.sent.heading, { exact: true }).waitFor();
  await eventually(() => keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
  await eventually(() => held(page)).toEqual(empty);
  expect(await storedInquiries(email)).toHaveLength(1);
});
