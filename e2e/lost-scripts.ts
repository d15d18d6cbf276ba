import type { Page } from 'playwright-core';
import { eventually } from './browser.ts';

/** Visits a page whose scripts are lost on the way, until `makeGood` is called. Comes back once they were asked for. */
export async function visitWithoutScripts(page: Page, path: string) {
  let isLost = true;
  let asked = 0;
  await page.route('**/assets/*.js', (route) => {
    asked += 1;
    return isLost ? route.abort('connectionrefused') : route.continue();
  });
  await page.goto(path);
  await eventually(() => asked).toBeGreaterThan(0);
  return { makeGood: () => void (isLost = false) };
}
