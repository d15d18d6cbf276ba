import { contact } from '#content/contact.ts';
import { careers } from '#content/careers.ts';
import { refusals } from '#content/refusals.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { eventually, open, test } from './browser.ts';
import { anApplicationBy, anInquiryBy, applicationForm, attach, contactForm, fillIn, heldBy, sendInquiryInHaste, toasts, valuesOf } from './steps.ts';

const REFUSED = /^answer: 4\d\d |the server responded with a status of 4\d\d/;

const hasFocus = (field: Locator) => eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
const invalid = (form: Locator) => form.locator('[aria-invalid=true]').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
const submit = (page: Page) => applicationForm(page).getByRole('button', { name: careers.application.send });
const resume = (page: Page) => applicationForm(page).getByLabel('Résumé');

async function fillInApplication(page: Page, email: string) {
  await open(page, '/careers');
  await page.getByRole('button', { name: /^Apply Now/ }).first().click();
  await fillIn(applicationForm(page), anApplicationBy(email));
}

test('what the gateway finds wrong with fields is said beside them', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(REFUSED);
  const body = 'Please correct lastName (must be shorter), message (must not name (any) price, please).';
  await page.route('**/api/contact', (route) => route.fulfill({ status: 400, contentType: 'text/plain; charset=utf-8', body }));
  await open(page, '/contact');
  await sendInquiryInHaste(page, 'refused@kedai.example');
  await toasts(page).getByText(contact.form.failed).waitFor();
  const form = contactForm(page);
  await form.getByText('must be shorter').waitFor();
  await form.getByText('must not name (any) price, please').waitFor();
  expect(await invalid(form)).toEqual(['lastName', 'message']);
  await hasFocus(form.getByLabel('Last name'));
  expect(await valuesOf(form, Object.keys(anInquiryBy('')))).toEqual(heldBy('refused@kedai.example'));
});

test.for([
  ['what concerns no field that is shown', { status: 400, contentType: 'text/plain', body: 'Please correct sourcePage (must be text).' }, 'Our server said: Please correct sourcePage (must be text).'],
  ['a limit in seconds', { status: 429, headers: { 'retry-after': '590' }, contentType: 'text/plain', body: 'Too many requests.' }, refusals.again(10)],
  ['a limit with a date', { status: 429, headers: { 'retry-after': new Date(Date.now() + 50 * 60_000).toUTCString() }, contentType: 'text/html', body: '<h1>Slow down</h1>' }, refusals.again(50)],
] as const)('%s is said below the form', async ([, answer, words], { newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(REFUSED);
  await page.route('**/api/contact', (route) => route.fulfill(answer));
  await open(page, '/contact');
  await sendInquiryInHaste(page, 'refused@kedai.example');
  await contactForm(page).getByRole('status').getByText(`${contact.form.notSent} ${words}`, { exact: true }).waitFor();
  expect(await invalid(contactForm(page))).toEqual([]);
});

test('a page of HTML in a proxy’s place is not shown, however it is declared', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(REFUSED);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 413, contentType: 'text/html', body: '<html><h1>413 Request Entity Too Large</h1>' }));
  await open(page, '/contact');
  await sendInquiryInHaste(page, 'refused@kedai.example');
  const status = contactForm(page).getByRole('status');
  await status.getByText(contact.form.notSent, { exact: true }).waitFor();
  await page.route('**/api/contact', (route) => route.fulfill({ status: 200, headers: { 'content-type': 'Text/HTML' }, body: '<html>Log in</html>' }));
  await contactForm(page).getByRole('button', { name: contact.form.send }).click();
  await status.getByText(contact.form.kept.heading).waitFor();
});

test('a résumé that is none inside is put back with the reason', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(REFUSED);
  await fillInApplication(page, 'picture@mail.example');
  await attach(applicationForm(page), Buffer.from('\x89PNG'));
  await submit(page).click();
  await toasts(page).getByText(careers.application.failed).waitFor();
  await applicationForm(page).getByText('Invalid file type. Please upload a PDF or Word document.').waitFor();
  expect(await invalid(applicationForm(page))).toEqual(['resume']);
  await hasFocus(resume(page));
  expect(await resume(page).inputValue()).toBe('');

  await attach(applicationForm(page), Buffer.from('%PDF-1.7\n'));
  await submit(page).click();
  await toasts(page).getByText(careers.application.sent.heading, { exact: true }).waitFor();
});

test('a résumé that was changed after it was chosen is asked for again, and can be the same one', async ({ newVisitor }) => {
  const folder = await mkdtemp(join(tmpdir(), 'longitude-resume-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'cv.pdf');
  await writeFile(path, '%PDF-1.7\n');
  const { page } = await newVisitor();
  await fillInApplication(page, 'changed@mail.example');
  await resume(page).setInputFiles(path);
  await writeFile(path, '%PDF-1.7\nand a page more');
  await submit(page).click();
  await applicationForm(page).getByText(refusals.unreadable).waitFor();
  expect(await invalid(applicationForm(page))).toEqual(['resume']);
  await hasFocus(resume(page));

  await resume(page).setInputFiles(path);
  await submit(page).click();
  await toasts(page).getByText(careers.application.sent.heading, { exact: true }).waitFor();
});

test('nothing of what is pasted is cut off unsaid', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await fillInApplication(page, 'long@mail.example');
  const letter = applicationForm(page).getByLabel('Cover letter');
  await letter.fill('');
  await letter.focus();
  await page.keyboard.insertText('x'.repeat(10_001));
  expect((await letter.inputValue()).length).toBe(10_001);
  await attach(applicationForm(page), Buffer.from('%PDF-1.7\n'));
  await submit(page).click();
  await applicationForm(page).getByText('must be at most 10000 characters').waitFor();
  await hasFocus(letter);
});
