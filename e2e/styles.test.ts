import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onePerRoute } from './addresses.ts';
import { atRest, eventually, open, test } from './browser.ts';

/** What a rule that is missing, or that comes in another order, would change. Sizes that depend on the time of day are left out. */
const LOOKS = [
  'display', 'position', 'color', 'background-color', 'opacity', 'z-index', 'flex-direction', 'flex-wrap', 'flex-grow', 'justify-content', 'align-items', 'row-gap', 'column-gap',
  'margin-top', 'margin-bottom', 'padding-top', 'padding-right', 'padding-bottom', 'padding-left', 'border-top-width', 'border-bottom-width', 'border-top-color', 'border-radius',
  'font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'text-align', 'text-decoration-line', 'text-wrap', 'list-style-type', 'max-width', 'min-height', 'overflow-x', 'fill', 'stroke', 'stroke-width', 'cursor',
];

test.for([
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])('at $width px a page that is gone to looks as the one that is loaded', async (viewport, { newVisitor }) => {
  const { page } = await newVisitor({ viewport });
  // With the sun in the chart's window, where it takes the place of a degree, and moves on from minute to minute.
  await page.clock.setFixedTime(new Date('2026-11-24T05:12:00Z'));
  const loaded = new Map<string, readonly Look[]>();
  for (const path of onePerRoute) {
    await open(page, path);
    await atRest(page);
    loaded.set(path, await looks(page));
  }
  // What a page brought along is not added again, and is in force from another place than what others need.
  for (const first of ['/saved', '/', '/contact']) {
    await open(page, first);
    await atRest(page);
    for (const path of onePerRoute.filter((other) => other !== first)) {
      await goTo(page, path);
      // What is drawn last on a page that is gone to, as the night on the chart, is on its way for a moment.
      await eventually(async () => differences(loaded.get(path) ?? [], await looks(page)), `at ${path}, coming from ${first}`).toEqual([]);
    }
  }
});

test('a page that comes to life adds no rules that it has', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/services');
  await atRest(page);
  const [brought = [], added = []] = await page.evaluate(() => {
    const texts = [...document.styleSheets].map(({ cssRules, ownerNode }) => ({ isLibrary: (ownerNode as Element).hasAttribute('data-styled'), texts: [...cssRules].map((rule) => rule.cssText) }));
    return [texts.filter(({ isLibrary }) => !isLibrary), texts.filter(({ isLibrary }) => isLibrary)].map((sheets) => sheets.flatMap((sheet) => sheet.texts));
  });
  expect(brought.length).toBeGreaterThan(60);
  expect(added.length).toBeLessThan(5);
});

/** As the way back or forward does. */
async function goTo(page: Page, path: string) {
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState({ key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction((title) => document.title !== title, before);
}

interface Look {
  readonly element: string;
  readonly values: readonly string[];
}

async function looks(page: Page): Promise<Look[]> {
  return page.evaluate((names) => {
    // The heading that has the focus has its ring.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return [...document.querySelectorAll('main *:not(noscript)')].map((element) => {
      const style = getComputedStyle(element);
      return { element: `${element.tagName} ${(element.textContent ?? '').slice(0, 30)}`, values: names.map((name) => style.getPropertyValue(name)) };
    });
  }, LOOKS);
}

function differences(before: readonly Look[], after: readonly Look[]): string[] {
  if (before.length !== after.length) return [`${before.length} elements, then ${after.length}`];
  return before.flatMap(({ element, values }, index) =>
    LOOKS.flatMap((name, at) => (values[at] === after[index]?.values[at] ? [] : [`${element}: ${name} ${values[at]}, then ${after[index]?.values[at]}`])),
  );
}
