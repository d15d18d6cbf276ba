import { careers } from '#content/careers.ts';
import { positions } from '#content/positions.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aPdf } from '../gateway/test/factories.ts';
import { eventually, gate, open, test } from './browser.ts';
import { fillIn, toasts } from './steps.ts';

const position = positions[2]!;
const dialog = (page: Page) => page.getByRole('dialog', { name: position.title });
const opener = (page: Page) => page.getByRole('button', { name: new RegExp(`^Apply Now ?: ${position.title}$`) });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit Application' }).click();
const firstName = (page: Page) => dialog(page).getByLabel('First name');
const fileName = (page: Page) => dialog(page).getByLabel('Résumé').evaluate((field: HTMLInputElement) => field.files?.[0]?.name);
const sent = (page: Page) => toasts(page).getByText(careers.application.sent.heading, { exact: true }).waitFor();

/** Applications are answered, with the statuses in turn, when the gate of each is opened. */
async function answerWith(page: Page, ...answers: { readonly status: number; readonly gate?: ReturnType<typeof gate> }[]) {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/job-applications', async (route) => {
    const answer = answers[keys.push(route.request().headers()['idempotency-key']) - 1]!;
    await answer.gate?.passed;
    await route.fulfill({ status: answer.status, body: '{}' });
  });
  return keys;
}

async function fillInAndSubmit(page: Page) {
  await open(page, '/careers');
  await opener(page).click();
  await fillIn(dialog(page), {
    'First name': 'Aisyah',
    'Last name': 'Rahman',
    'E-mail': 'aisyah@mail.example',
    Phone: '+60 3 0000 0000',
    'Current location': 'Penang',
    Experience: 'Six years',
    'Cover letter': 'Dear all,',
  });
  const { name, type, content } = aPdf();
  await dialog(page).getByLabel('Résumé').setInputFiles({ name, mimeType: type, buffer: content });
  await submit(page);
}

async function closeAndReopen(page: Page) {
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await opener(page).click();
  await dialog(page).waitFor();
}

test('a failed application is repeated under its key after Cancel, until something is edited', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/status of 500/, /^answer: 500 /);
  const keys = await answerWith(page, { status: 500 }, { status: 500 }, { status: 201 });
  await fillInAndSubmit(page);
  await dialog(page).getByText('Not sent.').waitFor();
  await closeAndReopen(page);
  await submit(page);
  await dialog(page).getByText('Not sent.').waitFor();
  expect(keys[1]).toBe(keys[0]);

  await closeAndReopen(page);
  await firstName(page).fill('Siti');
  await closeAndReopen(page);
  await submit(page);
  await sent(page);
  expect(keys).toHaveLength(3);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an application that arrives after Cancel leaves no draft', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const late = gate();
  await answerWith(page, { status: 201, gate: late });
  await fillInAndSubmit(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  late.open();
  await sent(page);
  await opener(page).click();
  expect(await firstName(page).inputValue()).toBe('');
  expect(await fileName(page)).toBeUndefined();
});

test('an application that arrives late leaves the reopened dialog alone, and is not stored twice', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const late = gate();
  const keys = await answerWith(page, { status: 201, gate: late }, { status: 201 });
  await fillInAndSubmit(page);
  expect(await dialog(page).getByLabel('Résumé').isEditable()).toBe(false);
  await closeAndReopen(page);
  late.open();
  await sent(page);
  expect(await firstName(page).inputValue()).toBe('Aisyah');
  expect(await fileName(page)).toBe(aPdf().name);
  expect(await firstName(page).isEditable()).toBe(true);

  await closeAndReopen(page);
  await submit(page);
  await dialog(page).waitFor({ state: 'detached' });
  await eventually(() => keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
});

test('what is edited while the first application is out stays, and is a new one', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const late = gate();
  const keys = await answerWith(page, { status: 201, gate: late }, { status: 201 });
  await fillInAndSubmit(page);
  await closeAndReopen(page);
  await firstName(page).fill('Siti');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  late.open();
  await sent(page);
  await opener(page).click();
  expect(await firstName(page).inputValue()).toBe('Siti');
  await submit(page);
  await dialog(page).waitFor({ state: 'detached' });
  expect(keys[1]).not.toBe(keys[0]);
});
