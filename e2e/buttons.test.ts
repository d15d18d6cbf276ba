import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { publicPaths } from './addresses.ts';
import { eventually, open, test } from './browser.ts';
import { toasts } from './steps.ts';

/** Whatever can be pressed. What holds already, such as the chosen category, need not change anything. */
const pressable = (part: Locator) => part.locator('button:not([aria-pressed=true]):not(:disabled), summary').filter({ visible: true });

/** The browser's dialog for printing is no part of the page, which hears only that it comes. */
const notePrinting = (context: BrowserContext) =>
  context.addInitScript(() => addEventListener('beforeprint', () => (document.documentElement.dataset['printing'] = 'asked for')));

/** What a visitor could notice: the page, its address, its theme, a dialog, a toast. Parts that come late stand elsewhere. */
async function seen(page: Page): Promise<string> {
  const [parts, words] = await Promise.all([
    page.evaluate(() => [
      location.href,
      document.documentElement.dataset['theme'],
      document.documentElement.dataset['printing'],
      document.activeElement?.outerHTML,
      ...[...document.querySelectorAll('#root > header, main, [role=dialog]')].map(({ outerHTML }) => outerHTML),
    ]),
    toasts(page).allTextContents(),
  ]);
  return JSON.stringify([parts, words]);
}

async function pressEach(page: Page, path: string, part: (page: Page) => Locator) {
  const dead: string[] = [];
  const count = await pressable(part(page)).count();
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await open(page, path);
    const button = pressable(part(page)).nth(index);
    const name = await button.innerText();
    // The focus is on it before, so that what pressing changes is more than where the focus is.
    await button.focus();
    const before = await seen(page);
    await button.press('Enter');
    await eventually(() => seen(page)).not.toBe(before).then(undefined, () => dead.push(name));
  }
  return { count, dead };
}

describe('each button changes something', () => {
  test.for(publicPaths)('on %s', async (path, { newVisitor }) => {
    const { page, context } = await newVisitor();
    await notePrinting(context);
    await open(page, path);
    expect((await pressEach(page, path, (its) => its.getByRole('main'))).dead).toEqual([]);
  });

  test.for([1280, 360])('in the bar and the footer, %s px wide', async (width, { newVisitor }) => {
    const { page } = await newVisitor({ viewport: { width, height: 780 } });
    await open(page, '/');
    const bar = await pressEach(page, '/', (its) => its.getByRole('banner'));
    expect(bar).toEqual({ count: 2, dead: [] });
    expect((await pressEach(page, '/', (its) => its.getByRole('contentinfo'))).dead).toEqual([]);
  });
});
