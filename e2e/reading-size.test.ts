import { articlePage } from '#content/article-page.ts';
import { articles } from '#content/articles/index.ts';
import { chatButton } from '#content/chat-button.ts';
import { newsletter } from '#content/newsletter.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { publicPaths } from './addresses.ts';
import { settled } from './axe.ts';
import { open, test } from './browser.ts';
import { brokenWords, lettersTwiceAsLarge } from './letters.ts';
import { toasts } from './steps.ts';

/** Text that is cut off by its own box, or stands beyond the window's edges where nobody can scroll to. */
function lostText(page: Page) {
  return page.evaluate(() => {
    const lost: string[] = [];
    // The last crumb ends in an ellipsis: it repeats the heading below it.
    const isOnPurpose = (element: Element) => element.closest('[aria-hidden=true], svg, noscript, option, [hidden], [aria-label=Breadcrumb] [aria-current]') !== null;
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...element.childNodes].filter(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
      if (own.length === 0 || isOnPurpose(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      const rects = own.flatMap((text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
      const [left, right] = [Math.min(...rects.map((rect) => rect.left)), Math.max(...rects.map((rect) => rect.right))];
      // What is read aloud only is one pixel large.
      if (element.offsetWidth <= 1 || rects.length === 0 || getComputedStyle(element).position === 'fixed') continue;
      const words = element.textContent?.trim().slice(0, 60);
      // A row that can be pushed shows what lies beyond.
      if (!element.closest('[role=group]:has(> button)') && (left < -1 || right > innerWidth + 1)) lost.push(`beyond the edge: ${words}`);
      for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
        if (!['hidden', 'clip'].includes(getComputedStyle(box).overflowX)) continue;
        const edge = box.getBoundingClientRect();
        const [top, bottom] = [Math.min(...rects.map((rect) => rect.top)), Math.max(...rects.map((rect) => rect.bottom))];
        // Letters reach a little beyond the lines that they stand in.
        const isCutBelow = top < edge.top - 3 || bottom > edge.bottom + 3;
        if (left < edge.left - 1 || right > edge.right + 1 || isCutBelow) lost.push(`cut off: ${words}`);
      }
    }
    return lost;
  });
}

/** Letters of a word that may break in running text on the narrowest windows: `dependencies`, `advertisement`. */
const LONG = 12;

/** How many pixels of what comes first on the page lie beneath the bar. */
const beneathTheBar = (page: Page) =>
  page.evaluate(() => document.querySelector('header')!.getBoundingClientRect().bottom - document.querySelector('main :is(p, h1, a)')!.getBoundingClientRect().top);

test.for(publicPaths)('%s can be read in letters twice as large', async (path, { newVisitor }) => {
  const { page, context } = await newVisitor({ viewport: { width: 1280, height: 900 } });
  await lettersTwiceAsLarge(context, page);
  await open(page, path);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    expect(await lostText(page), `${width} px wide`).toEqual([]);
    expect(await brokenWords(page.locator('h1, h2, h3')), `${width} px wide`).toEqual([]);
    const brokenInText = await brokenWords(page.locator('p, li'));
    expect(brokenInText.filter((word) => word.length < LONG), `${width} px wide`).toEqual([]);
    expect(await beneathTheBar(page), `${width} px wide`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
});

const TABLE = articles.find(({ sections }) => sections.some(({ columns }) => columns))!.slug;

/** By a style of the reader's own, of which media queries know nothing. */
test.for(['/', '/about', '/contact', '/blog', `/blog/${TABLE}`])('%s needs no scrolling sideways where its letters were made twice as large', async (path, { newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 1280, height: 900 } });
  await open(page, path);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    expect(await lostText(page), `${width} px wide`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${width} px wide`).toBe(0);
  }
});

test('so can what lies above a page, on the narrowest window', async ({ newVisitor }) => {
  const { page, context } = await newVisitor({ viewport: { width: 320, height: 640 }, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await lettersTwiceAsLarge(context, page);
  await open(page, `/blog/${articles[0]!.slug}`);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Services: all pages' }).click();
  await page.locator('#services-menu').waitFor({ state: 'visible' });
  const menu = page.locator('#menu');
  expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await menu.getByRole('link', { name: 'Get Quote' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: articlePage.share }).press('Enter');
  await toasts(page).waitFor();
  await settled(page);
  expect((await toasts(page).boundingBox())!.y).toBeGreaterThanOrEqual(0);
  expect(await brokenWords(toasts(page))).toEqual([]);
  await toasts(page).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('textbox', { name: newsletter.label }).fill(`${Date.now()}@large.example`);
  await page.getByRole('button', { name: newsletter.button }).press('Enter');
  const told = toasts(page).getByText(newsletter.done.text);
  await told.waitFor();
  expect(await told.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), 'all of it is there to be scrolled to').toBe(0);
  await toasts(page).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: chatButton.label }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.waitFor();
  expect((await field.boundingBox())!.width, 'room for words').toBeGreaterThan(200);
});
