import { expect } from 'vitest';
import { eventually, open, test } from './browser.ts';
import { atRest } from './outbox-store.ts';

const theme = () => document.documentElement.dataset['theme'];
const ground = () => getComputedStyle(document.body).backgroundColor;

test('the chosen theme is remembered, and set before anything is drawn', async ({ newVisitor }) => {
  const { page, context } = await newVisitor({ colorScheme: 'light' });
  await open(page, '/');
  const light = await page.evaluate(ground);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
  expect(await page.evaluate(theme)).toBe('dark');
  await eventually(() => page.evaluate(ground)).not.toBe(light);
  const dark = await page.evaluate(ground);

  // Without any of our scripts' files, and with a look at the very first frame.
  const next = await context.newPage();
  await next.route('**/*.js', (route) => route.abort('aborted'));
  await next.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    requestAnimationFrame(function look() {
      if (document.body) seen.push(document.documentElement.dataset['theme']);
      requestAnimationFrame(look);
    });
  });
  await next.goto('/about');
  await next.waitForFunction(() => (window as unknown as { seen: unknown[] }).seen.length > 2);
  expect(new Set(await next.evaluate(() => (window as unknown as { seen: unknown[] }).seen))).toEqual(new Set(['dark']));
  expect(await next.evaluate(ground)).toBe(dark);
});

test('a choice that agrees with the system is forgotten, and the site follows the system', async ({ newVisitor }) => {
  const { page } = await newVisitor({ colorScheme: 'dark' });
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  expect(await page.evaluate(() => localStorage.getItem('longitude-theme'))).toBe('light');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('longitude-theme'))).toBeNull();
  const dark = await page.evaluate(ground);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Switch to dark theme' }).waitFor();
  await eventually(() => page.evaluate(ground)).not.toBe(dark);
});

test('what is chosen in one tab is shown in the others, and so is its being forgotten', async ({ newVisitor }) => {
  const { page, context } = await newVisitor({ colorScheme: 'light' });
  await open(page, '/');
  const light = await page.evaluate(ground);
  const next = await context.newPage();
  await open(next, '/about');
  for (const tab of [page, next]) await atRest(tab);

  await next.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
  const dark = await page.evaluate(ground);
  expect(dark).not.toBe(light);
  expect(await page.locator('meta[name=theme-color]').evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content))).toEqual([dark, dark]);

  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await next.getByRole('button', { name: 'Switch to dark theme' }).waitFor();
  expect(await next.evaluate(theme)).toBeUndefined();
  expect(await next.evaluate(ground)).toBe(light);
});

test('a page that the browser brings back as it was left shows what was chosen since', async ({ newVisitor }) => {
  const { page } = await newVisitor({ colorScheme: 'light' });
  await open(page, '/');
  await atRest(page);
  await page.evaluate(() => {
    localStorage.setItem('longitude-theme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
  expect(await page.evaluate(theme)).toBe('dark');
});
