import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { anInquiry } from '../gateway/test/factories.ts';
import { flaws } from './axe.ts';
import { eventually, gate, hydrated, test } from './browser.ts';
import { ADMIN, startBuiltGateway, type BuiltGateway } from './gateway.ts';
import { send } from './rest.ts';
import { counter, countOf, fillIn, logIn, newestInquiry, toasts } from './steps.ts';

let gateway: BuiltGateway;
beforeAll(async () => {
  gateway = await startBuiltGateway();
});
afterAll(() => gateway.stop());

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const refresh = (page: Page) => page.getByRole('button', { name: /Refresh$/ }).click();
const say = (message: string, sessionId: string) => send('POST', `${gateway.url}/api/chat`, { message, sessionId });
const operation = (name: string) => (body: string | null) => Boolean(body?.includes(`"operationName":"${name}"`));

/** Keeps one operation of the desk from its answer. */
async function answerOperation(page: Page, name: string, answer: { status: number; body: string }) {
  await page.route('**/graphql', (route) => (operation(name)(route.request().postData()) ? route.fulfill(answer) : route.fallback()));
}

// The first test finds the desk empty; the others do not mind what is there.
test('an empty desk says so', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await logIn(page, gateway.url);
  await page.getByText('No inquiries found', { exact: true }).waitFor();
  for (const label of ['Total inquiries', 'Chat leads', 'Qualified leads', 'Unread inquiries']) {
    await eventually(() => counter(page, label)).toBe('0');
  }
  await tab(page, 'Chat Leads').click();
  await page.getByText('No chat leads found', { exact: true }).waitFor();
  expect(await flaws(page)).toEqual([]);

  // On a phone the first two stand in sight, and a press on More brings the others below them.
  const all = await page.getByRole('tab').allInnerTexts();
  await page.setViewportSize({ width: 320, height: 640 });
  const seen = () => page.getByRole('tab').allInnerTexts();
  await eventually(seen).toEqual(['Contact Inquiries', 'Chat Leads']);
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  expect(await more.getAttribute('aria-expanded')).toBe('true');
  await eventually(seen).toEqual(all);
  const places = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((one) => one.getBoundingClientRect()).map(({ left, top, right, bottom }) => ({ left, top, right, bottom })));
  const lieOnEachOther = places.flatMap((one, index) => places.slice(index + 1).filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom));
  expect([lieOnEachOther, places.filter(({ left, right, top, bottom }) => left < 0 || right > 320 || bottom - top < 44)]).toEqual([[], []]);
  expect(await flaws(page)).toEqual([]);
  await tab(page, 'Staff').click();
  await eventually(seen).toEqual(['Contact Inquiries', 'Chat Leads', 'Staff']);
  expect(await more.getAttribute('aria-expanded')).toBe('false');
  await page.reload();
  await tab(page, 'Staff').waitFor();
  expect(await tab(page, 'Staff').getAttribute('aria-selected')).toBe('true');
  // Keys reach all of them, without it.
  await more.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await eventually(() => tab(page, 'Upkeep').getAttribute('aria-selected')).toBe('true');
  expect(await tab(page, 'Upkeep').evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await seen()).toEqual(all);
  await page.keyboard.press('Tab');
  await eventually(seen).toEqual(['Contact Inquiries', 'Chat Leads', 'Upkeep']);
});

test('what visitors tell the assistant is a lead', async ({ newVisitor }) => {
  const session = `session-${randomUUID()}`;
  await say('I need an online shop: E-commerce and Cloud please.', session);
  const { page } = await newVisitor();
  await logIn(page, gateway.url);
  await tab(page, 'Chat Leads').click();
  const lead = page.getByRole('list', { name: 'Chat leads' }).getByRole('listitem').first();
  const row = lead.getByRole('button').first();
  await row.getByText('new', { exact: true }).waitFor();
  await row.getByText(session.slice(-8)).first().waitFor();
  expect(await page.getByText(session, { exact: true }).count()).toBe(0);
  expect(await lead.getAttribute('data-lit')).toBe('false');
  const plain = await row.getByText('new', { exact: true }).evaluate((badge) => getComputedStyle(badge).backgroundColor);
  const qualified = await countOf(page, 'Qualified leads');

  await say('My name is Mei Tan, write to mei@kedai.example', session);
  await refresh(page);
  const badge = row.getByText('qualified', { exact: true });
  await badge.waitFor();
  expect(await badge.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(plain);
  expect(await lead.getAttribute('data-lit')).toBe('true');
  await eventually(() => counter(page, 'Qualified leads')).toBe(String(qualified + 1));

  const detail = lead.getByRole('region');
  for (const value of ['Mei Tan', 'mei@kedai.example', 'Collected', session.slice(-8)]) await detail.getByText(value, { exact: true }).first().waitFor();
  const services = detail.locator('div', { has: page.getByText('Services', { exact: true }) }).last().locator('dd');
  expect((await services.innerText()).split(', ').toSorted()).toEqual(['Cloud solutions', 'E-commerce']);
  expect(await flaws(page)).toEqual([]);

  await page.reload();
  await hydrated(page);
  await tab(page, 'Chat Leads').waitFor();
  expect(await tab(page, 'Chat Leads').getAttribute('aria-selected'), 'the open tab outlives a reload').toBe('true');
});

test('a row opens at the first tap, though a key had been pressed before', async ({ newVisitor }) => {
  await say('We need an online shop.', `session-${randomUUID()}`);
  const { page } = await newVisitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.goto(`${gateway.url}/admin`);
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Login' });
  await fillIn(form, { 'E-mail': ADMIN.email, Password: ADMIN.password });
  await form.getByLabel('Password').press('Enter');
  await tab(page, 'Chat Leads').tap();
  const row = page.getByRole('list', { name: 'Chat leads' }).locator('[data-record]').first();
  await row.waitFor();
  /** In the page, which scrolls to what is opened. */
  const place = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
  const top = await place();
  expect(await page.getByRole('tab').count(), 'nothing unfolds by itself').toBe(2);
  await row.tap();
  await eventually(() => row.getAttribute('aria-expanded')).toBe('true');
  expect(await place()).toBe(top);
  await eventually(async () => (await row.boundingBox())!.y, 'what is open begins at the top').toBeLessThan(120);

  // What keys have unfolded stays, till a press has done what it was meant for.
  await tab(page, 'Chat Leads').focus();
  for (const [key, leadsTo] of [['ArrowRight', 'Job Applications'], ['ArrowLeft', 'Chat Leads']] as const) {
    await page.keyboard.press(key);
    await eventually(() => tab(page, leadsTo).evaluate((element) => element === document.activeElement)).toBe(true);
  }
  expect(await page.getByRole('tab').count()).toBeGreaterThan(2);
  await row.waitFor();
  const { x, y } = (await row.boundingBox())!;
  const unfolded = await place();
  await page.mouse.move(x + 40, y + 20);
  await page.mouse.down();
  expect((await row.boundingBox())!.y).toBe(y);
  await page.mouse.up();
  await eventually(() => row.getAttribute('aria-expanded')).toBe('true');
  expect(await place()).toBe(unfolded);
});

test('lists say that they load, and why they could not', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/status of 503/, /^answer: 503 /);
  const held = gate();
  await page.route('**/graphql', async (route) => {
    if (/"operationName":"(Inquiries|ChatLeads)"/.test(route.request().postData() ?? '')) await held.passed;
    await route.fallback();
  });
  await logIn(page, gateway.url);
  await page.getByText('Loading inquiries...', { exact: true }).waitFor();
  await tab(page, 'Chat Leads').click();
  await page.getByText('Loading chat leads...', { exact: true }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  held.open();
  for (const name of ['Inquiries', 'ChatLeads', 'DeskCounts']) await answerOperation(page, name, { status: 503, body: 'Away for a moment.' });
  await page.reload();
  for (const failure of ['Failed to fetch chat leads', 'Failed to fetch unread count']) await page.getByRole('alert').getByText(failure).waitFor();
  await tab(page, 'Contact Inquiries').click();
  await page.getByRole('alert').getByText('Failed to fetch inquiries').waitFor();
  await page.getByRole('alert').getByText('503: Away for a moment.').first().waitFor();
});

test('a phone has room for a million inquiries: the counters stand in their line, and so do the views with Select', async ({ newVisitor }) => {
  await send('POST', `${gateway.url}/api/contact`, anInquiry());
  const { page } = await newVisitor({ viewport: { width: 360, height: 740 } });
  const many = { inquiries: 980_002, unreadInquiries: 100_002, spamInquiries: 20_000 };
  await page.route('**/graphql', async (route) => {
    if (!operation('DeskCounts')(route.request().postData())) return route.fallback();
    const { data } = (await (await route.fetch()).json()) as { data: { deskCounts: object } };
    await route.fulfill({ json: { data: { deskCounts: { ...data.deskCounts, ...many } } } });
  });
  await logIn(page, gateway.url);
  await eventually(() => counter(page, 'Unread inquiries')).toBe('100,002');
  const edges = await page.getByRole('region', { name: 'Counters' }).locator('dl').evaluate((line) => ({ line: line.getBoundingClientRect().right, figures: Math.max(...[...line.querySelectorAll('dd')].map((figure) => {
    const range = document.createRange();
    range.selectNodeContents(figure);
    return range.getBoundingClientRect().right;
  })) }));
  expect(edges.figures).toBeLessThanOrEqual(edges.line);
  const tops = await Promise.all([page.getByRole('button', { name: 'All 980k' }), page.getByRole('button', { name: 'Spam 20k' }), page.getByRole('button', { name: 'Select', exact: true })].map(async (button) => Math.round((await button.boundingBox())!.y)));
  expect(new Set(tops).size, `all in one line: ${tops.join()}`).toBe(1);
});

test('a long list goes on where it ends, and the focus with it', async ({ newVisitor }) => {
  await Promise.all(Array.from({ length: 55 }, (_, index) => send('POST', `${gateway.url}/api/contact`, anInquiry({ elapsedMs: 60_000, email: `${index}@long.example` }))));
  const { page } = await newVisitor();
  await logIn(page, gateway.url);
  const total = await countOf(page, 'Total inquiries');
  const rows = page.getByRole('list', { name: 'Inquiries' }).locator('[data-record]');
  await eventually(() => rows.count()).toBe(50);
  await page.getByText(`50 of ${total} shown`).waitFor();
  const fiftieth = await rows.nth(49).getAttribute('data-record');
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await eventually(() => rows.count()).toBe(total);
  await page.getByText(`${total} of ${total} shown`).waitFor();
  const ids = await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset['record']));
  expect([new Set(ids).size, ids[49]]).toEqual([total, fiftieth]);
  // The button is gone: the next step by keys is the first row that came.
  await eventually(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['record'])).toBe(ids[50]);
});

test('an inquiry that cannot be marked stays unread', async ({ newVisitor }) => {
  await send('POST', `${gateway.url}/api/contact`, anInquiry());
  const { page, expects } = await newVisitor();
  expects(/status of 503/, /^answer: 503 /);
  await logIn(page, gateway.url);
  await answerOperation(page, 'MarkInquiryRead', { status: 503, body: 'Away for a moment.' });
  const { row, detail } = await newestInquiry(page);
  await detail.getByRole('button', { name: 'Mark as Read' }).click();
  await toasts(page).getByText('Failed to mark as read', { exact: true }).waitFor();
  await toasts(page).getByText('503: Away for a moment.', { exact: true }).waitFor();
  await row.getByText('Unread', { exact: true }).waitFor();
  expect(await flaws(page)).toEqual([]);
});
