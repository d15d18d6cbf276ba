import { chatWidget } from '#content/chat-widget.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, open, test } from './browser.ts';
import { answerWith, field, hasFocus, log, NARROWEST, openChat, panel, PHONE, refuseWith, roundButton, said, say, sendButton, WIDE } from './chat-steps.ts';
import { lettersTwiceAsLarge } from './letters.ts';
import { toasts } from './steps.ts';

/** The present entry of the history is the chat's own. */
const isOver = (page: Page) => page.evaluate(() => Boolean((history.state as { over?: boolean } | null)?.over));

test('on a phone the chat takes the whole window, and the page behind waits', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await open(page, '/about');
  await roundButton(page).tap();
  await panel(page).waitFor();
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE.viewport });
  expect(await panel(page).getAttribute('aria-modal')).toBe('true');
  await eventually(() => hasFocus(panel(page))).toBe(true);
  await eventually(() => page.evaluate(() => [...document.querySelectorAll('#root > :not(aside)')].every((part) => (part as HTMLElement).inert))).toBe(true);
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('[role=dialog], #toasts') !== null)).toBe(true);
  }
  await panel(page).getByRole('button', { name: 'Close', exact: true }).tap();
  await panel(page).waitFor({ state: 'detached' });
  await eventually(() => hasFocus(roundButton(page))).toBe(true);
  await eventually(() => page.evaluate(() => [...document.querySelectorAll('#root > *')].some((part) => (part as HTMLElement).inert))).toBe(false);
});

test('on a phone a short question stays whole above the answer that does not fit', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await openChat(page);
  for (const words of [40, 90, 200]) {
    await answerWith(page, { response: 'word '.repeat(words) });
    const before = (await said(page)).length;
    await say(page, 'How long does an online shop take, and what does it cost?');
    await eventually(async () => (await said(page)).length).toBe(before + 2);
    const cut = () =>
      log(page).evaluate((lines) => {
        const edge = lines.parentElement!.querySelector('[data-ways]')!.getBoundingClientRect().bottom;
        const { top, bottom } = lines.children[lines.children.length - 2]!.getBoundingClientRect();
        return top < edge - 2 && bottom > edge + 2;
      });
    await eventually(cut, `${words} words`).toBe(false);
  }
});

test('on a phone a link leads to its page and out of the chat, which goes on when it is opened again', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await openChat(page);
  await answerWith(page, { response: 'See there.', links: [{ href: '/careers', label: 'Careers' }] });
  await say(page, 'Any jobs?');
  await log(page).getByRole('link', { name: 'Careers' }).tap();
  await page.waitForURL('**/careers');
  await panel(page).waitFor({ state: 'detached' });
  await eventually(() => hasFocus(page.locator('h1'))).toBe(true);
  await roundButton(page).tap();
  await eventually(async () => (await said(page)).length).toBe(3);

  // To where one is already, which makes no second entry.
  await log(page).getByRole('link', { name: 'Careers' }).tap();
  await panel(page).waitFor({ state: 'detached' });
  await eventually(() => hasFocus(page.locator('h1'))).toBe(true);
  await page.goBack();
  await page.waitForURL(/\/$/);
  expect(await panel(page).count()).toBe(0);
});

test('on a phone the way back closes the chat, and closing it leaves nothing to go back to', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await open(page, '/');
  await openChat(page, '/about');
  await answerWith(page, { response: 'Here.' });
  await say(page, 'There?');
  await eventually(async () => (await said(page)).length).toBe(3);
  await page.goBack();
  await panel(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/about');
  await eventually(() => hasFocus(roundButton(page))).toBe(true);

  for (const close of [() => panel(page).getByRole('button', { name: 'Close', exact: true }).tap(), () => page.keyboard.press('Escape')]) {
    await roundButton(page).tap();
    await panel(page).waitFor();
    expect(await said(page)).toHaveLength(3);
    await close();
    await panel(page).waitFor({ state: 'detached' });
    await eventually(() => isOver(page)).toBe(false);
  }
  await page.goBack();
  await page.waitForURL(/\/$/);
});

test('loaded anew on a phone, the page has the chat open as it was, and each way back leads somewhere', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await open(page, '/');
  await openChat(page, '/about');
  await page.reload();
  await panel(page).waitFor();
  await eventually(() => hasFocus(panel(page))).toBe(true);
  await page.goBack();
  await panel(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/about');
  expect(await page.locator('h1').isVisible()).toBe(true);
  await page.goBack();
  await page.waitForURL(/\/$/);
});

test('loaded anew in a window that has grown, the chat stands beside the page, whose way back it is', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: PHONE.viewport });
  await open(page, '/');
  await openChat(page, '/about');
  await page.reload({ waitUntil: 'commit' });
  await page.setViewportSize(WIDE);
  await panel(page).waitFor();
  await eventually(() => isOver(page)).toBe(false);
  await page.goBack();
  await page.waitForURL(/\/$/);
});

test('opened again at once, the chat stays open', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await openChat(page);
  const entries = await page.evaluate(() => history.length);
  // Before the browser has gone the way back that closing begins.
  await panel(page).evaluate(async (sheet) => {
    const gone = new Promise((resolve) => void addEventListener('popstate', resolve, { once: true }));
    sheet.querySelector('button')!.click();
    await Promise.resolve();
    document.querySelector<HTMLButtonElement>('aside > button')!.click();
    await gone;
  });
  expect([await isOver(page), await page.evaluate(() => history.length)]).toEqual([true, entries]);
  expect(await panel(page).isVisible()).toBe(true);
  await page.goBack();
  await panel(page).waitFor({ state: 'detached' });
});

test('beside a page the way back is that of the page', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await openChat(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await page.goBack();
  await page.waitForURL(/\/$/);
  expect(await panel(page).isVisible()).toBe(true);
});

test('a window that grows keeps the chat and takes its way back along', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: PHONE.viewport });
  await open(page, '/');
  await openChat(page, '/about');
  expect(await isOver(page)).toBe(true);
  await page.setViewportSize(WIDE);
  await eventually(() => isOver(page)).toBe(false);
  expect(await panel(page).isVisible()).toBe(true);
  await page.goBack();
  await page.waitForURL(/\/$/);
});

test('the panel ends above the keyboard of a phone', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await openChat(page);
  await answerWith(page, { response: 'Here.' });
  await say(page, 'There?');
  await eventually(async () => (await said(page)).length).toBe(3);
  // A keyboard takes room from the visual viewport alone.
  await page.evaluate(() => {
    Object.defineProperties(visualViewport, { height: { value: 380, configurable: true }, offsetTop: { value: 20, configurable: true } });
    visualViewport!.dispatchEvent(new Event('resize'));
  });
  await eventually(() => panel(page).boundingBox()).toEqual({ x: 0, y: 20, width: PHONE.viewport.width, height: 380 });
  const box = (await sendButton(page).boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(400);
  await eventually(async () => {
    const newest = (await log(page).locator('[data-sender]').last().boundingBox())!;
    return newest.y + 40 < box.y && newest.y > 20;
  }).toBe(true);
});

test.for([
  { viewport: { width: 640, height: 180 } },
  { viewport: { width: 740, height: 160 } },
  { viewport: { width: 740, height: 360 }, aboveKeyboard: 160 },
  // 1440 by 900, zoomed in four times.
  { viewport: { width: 360, height: 225 } },
  { viewport: { width: 360, height: 640 }, aboveKeyboard: 320, letters: 'twice as large' },
  { viewport: { width: 360, height: 640 } },
])('however long a message, it can be sent or left, $viewport.width by $viewport.height px, $aboveKeyboard above the keyboard', async ({ viewport, aboveKeyboard, letters }, { newVisitor }) => {
  const { page, context } = await newVisitor({ viewport });
  if (letters) await lettersTwiceAsLarge(context, page);
  await openChat(page);
  if (aboveKeyboard) {
    await page.evaluate((height) => {
      Object.defineProperty(visualViewport, 'height', { value: height, configurable: true });
      visualViewport!.dispatchEvent(new Event('resize'));
    }, aboveKeyboard);
  }
  const hidden = () =>
    panel(page).evaluate((sheet) => {
      const { top, bottom } = sheet.getBoundingClientRect();
      return [...sheet.querySelectorAll('h2, h2 + button, textarea, [type=submit]')].flatMap((part) => {
        const box = part.getBoundingClientRect();
        const edges = [box.top + 1, (box.top + box.bottom) / 2, box.bottom - 1];
        const isSeen = edges.every((y) => y > top && y < bottom && part.contains(document.elementFromPoint((box.left + box.right) / 2, y)));
        return isSeen && box.height >= 24 ? [] : [`${part.textContent} ${box.top} to ${box.bottom}`];
      });
    });
  for (const length of [0, 110, 500, 900, 1200]) {
    await field(page).fill('word '.repeat(length / 5).trim());
    await eventually(hidden, `with ${length} characters`).toEqual([]);
    expect(await panel(page).locator('form').getByRole('link', { name: chatWidget.carry }).count()).toBe(length > 1000 ? 1 : 0);
  }
});

test('in the narrowest window everything has room, and a toast hides neither the newest line nor the field', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor(NARROWEST);
  expects(/status of 503/, /^answer: 503 /);
  await openChat(page);
  await refuseWith(page, 503, 'Away for a moment.');
  await say(page, 'Is there anybody?');
  await toasts(page).getByText('Chat Error', { exact: true }).waitFor();
  const bottom = async (part: ReturnType<typeof log>) => part.boundingBox().then((box) => box!.y + box!.height);
  const toastEnd = await bottom(toasts(page));
  await eventually(async () => (await log(page).locator('[data-sender]').last().boundingBox())!.y).toBeGreaterThanOrEqual(toastEnd - 60);
  expect((await field(page).boundingBox())!.y).toBeGreaterThan(toastEnd);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.viewport.width);
  expect(await panel(page).evaluate((sheet) => [...sheet.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > innerWidth + 1).length)).toBe(0);
  // What is pressed is large enough for a thumb.
  const small = await panel(page).locator('button, ul a').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height < 44).length);
  expect(small).toBe(0);
});

test('Enter sends on a phone too, and the keyboard does not come back by itself', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await openChat(page);
  await answerWith(page, { response: 'Yes.' });
  await field(page).tap();
  await page.keyboard.type('There?');
  await page.keyboard.press('Enter');
  await eventually(async () => (await said(page)).at(-1)).toEqual(['bot', 'Yes.']);
  await eventually(() => hasFocus(panel(page))).toBe(true);
  expect(await field(page).getAttribute('enterkeyhint')).toBe('send');
  expect(await log(page).getByText(chatWidget.typing).count()).toBe(0);
});
