import { shell } from '#content/shell.ts';
import type { Page } from 'playwright-core';

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string) {
  const answer = await page.goto(path);
  await hydrated(page);
  return answer;
}

/**
 * Waits until all of the page answers. In one look for all: a locator by role works out the names of all that stands in the page, which
 * took a fifth of the processor's time of a visit.
 */
export async function hydrated(page: Page) {
  const { toLight, toDark } = shell.theme;
  await page.waitForFunction((names) => {
    // A clock that is installed knows of no marks.
    if (performance instanceof Performance && performance.getEntriesByName('interactive').length === 0) return false;
    // The switch knows the theme only after hydration; the heading is in a part that is hydrated by itself.
    const heading = document.querySelector('h1');
    if (heading === null || !Object.keys(heading).some((key) => key.startsWith('__react'))) return false;
    return [...document.querySelectorAll('button[aria-label]')].some(({ ariaLabel }) => names.some((name) => name === ariaLabel));
  }, [toLight, toDark]);
}

/** Waits until a loaded page is whole: what it draws last, and what is far from the window. */
export async function atRest(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.documentElement.className === '');
}
