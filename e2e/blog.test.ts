import { articles } from '#content/articles/index.ts';
import { blog } from '#content/blog.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { flaws } from './axe.ts';
import { eventually, hydrated, open, test } from './browser.ts';
import { facesInForce } from './faces.ts';
import { ask } from './rest.ts';
import { returningVisitor } from './worker.ts';

const shown = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const option = (page: Page, name: string) => page.getByRole('group', { name: blog.filterLabel }).getByRole('button', { name, exact: true });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const all = articles.length;

test('the way back and forth brings each choice again, also after an article', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/blog');
  await option(page, 'Design').focus();
  await page.keyboard.press('Enter');
  await count(page).getByText(blog.someShown(1, all, 'Design'), { exact: true }).waitFor();
  await option(page, 'Security').focus();
  await page.keyboard.press('Space');
  await eventually(() => query(page)).toEqual({ category: 'Security' });
  const [secure] = articles.filter(({ category }) => category === 'Security');
  // The address changes before the page does.
  await eventually(() => shown(page).allTextContents()).toEqual([secure!.title]);
  await page.getByRole('article').getByRole('link').click();
  await page.waitForURL(`**/blog/${secure!.slug}`);

  await page.goBack();
  await eventually(() => shown(page).allTextContents()).toEqual([secure!.title]);
  await page.goBack();
  await eventually(() => query(page)).toEqual({ category: 'Design' });
  await eventually(() => option(page, 'Design').getAttribute('aria-pressed')).toBe('true');
  await page.goBack();
  await eventually(() => shown(page).count()).toBe(all);
  await page.goForward();
  await eventually(() => shown(page).count()).toBe(1);
});

test('the search looks into the articles without a line', async ({ newVisitor }) => {
  const { page, context } = await returningVisitor(newVisitor);
  await context.setOffline(true);
  await page.goto('/blog?q=log4shell');
  await hydrated(page);
  const [found] = articles.filter(({ sections }) => JSON.stringify(sections).includes('Log4Shell'));
  await eventually(() => shown(page).allTextContents()).toEqual([found!.title]);
  await count(page).getByText(blog.someShown(1, all, 'All'), { exact: true }).waitFor();
  await page.getByRole('searchbox').fill('');
  await eventually(() => shown(page).count()).toBe(all);
  await page.getByRole('searchbox').fill('zyzzyva');
  await page.getByRole('heading', { name: blog.search.noneHeading }).waitFor();
  await page.getByRole('button', { name: blog.search.reset }).click();
  await eventually(() => shown(page).count()).toBe(all);
});

test('on a phone the category of the address is in view', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 360, height: 740 } });
  const { category } = articles.at(-1)!;
  await open(page, `/blog?category=${category}`);
  await eventually(() => option(page, category).evaluate((button) => {
    const { left, right } = button.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  })).toBe(true);
});

test('an article can be pressed anywhere', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/blog');
  const excerpt = page.getByRole('article').getByText(articles[2]!.excerpt);
  await excerpt.scrollIntoViewIfNeeded();
  const { x, y, height } = (await excerpt.boundingBox())!;
  await page.mouse.click(x + 5, y + height / 2);
  await page.waitForURL(`**/blog/${articles[2]!.slug}`);
});

test('what is shown is accessible in both themes, narrow and wide', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  for (const address of ['/blog?category=Design', '/blog?q=zyzzyva']) {
    await open(page, address);
    await eventually(() => shown(page).count()).toBeLessThan(2);
    for (const [width, colorScheme] of [[320, 'light'], [320, 'dark'], [1440, 'light'], [1440, 'dark']] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await flaws(page), `${address} ${width} ${colorScheme}`).toEqual([]);
    }
  }
});

test('faces that arrive late move nothing', async ({ newVisitor, skip }) => {
  for (const width of [320, 412, 1024, 1440]) {
    const { page } = await newVisitor({ viewport: { width, height: 800 } });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => moved.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value))).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/blog', { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox').waitFor();
    skip(!(await page.evaluate(hasStandIn)), 'This machine has no face of the measure of Arial to stand in.');
    release();
    await eventually(async () => (await facesInForce(page)).length).toBe(2);
    await hydrated(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved.reduce((sum, value) => sum + value, 0)), `at ${width} px`).toBeLessThanOrEqual(0.005);
  }
});

test('the feed holds every article whole, and the pages lead to it', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/blog');
  const link = page.getByRole('link', { name: blog.feed.link.label });
  expect(await link.getAttribute('href')).toBe('/rss.xml');
  const answer = await ask('GET', '/rss.xml');
  expect([answer.status, answer.type]).toEqual([200, expect.stringMatching(/xml/)]);
  const items = await page.evaluate((text) => {
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    if (xml.querySelector('parsererror')) throw new Error('The feed is not well formed.');
    return [...xml.querySelectorAll('channel > item')].map((item) => ({
      title: item.querySelector('title')?.textContent,
      path: new URL(item.querySelector('link')?.textContent ?? '').pathname,
      date: new Date(item.querySelector('pubDate')?.textContent ?? '').toISOString().slice(0, 10),
      parts: [...new DOMParser().parseFromString(item.getElementsByTagName('content:encoded')[0]?.textContent ?? '', 'text/html').querySelectorAll('h2')].map((part) => part.textContent),
    }));
  }, answer.text);
  expect(items).toEqual(articles.map(({ title, slug, date, sections }) => ({ title, path: `/blog/${slug}`, date, parts: sections.map(({ heading }) => heading) })));

  for (const path of ['/blog', `/blog/${articles[0]!.slug}`]) {
    await page.goto(path);
    expect(new URL((await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href'))!).pathname).toBe('/rss.xml');
  }
});

/** Whether the face that stands in for ours until it comes (app/theme/fonts.css) is on this machine. */
function hasStandIn(): boolean {
  const context = document.createElement('canvas').getContext('2d')!;
  const widthIn = (face: string) => {
    context.font = `40px ${face}`;
    return context.measureText('Longitude mmm iii').width;
  };
  return widthIn("'Instrument Arial', monospace") !== widthIn('monospace');
}
