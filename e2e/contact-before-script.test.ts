import { contact } from '#content/contact.ts';
import { expect } from 'vitest';
import { flaws } from './axe.ts';
import { eventually, gate, hydrated, test } from './browser.ts';
import { visitWithoutScripts } from './lost-scripts.ts';
import { allStoredInquiries, storedInquiries } from './rest.ts';
import { anInquiryBy, contactForm, fillIn, heldBy, takeAPersonsTime, toasts, valuesOf } from './steps.ts';

const labels = Object.keys(anInquiryBy(''));

test('what is typed before the scripts are there stays, and can be sent as soon as they are', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const scripts = gate();
  await page.route('**/*.js', async (route) => {
    await scripts.passed;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(contactForm(page), anInquiryBy('early@kedai.example'));
  expect(await contactForm(page).evaluate((form: HTMLFormElement) => form.noValidate), 'no script has run yet').toBe(false);

  await takeAPersonsTime(page);
  scripts.open();
  await hydrated(page);
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate);
  expect(await valuesOf(contactForm(page), labels)).toEqual(heldBy('early@kedai.example'));
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  await toasts(page).getByText(contact.form.sent.heading, { exact: true }).waitFor();
  expect(await storedInquiries('early@kedai.example'), 'no machine’s').toHaveLength(1);
});

test('where the scripts were lost on the way, what is typed stays whatever is pressed, and is posted', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/ERR_CONNECTION_REFUSED/);
  const line = await visitWithoutScripts(page, '/contact');
  await fillIn(contactForm(page), anInquiryBy('lost.scripts@kedai.example'));
  line.makeGood();
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  await eventually(() => allStoredInquiries('lost.scripts@kedai.example')).toHaveLength(1);
});

test('without JavaScript the form is posted and answered by a page', async ({ newVisitor }) => {
  const email = 'no.script@kedai.example';
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/contact');
  await fillIn(contactForm(page), anInquiryBy(email));
  const [answer] = await Promise.all([page.waitForNavigation(), contactForm(page).getByRole('button', { name: 'Send Message' }).click()]);
  expect(answer?.status()).toBe(201);
  await page.getByRole('heading', { level: 1, name: contact.form.sent.heading }).waitFor();
  await page.getByText(contact.form.sent.text).waitFor();
  expect(await storedInquiries(email)).toMatchObject([{ email, isRead: false, isSpam: false }]);
});

test('without JavaScript bad input comes back with all that was typed', async ({ newVisitor }) => {
  const email = 'no.script.twice@kedai.example';
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/contact');
  // The browser itself refuses a field that is empty, but not one that is blank.
  await fillIn(contactForm(page), { ...anInquiryBy(email), 'Last name': '  ' });
  const [refused] = await Promise.all([page.waitForNavigation(), contactForm(page).getByRole('button', { name: 'Send Message' }).click()]);
  expect(refused?.status()).toBe(400);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your message was not sent yet.');
  const form = page.locator('form');
  await form.getByText('Please enter your last name', { exact: true }).waitFor();
  expect(await form.locator('[aria-invalid=true]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))).toEqual(['lastName']);
  const names = await form.locator('input, select, textarea').evaluateAll((fields) => Object.fromEntries(fields.map((field) => [(field as HTMLInputElement).name, (field as HTMLInputElement).value])));
  const { 'First name': firstName, 'E-mail': typedEmail, Phone: phone, Company: company, Service: service, Message: message } = heldBy(email);
  expect(names).toMatchObject({ firstName, lastName: '  ', email: typedEmail, phone, company, service, message });

  await form.locator('[name=lastName]').fill('Tan');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('heading', { level: 1, name: contact.form.sent.heading }).waitFor();
  expect(await storedInquiries(email)).toHaveLength(1);
});

test.for(['light', 'dark'] as const)('the pages that answer the form are accessible in the %s theme', async (colorScheme, { newVisitor }) => {
  const { page } = await newVisitor({ colorScheme });
  for (const message of ['  ', 'Hello']) {
    await page.goto('/privacy-policy');
    await page.evaluate(post, { firstName: 'Mei', lastName: 'Tan', email: 'posted@kedai.example', message });
    await page.getByRole('heading', { level: 1, name: message === 'Hello' ? contact.form.sent.heading : 'Your message was not sent yet.' }).waitFor();
    expect(await flaws(page)).toEqual([]);
  }
});

/** Posts fields as a form without script does. */
function post(fields: Record<string, string>) {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/contact';
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
