import { withoutScript } from '#content/without-script.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { publicPaths, unknownPaths } from './addresses.ts';
import { flaws, settled } from './axe.ts';
import { open, test } from './browser.ts';
import { ambiguousLinks, deadLinks, marked, markedOn } from './links.ts';
import { siteUrl } from './site.ts';

const NARROWEST = { width: 320, height: 640 };
const WIDTHS = [{ width: 320, height: 780 }, { width: 1440, height: 900 }];
const THEMES = ['light', 'dark'] as const;

/** The other theme has other colours, and nothing else that is other. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** A link of each of the views of what is not there, and where it leads. */
const waysOn = {
  'Page Not Found': ['Portfolio', '/portfolio'],
  'Project Not Found': ['Back to Portfolio', '/portfolio'],
  'Article Not Found': ['All articles', '/blog'],
} as const;

const titles = new Map<string, string>();

/** In both themes, narrow and wide. The page follows the system's theme, so that it need not be loaded anew. */
async function seeEveryWay(page: Page) {
  const found: string[] = [];
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await flaws(page, colorScheme === 'dark' ? COLOUR_RULES : undefined)).map((flaw) => `${size.width} px, ${colorScheme}: ${flaw}`));
    }
  }
  return found;
}

async function overhang(page: Page): Promise<number> {
  await page.setViewportSize(NARROWEST);
  await settled(page);
  return page.evaluate(() => {
    window.scrollTo(1000, 0);
    const moved = window.scrollX;
    window.scrollTo(0, 0);
    return Math.max(moved, document.documentElement.scrollWidth - document.documentElement.clientWidth);
  });
}

test.for(publicPaths)('%s is whole', async (path, { newVisitor }) => {
  const { page } = await newVisitor({ viewport: NARROWEST });
  const answer = await open(page, path);
  expect(answer?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(path);

  const title = await page.title();
  expect(title).toMatch(/\S · Longitude$/);
  expect(titles.get(title), `another page is called “${title}”`).toBeUndefined();
  titles.set(title, path);
  expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(50);
  expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? 'none:').pathname).toBe(path);
  expect(await page.locator('h1').allInnerTexts()).toEqual([expect.stringMatching(/\S/)]);

  expect(await marked(page)).toEqual(markedOn(path));
  expect(await deadLinks(page)).toEqual([]);
  expect(await ambiguousLinks(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  expect(await seeEveryWay(page)).toEqual([]);
});

test.for(unknownPaths)('$path is answered with “$heading”', async ({ path, heading }, { newVisitor }) => {
  const { page } = await newVisitor({ viewport: NARROWEST });
  expect((await open(page, path))?.status()).toBe(404);
  expect(await page.locator('h1').allTextContents()).toEqual([heading]);
  expect(await page.title()).toBe(`${heading} · Longitude`);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await deadLinks(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  // The same page under each unknown address.
  const found = ['/nowhere', '/portfolio/7', '/blog/404'].includes(path) ? await seeEveryWay(page) : [];
  expect(found).toEqual([]);
  const [wayOn, leadsTo] = waysOn[heading];
  await page.getByRole('main').getByRole('link', { name: wayOn, exact: true }).click();
  await page.waitForURL(`**${leadsTo}`);
});

test('/portfolio/1abc is project 1 at its own address', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  expect((await open(page, '/portfolio/1abc?from=mail'))?.status()).toBe(200);
  expect(page.url()).toBe(`${siteUrl()}/portfolio/1?from=mail`);
  expect(await page.locator('h1').textContent()).toContain('E-commerce Platform');
});

describe('with JavaScript off', () => {
  test('the desk says what it needs', async ({ newVisitor }) => {
    const { page } = await newVisitor({ javaScriptEnabled: false });
    await page.goto('/admin');
    expect(await page.locator('h1').innerText()).toBe(withoutScript.heading);
    await page.getByRole('link', { name: withoutScript.home.label }).click();
    await page.waitForURL(/\/$/);
  });

  test.for([...publicPaths, '/nowhere', '/portfolio/7', '/blog/404'])('%s can be read', async (path, { newVisitor }) => {
    const { page } = await newVisitor({ javaScriptEnabled: false, viewport: WIDTHS[0] });
    await page.goto(path);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
    const navigation = page.getByRole('banner').getByRole('link');
    expect(await navigation.filter({ visible: true }).allInnerTexts()).toEqual(expect.arrayContaining(['Home', 'About', 'Services', 'Portfolio', 'Contact', 'Get Quote']));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
});
