import { chatWidget } from '#content/chat-widget.ts';
import { chat } from '#content/chat.ts';
import { positions } from '#content/positions.ts';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { flaws } from './axe.ts';
import { eventually, open, test } from './browser.ts';
import { answerWith, beneathTheButton, field, log, NARROWEST, openChat, panel, PHONE, refuseWith, roundButton, said, say, soon, WIDE } from './chat-steps.ts';
import { facesInForce } from './faces.ts';
import { lettersTwiceAsLarge } from './letters.ts';
import { bar } from './outbox-steps.ts';
import { atRest } from './outbox-store.ts';
import { BROKEN_LINE } from './problems.ts';
import { toasts } from './steps.ts';

const box = async (part: Locator) => (await part.boundingBox())!;

async function overlap(a: Locator, b: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([box(a), box(b)]);
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

test.for([
  { where: 'wide', options: { viewport: WIDE } },
  { where: 'on a phone', options: PHONE },
])('the open chat is accessible $where, in both themes', async ({ options }, { newVisitor }) => {
  const { page, expects } = await newVisitor(options);
  expects(/status of 503/, /^answer: 503 /);
  await openChat(page, '/about');
  expect(await flaws(page)).toEqual([]);
  await say(page, 'What about web development?');
  await eventually(async () => (await said(page)).length).toBe(3);
  await refuseWith(page, 503, 'Away.');
  await say(page, 'And more?');
  await toasts(page).getByText('Chat Error', { exact: true }).waitFor();
  await field(page).fill('x'.repeat(1001));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await flaws(page)).map((flaw) => `${colorScheme}: ${flaw}`)).toEqual([]);
  }
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  expect(await log(page).getAttribute('role')).toBe('log');
});

test('the sheet that waits for the chat is accessible', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await page.route('**/ChatPanel-*.js', () => undefined);
  await open(page, '/');
  await roundButton(page).tap();
  await soon(page).waitFor();
  // The sheet alone: words of the page that lie beneath it would be measured against it, and nobody sees them there.
  expect(await flaws(page, undefined, '[popover]')).toEqual([]);
});

test.for([320, 360, 768, 1024, 1440])('at the end of the page nothing lies beneath the button, %s px wide', async (width, { newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width, height: 700 } });
  for (const path of ['/', '/contact', '/nowhere']) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await eventually(() => beneathTheButton(page, 'footer')).toEqual([]);
  }
});

test('the offer to install leaves room for the button', async ({ newVisitor }) => {
  const { page } = await newVisitor(NARROWEST);
  await open(page, '/');
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  const strip = page.getByRole('complementary', { name: 'Install this site' });
  await strip.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await eventually(() => beneathTheButton(page, 'aside[aria-label="Install this site"]')).toEqual([]);
  await strip.getByRole('button', { name: 'No, thank you' }).tap();
  await strip.waitFor({ state: 'detached' });
});

test.for([
  { letters: 'usual', viewport: NARROWEST.viewport },
  { letters: 'usual', viewport: PHONE.viewport },
  { letters: 'usual', viewport: { width: 412, height: 915 } },
  { letters: 'usual', viewport: { width: 740, height: 360 } },
  { letters: 'twice as large', viewport: NARROWEST.viewport },
])('in letters $letters, $viewport.width px wide, a toast hides neither the ways to people nor where one writes', async ({ letters, viewport }, { newVisitor }) => {
  const { page, context, expects } = await newVisitor({ viewport, isMobile: false, hasTouch: true });
  expects(/status of 503/, /^answer: 503 /);
  if (letters !== 'usual') await lettersTwiceAsLarge(context, page);
  await openChat(page);
  await refuseWith(page, 503, 'Away for as long as it takes to say so in more than a few words.');
  await say(page, 'Hello?');
  const toast = toasts(page);
  await toast.getByText('Chat Error', { exact: true }).waitFor();
  const inTheWay = async () => {
    const parts = [...(await panel(page).locator('[data-ways] a, form').all()), panel(page).getByRole('button', { name: 'Close', exact: true })];
    return (await Promise.all(parts.map((part) => overlap(toast, part)))).filter(Boolean).length;
  };
  await eventually(inTheWay).toBe(0);
  // It follows them.
  await log(page).evaluate((lines) => void (lines.parentElement!.scrollTop = 30));
  await eventually(inTheWay).toBe(0);
  expect((await box(toast)).height).toBeGreaterThan(60);
});

test.for([
  { letters: 'usual', most: 0.3, rows: 1, viewport: NARROWEST.viewport },
  { letters: 'twice as large', most: 0.45, rows: 2, viewport: NARROWEST.viewport },
  { letters: 'twice as large', most: 0.45, rows: 2, viewport: PHONE.viewport },
  { letters: 'twice as large', most: 0.45, rows: 1, viewport: { width: 768, height: 900 } },
])('in letters $letters, $viewport.width px wide, most of the panel is left to the conversation', async ({ letters, most, rows, viewport }, { newVisitor }) => {
  const { page, context } = await newVisitor({ viewport, isMobile: false, hasTouch: true });
  // With the longer of the names that have a number.
  await page.clock.setFixedTime(new Date('2026-03-07T20:00:00Z'));
  if (letters !== 'usual') await lettersTwiceAsLarge(context, page);
  await openChat(page);
  await answerWith(page, { response: 'Yes. '.repeat(80) });
  await say(page, 'Are you there?');
  await eventually(async () => (await said(page)).length).toBe(3);
  const taken = await log(page).evaluate((lines) => {
    const scroller = lines.parentElement!.getBoundingClientRect();
    const ways = lines.parentElement!.querySelector('[data-ways]')!.getBoundingClientRect();
    return 1 - (scroller.bottom - Math.max(scroller.top, ways.bottom)) / innerHeight;
  });
  expect(taken).toBeLessThan(most);
  const tops = await panel(page).locator('[data-ways] a').evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
  expect(tops, 'rows of ways to people').toBe(rows);
  expect(await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test.for([
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 640 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
])('while all offices are closed, every first question is seen in $width × $height', async (viewport, { newVisitor }) => {
  const { page } = await newVisitor({ viewport });
  // The longest of what is said of the hours.
  await page.clock.setFixedTime(new Date('2026-03-07T20:00:00Z'));
  await openChat(page, '/about');
  await eventually(async () => (await facesInForce(page)).length).toBeGreaterThan(1);
  const asks = log(page).getByRole('list', { name: chatWidget.suggestions }).getByRole('button');
  expect(await asks.allTextContents()).toEqual([...chat.suggestions]);
  const view = await box(panel(page).getByRole('region', { name: chatWidget.conversation }));
  for (const ask of await asks.all()) {
    const { y, height } = await box(ask);
    expect(y + height).toBeLessThanOrEqual(view.y + view.height);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  // On a phone it lies over the page with its bar.
  const beside = viewport.width < 700 ? 0 : await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom);
  expect((await box(panel(page))).y, 'the way to other pages stays in reach').toBeGreaterThanOrEqual(beside);
});

test.for([360, 1440])('links of an answer stand in an even rhythm, their arrows behind the words, %s px wide', async (width, { newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width, height: 900 } });
  await openChat(page, '/about');
  const label = 'Case study: a shop for batik that takes payments in three currencies';
  const links = [{ href: '/portfolio/1', label }, { href: '/portfolio', label: 'All projects' }, { href: '/contact', label: `${label}, and more` }, { href: '/about', label: 'About' }];
  await answerWith(page, { response: 'Yes.', links });
  await say(page, 'Did you build shops?');
  await eventually(async () => (await said(page)).length).toBe(3);
  const measured = await log(page).evaluate((lines) => {
    const range = document.createRange();
    const rowsOf = (part: Element) => {
      range.selectNodeContents(part);
      return [...range.getClientRects()];
    };
    const all = [...lines.querySelectorAll('ul[role=list] a')].map((link) => {
      const rows = rowsOf(link.querySelector('bdi')!);
      const arrow = link.querySelector('svg')!.getBoundingClientRect();
      const last = rows.at(-1)!;
      return { rows: rows.length, top: rows[0]!.top, bottom: last.bottom, toArrow: arrow.left - last.right, arrowIn: arrow.top > last.top && arrow.bottom < last.bottom, height: link.getBoundingClientRect().height };
    });
    const answer = rowsOf([...lines.querySelectorAll('[data-sender=bot] > [dir=auto]')].at(-1)!).at(-1)!;
    return { all, gaps: all.map(({ top }, index) => Math.round(top - (all[index - 1]?.bottom ?? answer.bottom))) };
  });
  expect(measured.all.map(({ rows }) => rows > 1)).toEqual([true, false, true, false]);
  for (const link of measured.all) {
    expect(link.toArrow).toBeGreaterThan(4);
    expect(link.toArrow).toBeLessThan(16);
    expect(link.arrowIn).toBe(true);
    expect(link.height).toBeGreaterThanOrEqual(44);
  }
  const [above, ...between] = measured.gaps;
  expect(above).toBeGreaterThan(10);
  expect(Math.max(...between) - Math.min(...between)).toBeLessThanOrEqual(1);
});

test.for([
  // On a phone the panel takes the whole window.
  { viewport: PHONE.viewport, clear: field },
  { viewport: { width: 768, height: 900 }, clear: panel },
  { viewport: WIDE, clear: panel },
])('toasts keep clear of the chat, $viewport.width px wide', async ({ viewport, clear }, { newVisitor }) => {
  const { page, expects } = await newVisitor({ viewport });
  expects(/status of 503/, /^answer: 503 /);
  await openChat(page);
  await refuseWith(page, 503, 'Away.');
  await say(page, 'Hello?');
  const toast = toasts(page);
  await toast.getByText('Chat Error', { exact: true }).waitFor();
  // Pointed at, it stays.
  await toast.hover();
  expect(await overlap(toast, clear(page))).toBe(false);
  // Escape would close the toast as well.
  await panel(page).getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await panel(page).waitFor({ state: 'detached' });
  await eventually(() => overlap(toast, roundButton(page))).toBe(false);
});

test.for([
  // On a phone the panel takes the whole window, and says itself that there is no line.
  { viewport: NARROWEST.viewport, by: 'hiding it' },
  { viewport: { width: 768, height: 900 }, by: 'standing above it' },
  { viewport: WIDE, by: 'standing above it' },
])('the chat deals with the strip on the connection, $viewport.width px wide, by $by', async ({ viewport, by }, { newVisitor }) => {
  const { page, context, expects } = await newVisitor({ viewport });
  expects(BROKEN_LINE);
  // The page with everything that is about the line.
  await openChat(page, '/contact');
  await atRest(page);
  await context.setOffline(true);
  await say(page, 'Hello?');
  await eventually(async () => (await said(page)).at(-1)).toEqual(['bot', chat.apology]);
  await field(page).press('Escape');
  await bar(page).waitFor();
  // What was not sent in the chat is kept nowhere.
  await bar(page).getByText('forms you send are kept on this device').waitFor();
  await eventually(() => overlap(bar(page), roundButton(page))).toBe(false);
  await roundButton(page).click();
  await panel(page).waitFor();
  await eventually(() => overlap(bar(page), panel(page))).toBe(by === 'hiding it');
  await panel(page).getByText(chatWidget.lost.text).waitFor();
});

test.for([NARROWEST.viewport, { width: 320, height: 568 }, { width: 740, height: 360 }])('a toast leaves in view what it is about, $width × $height', async (viewport, { newVisitor }) => {
  const { page, expects } = await newVisitor({ viewport });
  expects(/status of 503/, /^answer: 503 /);
  await openChat(page);
  await refuseWith(page, 503, 'Away.');
  await say(page, 'Hello?');
  const toast = toasts(page);
  await toast.getByText('Chat Error', { exact: true }).waitFor();
  await eventually(() => overlap(toast, panel(page).getByRole('region', { name: chatWidget.conversation }))).toBe(false);
  expect(await log(page).getByText(chat.apology).evaluate((words) => words.getBoundingClientRect().top)).toBeGreaterThan((await box(toast)).y);
  await toast.getByRole('button').click();
  await toast.waitFor({ state: 'detached' });
  await eventually(() => panel(page).getByRole('region', { name: chatWidget.conversation }).evaluate((view) => getComputedStyle(view).marginTop)).toBe('0px');
});

test('a dialog of a page lies above the chat', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: WIDE });
  await openChat(page, '/careers');
  const { title } = positions[0]!;
  await page.getByRole('button', { name: new RegExp(`: ${title}$`) }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  const above = await page.evaluate(() => {
    const sheet = document.querySelector('aside [role=dialog]')!.getBoundingClientRect();
    return document.elementFromPoint(sheet.left + sheet.width / 2, sheet.top + sheet.height / 2)?.closest('aside') === null;
  });
  expect(above).toBe(true);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await panel(page).getByRole('heading', { name: chat.status }).isVisible()).toBe(true);
});
