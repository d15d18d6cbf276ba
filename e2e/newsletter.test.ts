import { newsletter } from '#content/newsletter.ts';
import { outbox } from '#content/outbox.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { flaws } from './axe.ts';
import { eventually, open } from './browser.ts';
import { atRest, storedItems } from './outbox-store.ts';
import { bar, test } from './outbox-steps.ts';
import { toasts } from './steps.ts';

const ARTICLE = '/blog/five-people-and-a-tuesday';
const form = (page: Page) => page.getByRole('form', { name: newsletter.heading });
const field = (page: Page) => form(page).getByLabel(newsletter.label);
const outcome = (page: Page) => form(page).getByRole('status');

async function subscribe(page: Page, email: string) {
  await field(page).fill(email);
  await form(page).getByRole('button', { name: newsletter.button }).click();
}

describe.for(['/blog', ARTICLE])('on %s', (path) => {
  test('an address is sent with what was agreed to, and noted in words that tell nothing of who was there', async ({ visitor: { page } }) => {
    await open(page, path);
    await atRest(page);
    const answers: string[] = [];
    for (const email of ['Reader@Kedai.example', 'reader@kedai.example']) {
      const asked = page.waitForRequest('**/api/newsletter');
      await subscribe(page, email);
      expect((await asked).postDataJSON()).toEqual({ email, consent: newsletter.consents[0].version, sourcePage: path });
      await outcome(page).getByText(newsletter.done.heading).waitFor();
      await toasts(page).getByText(newsletter.done.heading, { exact: true }).waitFor();
      answers.push(await outcome(page).innerText());
      expect(await field(page).inputValue()).toBe('');
      expect(await storedItems(page)).toEqual([]);
    }
    expect(answers).toEqual([`${newsletter.done.heading} ${newsletter.done.text}`, answers[0]]);
  });

  test('what is no address is said beside the field, and nothing is sent', async ({ visitor: { page }, proxy }) => {
    await open(page, path);
    await subscribe(page, 'reader@');
    await form(page).getByText('must be an e-mail address such as name@example.com', { exact: true }).waitFor();
    await eventually(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    expect(proxy.keys).toEqual([]);
    expect(await flaws(page)).toEqual([]);
  });
});

test('a server that fails leaves the address where it is', async ({ visitor: { page }, proxy }) => {
  await open(page, '/blog');
  await atRest(page);
  proxy.set({ type: 'answer', status: 500 });
  await subscribe(page, 'failing@kedai.example');
  await toasts(page).getByText(newsletter.failed.toast, { exact: true }).waitFor();
  await outcome(page).getByText(newsletter.failed.text).waitFor();
  expect(await field(page).inputValue()).toBe('failing@kedai.example');
  const button = form(page).getByRole('button', { name: newsletter.button });
  await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

  proxy.set({ type: 'pass' });
  await page.keyboard.press('Enter');
  await outcome(page).getByText(newsletter.done.heading).waitFor();
  expect(new Set(proxy.keys).size, 'one key until it is edited').toBe(1);
});

test('without a line it waits on the device, can be changed there, and leaves once there is one', async ({ visitor: { page }, proxy }) => {
  await open(page, '/blog');
  await atRest(page);
  proxy.set({ type: 'cut-before' });
  await subscribe(page, 'waiting@kedai.example');
  await outcome(page).getByText(newsletter.kept.heading).waitFor();
  // Until it is changed, nothing is to send it.
  proxy.set({ type: 'answer', status: 503, retryAfter: 600 });
  await eventually(async () => (await storedItems(page))[0]?.lastProblem?.status).toBe(503);
  expect(await storedItems(page)).toMatchObject([{ kind: 'newsletter', state: 'waiting', payload: { email: 'waiting@kedai.example' } }]);
  await outcome(page).getByRole('link').click();
  await page.getByRole('heading', { name: outbox.kinds['newsletter']!.name }).waitFor();
  await page.getByRole('link', { name: outbox.actions.edit }).click();
  await eventually(() => field(page).inputValue()).toBe('waiting@kedai.example');

  proxy.set({ type: 'pass' });
  await subscribe(page, 'changed@kedai.example');
  await outcome(page).getByText(newsletter.done.heading).waitFor();
  await eventually(() => storedItems(page)).toEqual([]);
});

test('what waits is sent by itself, and the visitor is told', async ({ visitor: { page }, proxy }) => {
  await open(page, ARTICLE);
  await atRest(page);
  await proxy.die();
  await subscribe(page, 'later@kedai.example');
  await outcome(page).getByText(newsletter.kept.heading).waitFor();
  await proxy.revive();
  await bar(page).getByText(outbox.bar.arrived(outbox.kinds['newsletter']!.name)).waitFor();
});

test('its states are accessible in both themes, narrow and wide', async ({ visitor: { page }, proxy }) => {
  await open(page, '/blog');
  await atRest(page);
  const looks = [
    { fault: { type: 'pass' } as const, words: newsletter.done.heading },
    { fault: { type: 'answer', status: 503 } as const, words: newsletter.failed.text },
    { fault: { type: 'cut-before' } as const, words: newsletter.kept.heading },
  ];
  for (const { fault, words } of looks) {
    proxy.set(fault);
    await subscribe(page, 'looks@kedai.example');
    await outcome(page).getByText(words).waitFor();
    for (const [width, colorScheme] of [[320, 'light'], [320, 'dark'], [1440, 'light'], [1440, 'dark']] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await flaws(page), `${words} ${width} ${colorScheme}`).toEqual([]);
    }
  }
});

test('without JavaScript it is posted and answered by a page, and a wrong address comes back', async ({ newVisitor }) => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(ARTICLE);
  await field(page).fill('plain@');
  // The browser itself would refuse it, as not every one does.
  await form(page).evaluate((element: HTMLFormElement) => (element.noValidate = true));
  const [refused] = await Promise.all([page.waitForNavigation(), form(page).getByRole('button').click()]);
  expect(refused?.status()).toBe(400);
  expect(await page.getByLabel(newsletter.label).inputValue()).toBe('plain@');
  await page.getByLabel(newsletter.label).fill('plain@kedai.example');
  const [taken] = await Promise.all([page.waitForNavigation(), page.getByRole('button', { name: newsletter.button }).click()]);
  expect(taken?.status()).toBe(202);
  await page.getByRole('heading', { level: 1, name: newsletter.done.heading }).waitFor();
});
