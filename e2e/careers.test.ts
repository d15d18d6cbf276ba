import { careers } from '#content/careers.ts';
import { positions } from '#content/positions.ts';
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { flaws } from './axe.ts';
import { eventually, gate, open, test } from './browser.ts';
import { adminToken, ask } from './rest.ts';
import { siteUrl } from './site.ts';
import { fillIn, toasts, valuesOf } from './steps.ts';

const FIVE_MB = 5 * 1024 * 1024;
const position = positions[1]!;
const dialog = (page: Page) => page.getByRole('dialog', { name: position.title });
const opener = (page: Page) => page.getByRole('button', { name: new RegExp(`^${careers.positions.apply} ?: ${position.title}$`) });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit Application' });

const applicant = (email: string) => ({
  'First name': 'Ravi',
  'Last name': 'Menon',
  'E-mail': email,
  Phone: '+91 98450 12345',
  'Current location': 'Kochi',
  Experience: 'Six years of Kotlin and Swift',
  'Cover letter': 'I have followed your work on the delivery app\nand would like to do the next one.',
  'Portfolio URL': 'https://ravi.example/work',
  'Expected salary': 'RM 12,000',
  'Notice period': 'One month',
});
const labels = Object.keys(applicant(''));

function aPdf(size = 4000) {
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]);
  return { name: 'Ravi Menon – résumé.pdf', mimeType: 'application/pdf', buffer };
}

async function openDialog(page: Page) {
  await opener(page).click();
  await dialog(page).waitFor();
  return dialog(page);
}

const fileName = (page: Page) => dialog(page).getByLabel('Résumé').evaluate((field: HTMLInputElement) => field.files?.[0]?.name);

test('an application arrives with its résumé, byte for byte', async ({ newVisitor }) => {
  const email = 'ravi.menon@mail.example';
  const { page } = await newVisitor();
  await open(page, '/careers');
  expect(await page.getByRole('button', { name: new RegExp(`^${careers.positions.apply}`) }).count()).toBe(4);
  await openDialog(page);
  expect(await flaws(page)).toEqual([]);

  const held = gate();
  await page.route('**/api/job-applications', async (route) => {
    await held.passed;
    await route.continue();
  });
  await fillIn(dialog(page), applicant(email));
  const resume = aPdf();
  await dialog(page).getByLabel('Résumé').setInputFiles(resume);
  await submit(page).click();
  const pending = dialog(page).getByRole('button', { name: 'Submitting...' });
  await pending.waitFor();
  expect(await pending.isDisabled()).toBe(true);
  held.open();
  await toasts(page).getByText(careers.application.sent.heading, { exact: true }).waitFor();
  await dialog(page).waitFor({ state: 'detached' });

  const token = await adminToken();
  const all = (await ask('GET', '/api/admin/job-applications', { token })).json<Record<string, unknown>[]>();
  const stored = all.filter((application) => application['email'] === email);
  expect(stored).toMatchObject([
    {
      position: position.title,
      department: position.department,
      location: position.location,
      firstName: 'Ravi',
      lastName: 'Menon',
      phone: '+91 98450 12345',
      currentLocation: 'Kochi',
      experience: 'Six years of Kotlin and Swift',
      portfolioUrl: 'https://ravi.example/work',
      expectedSalary: 'RM 12,000',
      noticePeriod: 'One month',
      resumeName: resume.name,
      resumeSize: resume.buffer.length,
    },
  ]);
  expect(String(stored[0]!['coverLetter']).replaceAll('\r\n', '\n')).toBe(applicant('')['Cover letter']);
  const download = await fetch(`${siteUrl()}/api/admin/job-applications/${String(stored[0]!['id'])}/resume`, { headers: { authorization: `Bearer ${token}` } });
  expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(Buffer.from(await download.arrayBuffer()).equals(resume.buffer)).toBe(true);

  await openDialog(page);
  expect(await valuesOf(dialog(page), labels)).toEqual(Object.fromEntries(labels.map((label) => [label, ''])));
});

test('says what is missing and goes to it', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/careers');
  await openDialog(page);
  await submit(page).click();
  const invalid = () => dialog(page).locator('[aria-invalid=true]').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
  await eventually(invalid).toEqual(['firstName', 'lastName', 'email', 'phone', 'currentLocation', 'experience', 'coverLetter', 'resume']);
  await eventually(() => dialog(page).getByLabel('First name').evaluate((field) => field === document.activeElement)).toBe(true);
  await dialog(page).getByText('please attach your résumé').waitFor();
  expect(await flaws(page)).toEqual([]);
});

test.for([
  ['a file of more than 5 MB', { ...aPdf(), buffer: Buffer.alloc(6 * 1024 * 1024, '%PDF-1.7') }, 'File too large', 'Please select a file smaller than 5MB.'],
  ['a picture', { name: 'ravi.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG') }, 'Invalid file type', 'Please upload a PDF or Word document.'],
  ['a picture that calls itself a PDF', { name: 'ravi.pdf', mimeType: 'image/png', buffer: Buffer.from('\x89PNG') }, 'Invalid file type', 'Please upload a PDF or Word document.'],
] as const)('refuses %s at once', async ([, file, title, text], { newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/careers');
  await openDialog(page);
  expect(await dialog(page).getByLabel('Résumé').getAttribute('accept')).toBe('.pdf,.doc,.docx');
  await dialog(page).getByLabel('Résumé').setInputFiles(file);
  await toasts(page).getByText(title, { exact: true }).waitFor();
  await toasts(page).getByText(text, { exact: true }).waitFor();
  expect(await fileName(page)).toBeUndefined();
  await dialog(page).getByRole('form').getByText(`${title}. ${text}`, { exact: true }).waitFor();
  await dialog(page).getByLabel('Résumé').setInputFiles(aPdf());
  await eventually(() => dialog(page).getByLabel('Résumé').getAttribute('aria-invalid')).toBeNull();
  await eventually(() => toasts(page).count(), 'what is put right is told no longer').toBe(0);
});

test('takes a file of exactly 5 MB', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/careers');
  await openDialog(page);
  const exact = aPdf(FIVE_MB);
  await fillIn(dialog(page), applicant('exact@mail.example'));
  await dialog(page).getByLabel('Résumé').setInputFiles(exact);
  await submit(page).click();
  await toasts(page).getByText(careers.application.sent.heading, { exact: true }).waitFor();
});
