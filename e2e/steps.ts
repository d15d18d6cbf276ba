import type { Locator, Page } from 'playwright-core';
import { ADMIN } from './gateway.ts';
import { hydrated } from './hydrated.ts';

/** Whoever is quicker than this with the contact form is taken for a machine (gateway/modules/inquiries/spam.ts). */
const FASTEST_PERSON_MS = 1500;

export const contactForm = (page: Page) => page.getByRole('form', { name: 'Your message' });

/** Types into fields by their labels; chooses where the field is a list of choices. */
export async function fillIn(form: Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption({ label: value });
    else await field.fill(value);
  }
}

/** What stands in the fields now, by their labels. */
export async function valuesOf(form: Locator, labels: readonly string[]) {
  const pairs = labels.map(async (label) => [label, await form.getByLabel(label).inputValue()] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

/** As much time with the form as a person takes, counted by the page's own clock. */
export async function takeAPersonsTime(page: Page) {
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() > until, from + FASTEST_PERSON_MS + 100);
}

/** The toast on screen. There is never more than one. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)', includeHidden: true }).getByRole('listitem', { includeHidden: true });

/** An inquiry by the labels of the form. */
export const anInquiryBy = (email: string) => ({
  'First name': 'Mei',
  'Last name': 'Tan',
  'E-mail': email,
  Phone: '+60 12 345 6789',
  Company: 'Kedai Kita',
  Service: 'E-commerce',
  Message: 'We would like to sell our batik online.\nCould you help us from April?',
});

/** What the fields hold after that: a list of choices holds the value, not the label. */
export const heldBy = (email: string) => ({ ...anInquiryBy(email), Service: 'ecommerce' });

/** Fills in the contact form and presses its button. */
export async function sendInquiry(page: Page, email: string) {
  await fillIn(contactForm(page), anInquiryBy(email));
  await takeAPersonsTime(page);
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
}

/** The same without the time that a person takes, for which the gateway flags it. */
export async function sendInquiryInHaste(page: Page, email: string) {
  await fillIn(contactForm(page), anInquiryBy(email));
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
}

/** An application by the labels of the form. */
export const anApplicationBy = (email: string) => ({
  'First name': 'Aisyah',
  'Last name': 'Rahman',
  'E-mail': email,
  Phone: '+60 3 0000 0000',
  'Current location': 'Penang',
  Experience: 'Six years',
  'Cover letter': 'Dear all, I would like to work with you.',
});

export const applicationForm = (page: Page) => page.getByRole('form', { name: /^Application as/ });

/** Applies for the first position. */
export async function apply(page: Page, email: string, resume: Buffer) {
  await page.getByRole('button', { name: /^Apply Now/ }).first().click();
  const form = applicationForm(page);
  await fillIn(form, anApplicationBy(email));
  await attach(form, resume);
  await form.getByRole('button', { name: 'Submit Application' }).click();
}

export const attach = (form: Locator, resume: Buffer) => form.getByLabel('Résumé').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: resume });

export async function logIn(page: Page, baseUrl = '') {
  await page.goto(`${baseUrl}/admin`);
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Login' });
  await fillIn(form, { 'E-mail': ADMIN.email, Password: ADMIN.password });
  await form.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
}

/** What one of the desk's four counters shows, as a number, as soon as it knows. */
export async function countOf(page: Page, label: string): Promise<number> {
  return Number((await counterCell(page, label).filter({ hasText: /\d/ }).innerText()).replaceAll(',', ''));
}

/** What one of the desk's four counters shows. */
export async function counter(page: Page, label: string): Promise<string | null> {
  return counterCell(page, label).textContent();
}

function counterCell(page: Page, label: string): Locator {
  return page.getByRole('region', { name: 'Counters' }).locator('div', { has: page.getByText(label, { exact: true }) }).locator('dd');
}

const inquiryRows = (page: Page) => page.getByRole('list', { name: 'Inquiries' }).locator('[data-record]');

/** Which inquiry is at the top of the desk's list. */
export const newestId = (page: Page) => inquiryRows(page).first().getAttribute('data-record');

/**
 * The newest inquiry on the desk: its row, and the record itself, opened.
 *
 * @param after the one that is at the top until it comes
 */
export async function newestInquiry(page: Page, after?: string | null) {
  const record = page.getByRole('list', { name: 'Inquiries' }).getByRole('listitem').first();
  const row = record.getByRole('button').first();
  if (after) await page.locator(`[aria-label="Inquiries"] > :first-child [data-record]:not([data-record="${after}"])`).waitFor();
  await row.waitFor();
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  return { record, row, detail: record.getByRole('region') };
}

export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken'));
