import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { publicPaths } from './addresses.ts';
import { gate, open, test } from './browser.ts';

/** More stops than any page has. */
const ENOUGH = 250;

interface Stop {
  readonly what: string;
  readonly ringed: boolean;
  /** Its middle can be seen: in the window, and with nothing above it. */
  readonly inView: boolean;
  /** Its number among everything that the tab key could reach. */
  readonly index: number;
}

/** Where the focus is; undefined once it has left the page. */
function stop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const hasRing = (box: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(x + Math.min(width / 2, 24), y + Math.min(height / 2, 24));
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')];
    return {
      what: `${element.tagName} ${element.ariaLabel ?? element.textContent}`.slice(0, 60),
      // A field may have its ring around the box that it shares with a sign.
      ringed: [element, element.parentElement].some((box) => box && hasRing(box)),
      inView: above !== null && (element.contains(above) || above.contains(element)) && width > 0 && height > 0,
      index: all.indexOf(element),
    };
  });
}

/** By the tab key to the end of the page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < ENOUGH; presses += 1) {
    await page.keyboard.press('Tab');
    const here = await stop(page);
    if (!here || here.index < (stops.at(-1)?.index ?? 0)) break;
    stops.push(here);
  }
  return stops;
}

test.for(publicPaths)('the tab key walks through %s, seen at every stop', async (path, { newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 1280, height: 800 } });
  await open(page, path);
  const stops = await walk(page);
  expect(stops.filter(({ ringed }) => !ringed).map(({ what }) => what), 'without a ring').toEqual([]);
  expect(stops.filter(({ inView }) => !inView).map(({ what }) => what), 'out of sight').toEqual([]);
  expect(stops[0]?.what).toContain('Skip to content');
  // To the very end: the last of the social links, and the chat.
  expect(stops.at(-2)?.what).toMatch(/YouTube/);
  expect(stops.at(-1)?.what).toMatch(/Chat with us/);
  expect(new Set(stops.map(({ index }) => index)).size, 'no place twice').toBe(stops.length);
});

// What was laid out after a stop was reached, above it, had been seen to push it below the bar.
test('what is far from the window is laid out with the first press of the tab key', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 1280, height: 800 } });
  const script = gate();
  await page.route('**/*.js', async (route) => {
    await script.passed;
    await route.continue();
  });
  await page.goto('/portfolio/6');
  const layout = () => page.locator('main section, footer').evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility));
  expect(await layout(), 'until then it waits').toContain('auto');
  await page.keyboard.press('Tab');
  expect(await layout()).not.toContain('auto');
  expect((await walk(page)).filter(({ inView }) => !inView).map(({ what }) => what), 'out of sight').toEqual([]);
  script.open();
});
