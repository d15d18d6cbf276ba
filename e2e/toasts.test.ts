import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, open, test } from './browser.ts';
import { fillIn, toasts } from './steps.ts';

const logInButton = (page: Page) => page.getByRole('button', { name: 'Log in' });
const viewport = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list');

/** A toast is brought up by the quickest way there is: a login without anything filled in. */
async function bringUpAToast(page: Page) {
  await logInButton(page).click();
  await toasts(page).getByText('Validation Error', { exact: true }).waitFor();
}

test('there is one toast at a time, the newest', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/status of 401/, /^answer: 401 \(POST .*\/graphql\)/);
  await open(page, '/admin');
  await bringUpAToast(page);
  expect(await toasts(page).count()).toBe(1);
  await fillIn(page.getByRole('form', { name: 'Login' }), { 'E-mail': 'nobody@longitude.example', Password: 'wrong' });
  await logInButton(page).click();
  await toasts(page).getByText('Login Failed', { exact: true }).waitFor();
  expect(await toasts(page).count()).toBe(1);
  expect(await toasts(page).getByText('Validation Error', { exact: true }).count()).toBe(0);
});

test('a toast closes by itself after 5000 ms', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.clock.install();
  await open(page, '/admin');
  // The code of the toasts comes when the page rests.
  await viewport(page).waitFor({ state: 'attached' });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await bringUpAToast(page);
  await page.clock.runFor(4999);
  expect(await toasts(page).getAttribute('data-state')).toBe('open');
  await page.clock.runFor(1);
  await eventually(() => toasts(page).count()).toBe(0);
});

test('a toast waits while the pointer rests on it', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.clock.install();
  await open(page, '/admin');
  await viewport(page).waitFor({ state: 'attached' });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await bringUpAToast(page);
  await toasts(page).hover();
  await page.clock.runFor(60_000);
  expect(await toasts(page).getAttribute('data-state')).toBe('open');
  await page.mouse.move(1, 1);
  await page.clock.runFor(5000);
  await eventually(() => toasts(page).count()).toBe(0);
});

test('F8 takes the focus to the toasts, and Escape closes what has it', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/admin');
  await bringUpAToast(page);
  await page.keyboard.press('F8');
  await eventually(() => viewport(page).evaluate((list) => list === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await toasts(page).evaluate((toast) => toast.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => toasts(page).count()).toBe(0);
});

test('its button closes a toast', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/admin');
  await bringUpAToast(page);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await eventually(() => toasts(page).count()).toBe(0);
});

test('a swipe to the right closes a toast beyond 50 px, and not before', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/admin');
  await bringUpAToast(page);
  await swipe(page, 49);
  expect(await toasts(page).getAttribute('data-swipe')).toBe('cancel');
  expect(await toasts(page).getAttribute('data-state')).toBe('open');
  await swipe(page, -200);
  expect(await toasts(page).getAttribute('data-state')).toBe('open');
  await swipe(page, 51);
  await eventually(() => toasts(page).count()).toBe(0);
});

async function swipe(page: Page, distance: number) {
  const box = (await toasts(page).boundingBox())!;
  const [x, y] = [box.x + 30, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}
