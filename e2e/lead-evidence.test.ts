import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { flaws, settled } from './axe.ts';
import { eventually, test } from './browser.ts';
import { startBuiltGateway, type BuiltGateway } from './gateway.ts';
import { send } from './rest.ts';
import { logIn } from './steps.ts';

let gateway: BuiltGateway;
beforeAll(async () => {
  gateway = await startBuiltGateway();
});
afterAll(() => gateway.stop());

const HOSTILE = '<img src=x onerror="window.smuggled=1"> **bold** \u202Egnp.exe';
/** Without the sign that would turn it backwards. */
const SHOWN = HOSTILE.replace('\u202E', '');

/** The newest lead, opened. */
async function openLead(page: Page): Promise<Locator> {
  await logIn(page, gateway.url);
  await page.getByRole('tab', { name: 'Chat Leads' }).click();
  const lead = page.getByRole('list', { name: 'Chat leads' }).getByRole('listitem').first();
  const row = lead.getByRole('button').first();
  await row.waitFor();
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  return lead.getByRole('region');
}

async function tell(...messages: string[]) {
  const sessionId = `session-${randomUUID()}`;
  for (const message of messages) await send('POST', `${gateway.url}/api/chat`, { message, sessionId });
  return sessionId;
}

test('the words behind a field are marked in the conversation, and light up with it', async ({ newVisitor }) => {
  const session = await tell('My name is Mei Tan, write to mei@kedai.example', HOSTILE);
  const { page } = await newVisitor({ viewport: { width: 1280, height: 900 } });
  const detail = await openLead(page);
  const conversation = detail.getByRole('list', { name: 'Conversation' });
  await conversation.getByText(/^My name is/).waitFor();
  const marks = (field: string) => conversation.locator(`mark[data-field=${field}]`);
  expect((await marks('name').allTextContents()).join('')).toBe('Mei Tan');
  expect((await marks('email').allTextContents()).join('')).toBe('mei@kedai.example');
  await detail.getByText(session.slice(-8), { exact: true }).waitFor();
  await detail.getByText(SHOWN, { exact: true }).waitFor();
  expect(await conversation.locator('img, script, b').count()).toBe(0);
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);

  const lit = () => conversation.locator('mark[data-lit=true]').evaluateAll((all) => [...new Set(all.map((mark) => (mark as HTMLElement).dataset['field']))]);
  const value = detail.locator('dd [data-lit]').filter({ hasText: 'mei@kedai.example' });
  expect(await lit()).toEqual([]);
  await value.hover();
  await eventually(lit).toEqual(['email']);
  await marks('name').first().hover();
  await eventually(lit).toEqual(['name']);
  expect(await detail.locator('dd [data-lit=true]').allTextContents()).toEqual(['Mei Tan']);

  // And by keyboard: from the field to the words, and back.
  await page.mouse.move(1, 1);
  const there = detail.getByRole('link', { name: 'E-mail, in the visitor’s words: mei@kedai.example' });
  await there.press('Enter');
  const back = conversation.getByRole('link', { name: 'E-mail: mei@kedai.example' });
  await eventually(() => back.evaluate((link) => link === document.activeElement)).toBe(true);
  await eventually(lit).toEqual(['email']);
  await back.press('Enter');
  await eventually(() => there.evaluate((link) => link === document.activeElement)).toBe(true);
});

test.for([{ width: 320, height: 780 }, { width: 360, height: 780 }, { width: 1280, height: 900 }])('a number stands at the word it follows, $width px wide', async (viewport, { newVisitor }) => {
  await tell(
    'My name is Tan Wei Ling, you can reach me at weiling.tan@tanbakery.my or +60 12-345 6789',
    'we want to sell our cakes online, around 60 orders a day',
    'we also need an app, and cloud hosting, please. It should show stock, and take payment by FPX.',
  );
  for (const hasTouch of [false, true]) {
    const { page } = await newVisitor({ viewport, hasTouch, isMobile: hasTouch });
    const detail = await openLead(page);
    await detail.getByRole('list', { name: 'Conversation' }).getByText('to sell our cakes').waitFor();
    await settled(page);
    const strays = await detail.evaluate((record) => {
      const numbers = [...record.querySelectorAll<HTMLElement>('[data-number]')];
      return [numbers.length, numbers.flatMap((number) => {
        const style = getComputedStyle(number);
        const box = number.getBoundingClientRect();
        const left = box.left + Number.parseFloat(style.paddingLeft);
        const middle = (box.top + box.bottom) / 2;
        const before = document.createTreeWalker(record, NodeFilter.SHOW_TEXT);
        before.currentNode = number;
        const words = before.previousNode();
        const range = document.createRange();
        range.setStart(words!, words!.textContent!.length - 1);
        range.setEnd(words!, words!.textContent!.length);
        const letter = range.getBoundingClientRect();
        // Of several numbers at one word, the others follow the first.
        const others = [...number.parentElement!.querySelectorAll('[data-number]')].indexOf(number);
        const gap = left - letter.right;
        const isTied = middle > letter.top && middle < letter.bottom && gap > -1 && gap < 3 + others * 16;
        return isTied ? [] : [`${words!.textContent} ${number.dataset['number']}: ${gap} px`];
      })] as const;
    });
    expect(strays[0]).toBeGreaterThan(10);
    expect(strays[1]).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
});

test('what is left out of a message on the page moves no mark in it', async ({ newVisitor }) => {
  await tell('Hello \u202E there\n\n\n \n\n\nmy name is \u2067Mei Tan\u2069\n\n\n\nwrite to mei@kedai.example\n\nthank you');
  const { page } = await newVisitor();
  const detail = await openLead(page);
  const words = detail.getByRole('list', { name: 'Conversation' }).getByRole('listitem').first().locator('[dir=auto]');
  await words.waitFor();
  expect(await words.textContent()).toBe('Hello  there\n\nmy name is Mei Tan\n\nwrite to mei@kedai.example\n\nthank you');
  const marked = async (field: string) => (await words.locator(`mark[data-field=${field}]`).allTextContents()).join('');
  expect([await marked('name'), await marked('email')]).toEqual(['Mei Tan', 'mei@kedai.example']);
});

test('the words that are marked for a field are those it was taken from, with what stands between them', async ({ newVisitor }) => {
  await tell('we want to sell our cakes online, around 60 orders a day');
  const { page } = await newVisitor();
  const detail = await openLead(page);
  const conversation = detail.getByRole('list', { name: 'Conversation' });
  await conversation.getByText('to sell our cakes').waitFor();
  const whole = conversation.locator('mark[data-field=purposeOfVisit]');
  expect((await whole.allTextContents()).join('')).toBe('we want to sell our cakes online, around 60 orders a day');
  expect((await conversation.locator('mark[data-field=servicesInterested]').allTextContents()).join('')).toBe('sell our cakes online');
  // Its line runs on below the number of another.
  expect(await whole.locator('[data-number="1"]').count()).toBe(1);
});

test.for([{ width: 360, height: 780 }, { width: 1280, height: 900 }])('the lead with its conversation is accessible, $width px wide', async (viewport, { newVisitor }) => {
  await tell('I am Mei Tan from Penang, mei@kedai.example. We need an online shop for around 40k MYR.');
  const { page } = await newVisitor({ viewport });
  const detail = await openLead(page);
  await detail.getByRole('list', { name: 'Conversation' }).getByText('online shop').first().waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await flaws(page)).map((flaw) => `${colorScheme}: ${flaw}`)).toEqual([]);
    await detail.getByRole('link', { name: 'mei@kedai.example', exact: true }).hover();
    await detail.locator('mark[data-lit=true]').first().waitFor();
    expect((await flaws(page)).map((flaw) => `${colorScheme}, lit: ${flaw}`)).toEqual([]);
    await page.mouse.move(1, 1);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
});

test('a conversation that cannot be read says why, and can be asked for again', async ({ newVisitor }) => {
  await tell('My name is Mei Tan, write to mei@kedai.example');
  const { page, expects } = await newVisitor();
  expects(/status of 503/, /^answer: 503 /);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"LeadConversation"') ? route.fulfill({ status: 503, body: 'Away for a moment.' }) : route.fallback(),
  );
  const detail = await openLead(page);
  await detail.getByText('Failed to fetch the conversation').waitFor();
  await detail.getByText('503: Away for a moment.').waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await detail.getByRole('button', { name: 'Try again' }).click();
  await detail.getByRole('list', { name: 'Conversation' }).getByText(/^My name is/).waitFor();
  // The button is gone, and the focus is where it stood.
  expect(await detail.getByRole('heading', { name: 'Conversation' }).evaluate((heading) => heading.parentElement === document.activeElement)).toBe(true);
});

test('an answer has its parts apart, each in the direction of its own script', async ({ newVisitor }) => {
  await tell('My name is Mei Tan, write to mei@kedai.example');
  const { page } = await newVisitor();
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"LeadConversation"')) return route.fallback();
    const answer = (await (await route.fetch()).json()) as { data: { chatLead: { conversation: { text: string }[] } } };
    answer.data.chatLead.conversation[1]!.text = 'We build shops.\nنبني متاجر إلكترونية.\n\nWhat do you sell?';
    await route.fulfill({ json: answer });
  });
  const detail = await openLead(page);
  const parts = detail.getByRole('list', { name: 'Conversation' }).getByRole('listitem').nth(1).locator('[dir=auto]');
  await parts.getByText('What do you sell?').waitFor();
  const laid = await parts.evaluateAll((all) => all.map((part) => [getComputedStyle(part).direction, Math.round(part.getBoundingClientRect().top - (part.previousElementSibling?.getBoundingClientRect().bottom ?? 0))]));
  expect(laid.map(([direction]) => direction)).toEqual(['ltr', 'rtl', 'ltr']);
  expect(laid.slice(1).map(([, distance]) => distance)).toEqual([8, 8]);
  // As in the chat (chat-words.test.ts).
  expect(await parts.first().evaluate((part) => getComputedStyle(part).overflow)).toBe('clip');
});
