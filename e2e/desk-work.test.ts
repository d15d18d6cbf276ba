import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { anInquiry } from '../gateway/test/factories.ts';
import { flaws } from './axe.ts';
import { eventually, gate, hydrated, test } from './browser.ts';
import { startBuiltGateway, type BuiltGateway } from './gateway.ts';
import { send } from './rest.ts';
import { logIn, newestInquiry } from './steps.ts';

let gateway: BuiltGateway;
beforeAll(async () => {
  gateway = await startBuiltGateway();
});
afterAll(() => gateway.stop());

async function receive(fields: Record<string, string>) {
  const answer = await send('POST', `${gateway.url}/api/contact`, anInquiry({ elapsedMs: 60_000, ...fields }));
  expect(answer.status).toBe(201);
}

const list = (page: Page) => page.getByRole('list', { name: 'Inquiries' });
const names = (page: Page) =>
  list(page)
    .locator('[data-record]')
    .allInnerTexts()
    .then((rows) => rows.map((row) => row.split('\n')[0]));
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search inquiries' });

// The first test finds only what it sends.
test('an inquiry is taken, noted on, replied to and won', async ({ newVisitor }) => {
  await receive({ email: 'won@kedai.example' });
  const { page } = await newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  await logIn(page, gateway.url);
  const { row, detail } = await newestInquiry(page);
  await row.getByText(/ left$/).waitFor();
  const state = detail.getByRole('group', { name: 'State' });
  expect(await state.getByRole('button', { name: 'Won' }).getAttribute('aria-disabled')).toBe('true');

  await detail.getByRole('button', { name: 'Take it' }).click();
  await detail.getByText('Yours', { exact: true }).waitFor();
  await detail.getByLabel('New note').fill('Called back, asks for a date in April.');
  await detail.getByRole('button', { name: 'Add note' }).click();
  await detail.getByText('Called back, asks for a date in April.').waitFor();
  await detail.getByText(/^Asha Rao, /).waitFor();

  await state.getByRole('button', { name: 'Replied' }).click();
  await detail.getByText(/^Replied /).waitFor();
  await row.getByText(/^Replied/).waitFor();
  await state.getByRole('button', { name: 'Won' }).click();
  await row.getByText(/^Won/).waitFor();
  await page.reload();
  await hydrated(page);
  await row.getByText(/^Won/).waitFor();
  await detail.getByText('Yours', { exact: true }).waitFor();

  const mail = await detail.getByRole('link', { name: 'Reply by mail' }).getAttribute('href');
  expect(mail).toMatch(/^mailto:won@kedai\.example\?subject=/);
  expect(decodeURIComponent(mail!)).toContain('> We would like to sell our batik online.');
  expect(await detail.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/60123456789\?text=/);
  await detail.getByRole('button', { name: 'Copy address' }).click();
  await page.getByText('Copied: won@kedai.example.').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('won@kedai.example');
  expect(await flaws(page)).toEqual([]);
});

test('keys lead through the desk, and can be turned off', async ({ newVisitor }) => {
  for (const firstName of ['First', 'Second']) await receive({ firstName, lastName: 'Keys', email: `${firstName}@keys.example` });
  const { page } = await newVisitor();
  await logIn(page, gateway.url);
  await list(page).waitFor();
  await eventually(() => names(page).then(([first]) => first)).toBe('Second Keys');
  const before = await names(page);
  // While what is found is on its way, the list that was there stays.
  const held = gate();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"search":"')) await held.passed;
    await route.fallback();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('keys.example');
  await page.locator('main [aria-busy="true"]').waitFor();
  expect(await names(page)).toEqual(before);
  held.open();
  await eventually(() => names(page)).toEqual(['Second Keys', 'First Keys']);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).focus();
  const opened = () => list(page).locator('[data-open="true"] [data-record]').innerText();
  await eventually(opened).toContain('Second Keys');
  await page.keyboard.press('j');
  await eventually(opened).toContain('First Keys');
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Mark as Unread: First Keys' }).waitFor();
  await page.keyboard.press('k');
  await eventually(opened).toContain('Second Keys');
  await eventually(() => new URL(page.url()).searchParams.get('record')).toBe(await list(page).locator('[data-open="true"] [data-record]').getAttribute('data-record'));

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys of the desk' });
  await help.getByText('next and previous record').waitFor();
  await help.getByRole('checkbox').uncheck();
  await help.getByRole('button', { name: 'Close' }).click();
  await help.waitFor({ state: 'hidden' });
  await page.keyboard.press('/');
  expect(await search(page).evaluate((field) => field === document.activeElement)).toBe(false);

  // By hand: many at once, and taken back.
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of ['Second Keys', 'First Keys']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByText('2 selected').waitFor();
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  // One of them was read already, and is not touched.
  await page.getByText('1 marked as read').waitFor();
  for (const name of ['Second Keys', 'First Keys']) await page.getByRole('button', { name: `Mark as Unread: ${name}` }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Mark as Read: Second Keys' }).waitFor();
  expect(await page.getByRole('button', { name: 'Mark as Unread: First Keys' }).count()).toBe(1);

  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: /^Unread/ }).click();
  await eventually(() => names(page)).toEqual(['Second Keys']);
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Won' });
  await page.getByText('No inquiries found', { exact: true }).waitFor();
  expect([...new URL(page.url()).searchParams.keys()].toSorted()).toEqual(['q', 'record', 'state', 'view']);
  await page.getByRole('button', { name: 'Clear' }).click();
  await eventually(() => names(page)).toContain('Second Keys');
});

test('a press on the record that is shown keeps it, and Escape closes it', async ({ newVisitor }) => {
  for (const firstName of ['Lower', 'Upper']) await receive({ firstName, lastName: 'Shown', email: `${firstName}@shown.example` });
  const { page } = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await logIn(page, gateway.url);
  const row = (place: number) => list(page).locator('[data-record]').nth(place);
  const unopened = page.getByText('Choose a row to read it here.');
  const recordInAddress = () => new URL(page.url()).searchParams.get('record');
  const upper = page.getByRole('region', { name: 'Upper Shown' });
  // The first is there by itself, and named in the address once it was chosen.
  await upper.waitFor();
  expect(recordInAddress()).toBeNull();
  for (const press of [() => row(0).click(), () => row(0).press('Enter'), () => page.keyboard.press('o')]) {
    await press();
    await eventually(recordInAddress).toBe(await row(0).getAttribute('data-record'));
    expect([await upper.isVisible(), await unopened.isVisible()]).toEqual([true, false]);
  }
  // From within the record: back to its row, from which keys go on.
  await upper.getByRole('button', { name: 'Copy address' }).focus();
  await page.keyboard.press('Escape');
  await unopened.waitFor();
  await eventually(recordInAddress).toBeNull();
  expect(await row(0).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('j');
  await page.getByRole('region', { name: 'Lower Shown' }).waitFor();
  // Who writes leaves the field, not the record.
  await page.getByLabel('New note').fill('Call back on Monday.');
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('New note').inputValue()).toBe('Call back on Monday.');

  // Below its row, there is no other way to make room than the row.
  await page.setViewportSize({ width: 360, height: 740 });
  await row(1).click();
  await eventually(() => row(1).getAttribute('aria-expanded')).toBe('false');
  await row(1).click();
  await eventually(() => row(1).getAttribute('aria-expanded')).toBe('true');
  await row(1).press('Escape');
  await eventually(() => row(1).getAttribute('aria-expanded')).toBe('false');
});

test('what else came from the same person is one press away', async ({ newVisitor }) => {
  const email = 'twice@person.example';
  await receive({ firstName: 'Earlier', lastName: 'Self', email, phone: '' });
  await receive({ firstName: 'Later', lastName: 'Self', email, phone: '' });
  const { page } = await newVisitor();
  await logIn(page, gateway.url);
  const { detail } = await newestInquiry(page);
  await detail.getByText('same e-mail').waitFor();
  await detail.getByRole('link', { name: 'Inquiry', exact: true }).click();
  await page.getByRole('region', { name: 'Earlier Self' }).waitFor();
});
