import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { flaws } from './axe.ts';
import { eventually, gate, open, test } from './browser.ts';
import { ADMIN } from './gateway.ts';
import { fillIn, logIn, toasts, tokenOf } from './steps.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Login' });
const enter = (page: Page) => form(page).getByRole('button').click();
const refused = [/status of 401/, /^answer: 401 \(POST .*\/graphql\)/];

test('without all fields there is no login', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/graphql') && asked.push(request.url())));
  await open(page, '/admin');
  const incomplete: Record<string, string>[] = [{}, { 'E-mail': ADMIN.email }, { 'E-mail': '  ', Password: 'x' }];
  for (const given of incomplete) {
    await fillIn(form(page), given);
    await enter(page);
    await toasts(page).getByText('Validation Error', { exact: true }).waitFor();
    await toasts(page).getByText('Please fill in all fields', { exact: true }).waitFor();
    await toasts(page).getByRole('button', { name: 'Close' }).click();
    await eventually(() => toasts(page).count()).toBe(0);
  }
  expect(asked).toEqual([]);
});

test('a wrong password is refused in the words of the server', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(...refused);
  await open(page, '/admin');
  await fillIn(form(page), { 'E-mail': ADMIN.email, Password: 'not the right one' });
  const held = gate();
  await page.route('**/graphql', async (route) => {
    await held.passed;
    await route.continue();
  });
  await enter(page);
  await form(page).getByRole('button', { name: 'Logging in...' }).waitFor();
  expect(await form(page).getByRole('button').isDisabled()).toBe(true);
  held.open();
  await toasts(page).getByText('Login Failed', { exact: true }).waitFor();
  await toasts(page).getByText(/^401: \S/).waitFor();
  // It stays where it is to be put right, longer than its toast.
  const password = form(page).getByLabel('Password');
  await form(page).getByText(/^401: \S/).waitFor();
  expect(await password.getAttribute('aria-invalid')).toBe('true');
  expect(await password.evaluate((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent)).toMatch(/^401: \S/);
  expect(await form(page).getByLabel('E-mail').inputValue()).toBe(ADMIN.email);
  await eventually(() => form(page).getByLabel('Password').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await tokenOf(page)).toBeNull();

  await fillIn(form(page), { Password: ADMIN.password });
  await eventually(() => password.getAttribute('aria-invalid')).toBeNull();
  await enter(page);
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  expect(await tokenOf(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  await toasts(page).getByText('Login Failed', { exact: true }).waitFor({ state: 'hidden' });
});

test('a forged token is removed at load', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(...refused);
  await open(page, '/');
  await page.evaluate(() => localStorage.setItem('adminToken', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'));
  await open(page, '/admin');
  await form(page).waitFor();
  await page.getByText('Your session has ended. Please log in again.').waitFor();
  expect(await tokenOf(page)).toBeNull();
});

test('a failing server ends the session at load', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/status of 500/, /^answer: 500 /);
  await logIn(page);
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'No.' }));
  await page.reload();
  await form(page).waitFor();
  expect(await tokenOf(page)).toBeNull();
});

test('no server at load keeps the token, says so, and goes on when there is one', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/ERR_CONNECTION_REFUSED/);
  await logIn(page);
  const token = await tokenOf(page);
  await page.route('**/graphql', (route) => route.abort('connectionrefused'));
  await page.reload();
  await page.getByRole('alert').getByText('The server did not answer. Please check your connection.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await form(page).count()).toBe(0);
  expect(await tokenOf(page)).toBe(token);
  expect(await flaws(page)).toEqual([]);

  // Held, not let through: the screen asks by itself as well, and would be gone before it is pressed.
  const answers = gate();
  // Laid over the other route, which stays: between two of them the screen's own question would slip through.
  await page.route('**/graphql', async (route) => {
    await answers.passed;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Checking your session...').waitFor();
  answers.open();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  expect(await tokenOf(page)).toBe(token);
});

test('who logs out in one tab is logged out in the other', async ({ newVisitor }) => {
  const { page, context } = await newVisitor();
  await logIn(page);
  const other = await context.newPage();
  await open(other, '/admin');
  await other.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await form(other).waitFor();
  await other.getByText('You have logged out in another tab.').waitFor();
  expect(await tokenOf(other)).toBeNull();
});

test.for(['light', 'dark'] as const)('the login is accessible in the %s theme', async (colorScheme, { newVisitor }) => {
  const { page } = await newVisitor({ colorScheme, viewport: { width: 360, height: 780 } });
  expect((await open(page, '/admin'))?.status()).toBe(200);
  await form(page).waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});
