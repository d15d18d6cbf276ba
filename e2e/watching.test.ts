import { expect } from 'vitest';
import { flaws } from './axe.ts';
import { open, test } from './browser.ts';
import { deadLinks } from './links.ts';
import { watch } from './problems.ts';
import { siteUrl } from './site.ts';

test('whatever a page complains about is noticed', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl() });
  const problems = watch(context, { withScript: true });
  const page = await context.newPage();
  // Other words than those that React will make of it.
  await page.route('/about', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/<h1[^>]*>[^<]+/, '$& And more.') });
  });
  await open(page, '/about');
  await page.evaluate(async () => {
    console.warn('a warning');
    console.error('an error');
    queueMicrotask(() => {
      throw new Error('an exception');
    });
    await fetch('/api/nothing');
  });
  await page.route('**/gone', (route) => route.abort('connectionreset'));
  await page.evaluate(() => fetch('/gone').catch(() => undefined));
  await context.close();
  const expected = ['console warning: a warning', 'console error: an error', 'an exception', 'answer: 404', 'request: net::ERR_CONNECTION_RESET', 'React error #418'];
  expect(expected.filter((words) => !problems.some((problem) => problem.includes(words)))).toEqual([]);
});

test('flaws and dead links are found', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/about');
  await page.evaluate(() => {
    const flawed = document.createElement('div');
    flawed.innerHTML = '<p style="color:#ccc;background:#fff">Too pale</p><a href="#">Nowhere</a><a href="">Nothing</a><a href="/gone">Gone</a><a href="/about#gone">No such part</a>';
    document.querySelector('main')?.append(flawed);
  });
  expect((await flaws(page)).filter((flaw) => flaw.startsWith('color-contrast'))).toHaveLength(1);
  expect(await deadLinks(page)).toEqual(['# leads nowhere', ' leads nowhere', '/gone answers 404', '/about has no part #gone']);
});
