import type { Page } from 'playwright-core';

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string) {
  const answer = await page.goto(path);
  await hydrated(page);
  return answer;
}

export async function hydrated(page: Page) {
  // The switch knows the theme only after hydration; the heading is in a part that is hydrated by itself.
  await page.getByRole('button', { name: /^Switch to (light|dark) theme$/ }).waitFor();
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
  // React marks an element while it still works on it; the page notes that all of it listens (app/App.tsx).
  // A clock that is installed knows of no marks.
  await page.waitForFunction(() => !(performance instanceof Performance) || performance.getEntriesByName('interactive').length > 0);
}
