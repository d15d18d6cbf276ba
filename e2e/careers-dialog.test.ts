import { careers } from '#content/careers.ts';
import { positions } from '#content/positions.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aPdf } from '../gateway/test/factories.ts';
import { eventually, open, test } from './browser.ts';
import { brokenWords, lettersTwiceAsLarge } from './letters.ts';
import { fillIn, toasts, valuesOf } from './steps.ts';

const position = positions[0]!;
const dialog = (page: Page) => page.getByRole('dialog', { name: position.title });
const opener = (page: Page) => page.getByRole('button', { name: new RegExp(`^Apply Now ?: ${position.title}$`) });

const typed = {
  'First name': 'Aisyah',
  'Last name': 'Rahman',
  'E-mail': 'aisyah@mail.example',
  Phone: '+60 3 0000 0000',
  'Current location': 'Penang',
  Experience: 'Six years',
  'Cover letter': 'Dear all,',
};

async function openAndFillIn(page: Page) {
  await open(page, '/careers');
  await opener(page).click();
  await fillIn(dialog(page), typed);
  const { name, type, content } = aPdf();
  await dialog(page).getByLabel('Résumé').setInputFiles({ name, mimeType: type, buffer: content });
}

const held = async (page: Page) => ({
  ...(await valuesOf(dialog(page), Object.keys(typed))),
  file: await dialog(page).getByLabel('Résumé').evaluate((field: HTMLInputElement) => field.files?.[0]?.name),
});
const everything = { ...typed, file: aPdf().name };

test('keeps everything on a failing server, and repeats it under the same key', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/status of 500/, /^answer: 500 /);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/job-applications', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fulfill({ status: 500, body: 'No.' });
  });
  await openAndFillIn(page);
  for (const tries of [1, 2]) {
    await dialog(page).getByRole('button', { name: 'Submit Application' }).click();
    await eventually(() => keys.length).toBe(tries);
    await toasts(page).getByText('Error', { exact: true }).waitFor();
    await toasts(page).getByText('Failed to submit application. Please try again.', { exact: true }).waitFor();
    expect(await held(page)).toEqual(everything);
  }
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('with no server it is kept on this device, and goes later under the same key', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/ERR_CONNECTION_REFUSED/);
  const keys: (string | undefined)[] = [];
  let isServerThere = false;
  await page.route('**/api/job-applications', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (isServerThere ? route.continue() : route.abort('connectionrefused'));
  });
  await openAndFillIn(page);
  await dialog(page).getByRole('button', { name: 'Submit Application' }).click();
  await toasts(page).getByText(careers.application.kept.heading, { exact: true }).waitFor();
  await dialog(page).waitFor({ state: 'detached' });
  isServerThere = true;
  await page.getByText(/Receipt /).first().waitFor();
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(keys).size).toBe(1);
});

test.for([
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Cancel', (page: Page) => dialog(page).getByRole('button', { name: 'Cancel' }).click()],
  ['the cross', (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
] as const)('%s closes the dialog, the focus goes back, and what was typed waits', async ([, close], { newVisitor }) => {
  const { page } = await newVisitor();
  await openAndFillIn(page);
  await close(page);
  await dialog(page).waitFor({ state: 'detached' });
  await eventually(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await opener(page).click();
  await dialog(page).waitFor();
  await eventually(() => held(page)).toEqual(everything);
});

test('the focus stays within the dialog', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/careers');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  const stops = await dialog(page).locator('a, button, input, textarea').count();
  for (let stop = 0; stop <= stops + 1; stop++) {
    await page.keyboard.press('Tab');
    expect(await dialog(page).evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
  }
});

async function bringUpAToast(page: Page) {
  await open(page, '/careers');
  await opener(page).click();
  await dialog(page).getByLabel('Résumé').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('png') });
  await toasts(page).getByText('Invalid file type', { exact: true }).waitFor();
}

test('a toast above the dialog closes by its button, and the dialog stays', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await bringUpAToast(page);
  await toasts(page).getByRole('button', { name: 'Close', includeHidden: true }).click();
  await eventually(() => toasts(page).count()).toBe(0);
  expect(await dialog(page).isVisible()).toBe(true);
});

test('F8 takes the focus to a toast above the dialog', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await bringUpAToast(page);
  await page.keyboard.press('F8');
  await eventually(() => page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label'))).toBe('Notifications (F8)');
  expect(await page.getByRole('region', { name: 'Notifications (F8)' }).count(), 'not hidden from assistive technology').toBe(1);
  expect(await dialog(page).isVisible()).toBe(true);
});

test('at 320 px the dialog fits the window, also in letters twice as large, which break no word of its title', async ({ newVisitor }) => {
  const { page, context } = await newVisitor({ viewport: { width: 320, height: 568 } });
  await open(page, '/careers');
  await opener(page).click();
  await dialog(page).waitFor();
  const box = (await dialog(page).boundingBox())!;
  expect([box.x, box.width]).toEqual([0, 320]);
  expect(await dialog(page).evaluate((sheet) => sheet.scrollWidth)).toBe(320);
  await lettersTwiceAsLarge(context, page);
  expect(await dialog(page).evaluate((sheet) => sheet.scrollWidth)).toBe(320);
  expect(await brokenWords(dialog(page).getByRole('heading'))).toEqual([]);
  expect(await dialog(page).locator('input:visible, textarea').evaluateAll(hiddenInFocus), 'fields below the buttons').toEqual([]);
});

/** Of which nothing is to be seen when they have the focus. */
function hiddenInFocus(fields: (HTMLElement | SVGElement)[]): (string | null)[] {
  const isSeen = (field: Element) => {
    const { left, top, bottom } = field.getBoundingClientRect();
    return [top + 10, (top + bottom) / 2, bottom - 10].some((y) => document.elementFromPoint(left + 10, y) === field);
  };
  return fields.filter((field) => (field.focus(), !isSeen(field))).map((field) => field.getAttribute('name'));
}
