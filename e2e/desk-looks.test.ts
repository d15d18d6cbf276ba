import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { settled } from './axe.ts';
import { test } from './browser.ts';
import { startBuiltGateway, type BuiltGateway } from './gateway.ts';
import { lettersTwiceAsLarge } from './letters.ts';
import { send } from './rest.ts';
import { logIn } from './steps.ts';

const NAME = 'Bartholomew Featherstonehaugh-Cholmondeley';
const QUESTIONS = ['what does it cost?', 'how long does it take?', 'where are your offices?', 'who are you?'];

let gateway: BuiltGateway;
beforeAll(async () => {
  gateway = await startBuiltGateway();
  const tell = (sessionId: string, message: string) => send('POST', `${gateway.url}/api/chat`, { message, sessionId });
  await tell(`session-${randomUUID()}`, 'I need an online shop, write to bob@example.com');
  const sessionId = `session-${randomUUID()}`;
  for (const message of [`My name is ${NAME}, write to mei@kedai.example`, ...QUESTIONS]) await tell(sessionId, message);
});
afterAll(() => gateway.stop());

async function openLeads(page: Page): Promise<Locator> {
  await logIn(page, gateway.url);
  await page.getByRole('tab', { name: 'Chat Leads' }).click();
  const leads = page.getByRole('list', { name: 'Chat leads' });
  await leads.locator('[data-record]').first().waitFor();
  return leads;
}

test.for([320, 360, 768])('the desk can be read in letters twice as large, %d px wide', async (width, { newVisitor }) => {
  const { page, context } = await newVisitor({ viewport: { width, height: 740 } });
  await lettersTwiceAsLarge(context, page);
  const leads = await openLeads(page);
  await settled(page);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await beyond()).toBe(0);
  const within = async (part: Locator) => {
    const { x, width: wide } = (await part.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width + 10);
  };
  const counters = page.getByRole('region', { name: 'Counters' });
  for (const part of [page.getByRole('button', { name: 'Log out' }), ...(await counters.locator('dt').all())]) await within(part);
  const sizes = await counters.locator('div').evaluateAll((cells) => cells.map((cell) => [...cell.children].map((part) => Number.parseFloat(getComputedStyle(part).fontSize))));
  for (const [label, figure] of sizes) expect(figure).toBeGreaterThan(label!);

  const more = (await page.getByRole('button', { name: 'More' }).boundingBox())!;
  for (const tab of await page.getByRole('tab').filter({ visible: true }).all()) {
    const box = (await tab.boundingBox())!;
    const isClear = box.x + box.width <= more.x || box.y + box.height <= more.y;
    expect(isClear, 'the word More lies over no tab').toBe(true);
  }
  expect((await leads.getByText(NAME, { exact: true }).first().boundingBox())!.width, 'room for a name').toBeGreaterThan(180);
  await leads.locator('[data-record]').filter({ hasText: NAME }).click();
  await leads.getByRole('list', { name: 'Conversation' }).waitFor();
  expect(await beyond()).toBe(0);
});

test.for([{ width: 1440, height: 900 }, { width: 600, height: 900 }])('a lead on paper is the lead with its whole conversation, and nothing else, from a window of $width px', async (viewport, { newVisitor }) => {
  const { page } = await newVisitor({ viewport, colorScheme: 'dark' });
  const leads = await openLeads(page);
  const row = leads.locator('[data-record]').filter({ hasText: NAME });
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  const detail = leads.getByRole('region', { name: NAME });
  await detail.getByText(QUESTIONS.at(-1)!).waitFor();
  await page.emulateMedia({ media: 'print' });
  // Both ways of an A4 sheet, without its margins.
  for (const width of [673, 1002]) {
    await page.setViewportSize({ width, height: 700 });
    const paper = page.locator('body');
    expect(await detail.getByRole('heading', { name: NAME }).isVisible()).toBe(true);
    for (const question of QUESTIONS) expect(await detail.getByText(question).isVisible()).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    expect(await paper.innerText()).not.toMatch(/bob@|(?<!Financial Analytics )Dashboard|Contact Inquiries|Unread inquiries|shown$|Reply by mail|Add note/m);
    expect(await page.locator('button, input, select, textarea').filter({ visible: true }).allInnerTexts(), 'how far it is').toEqual(['Open']);
    // Nothing has a scroll of its own, behind whose edge words would be lost.
    expect(await detail.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(700);
  }
});

test('without an open lead paper has the list', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 600, height: 900 } });
  await openLeads(page);
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  for (const words of [NAME, 'bob@example.com']) expect(paper).toContain(words);
  expect(paper).not.toMatch(/Dashboard|Contact Inquiries|Filter|Log out/);
});
