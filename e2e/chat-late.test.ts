import { chatButton, chatWithoutScript } from '#content/chat-button.ts';
import { company } from '#content/company.ts';
import { offices } from '#content/offices.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, gate, hydrated, open, test } from './browser.ts';
import { field, hasFocus, panel, roundButton, soon } from './chat-steps.ts';

/** Keeps every script from the page until the gate is opened. */
async function holdScripts(page: Page, files = '**/*.js') {
  const scripts = gate();
  await page.route(files, async (route) => {
    await scripts.passed;
    await route.continue();
  });
  return scripts;
}

const isChat = (url: string) => /\/ChatPanel-[^/]*\.js$/.test(url);

test('nothing of the chat but its button is fetched before somebody reaches for it', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isChat)).toEqual([]);
  await roundButton(page).hover();
  await eventually(() => asked.filter(isChat).length).toBe(1);
  expect(await panel(page).count()).toBe(0);
});

test('a press before the scripts are there is kept', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const scripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await roundButton(page).click();
  await soon(page).getByText(chatButton.coming).waitFor();
  expect(await soon(page).getByRole('link', { name: chatButton.form.label }).getAttribute('href')).toBe('/contact');
  scripts.open();
  await panel(page).waitFor();
  await eventually(() => soon(page).isVisible()).toBe(false);
  await eventually(() => hasFocus(field(page))).toBe(true);
});

test('a press that is taken back before the scripts are there opens nothing', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const scripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await roundButton(page).click();
  await soon(page).getByText(chatButton.coming).waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => soon(page).isVisible()).toBe(false);
  scripts.open();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await panel(page).count()).toBe(0);
  await roundButton(page).click();
  await panel(page).waitFor();
});

test.for(['the scripts', 'the chat'])('pressed again while %s are on their way, it opens all the same', async (what, { newVisitor }) => {
  const { page } = await newVisitor();
  const scripts = await holdScripts(page, what === 'the chat' ? '**/ChatPanel-*.js' : '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  if (what === 'the chat') await hydrated(page);
  await roundButton(page).click();
  await soon(page).getByText(chatButton.coming).waitFor();
  await roundButton(page).click();
  await roundButton(page).dblclick();
  expect(await soon(page).isVisible()).toBe(true);
  scripts.open();
  await panel(page).waitFor();
  await eventually(() => soon(page).isVisible()).toBe(false);
  await eventually(() => hasFocus(field(page))).toBe(true);
});

test('a double click opens it, as a single one does', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/');
  await roundButton(page).dblclick();
  await panel(page).waitFor();
  await eventually(() => hasFocus(field(page))).toBe(true);
  await roundButton(page).click();
  await panel(page).waitFor({ state: 'detached' });
  // All of it is here by now.
  await roundButton(page).dblclick();
  await panel(page).waitFor();
  await eventually(() => hasFocus(field(page))).toBe(true);
});

test('while the chat is on its way, the sheet says so; where it does not come, it says that', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
  const chunk = gate();
  await page.route('**/ChatPanel-*.js', async (route) => {
    await chunk.passed;
    await route.abort();
  });
  await open(page, '/');
  await roundButton(page).click();
  await soon(page).getByText(chatButton.coming).waitFor();
  chunk.open();
  await soon(page).getByText(chatButton.failed).waitFor();
  // Whoever presses again asks for it again, and is answered.
  await roundButton(page).click();
  await soon(page).getByText(chatButton.failed).waitFor();
  await soon(page).getByRole('link', { name: chatButton.form.label }).click();
  await page.waitForURL('**/contact');
});

test('without JavaScript the button has the other ways to us', async ({ newVisitor }) => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/about');
  expect(await soon(page).isVisible()).toBe(false);
  await roundButton(page).click();
  const words = await soon(page).innerText();
  expect(words, 'nothing is on its way').not.toContain(chatButton.coming);
  expect(words).toContain(chatWithoutScript.write);
  const addresses = await soon(page).getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([`mailto:${company.emails.hello}`, ...offices.flatMap(({ phone }) => (phone ? [`tel:${phone.e164}`] : [])), chatButton.form.href]);
  await soon(page).getByRole('link', { name: chatButton.form.label }).click();
  await page.waitForURL('**/contact');
});
