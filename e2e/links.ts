import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask } from './rest.ts';

const statuses = new Map<string, Promise<{ status: number; text: string }>>();

/** Asks for each address once, however many pages lead there. */
function answerOf(path: string) {
  const known = statuses.get(path) ?? ask('GET', path);
  statuses.set(path, known);
  return known;
}

/** What is wrong with the links of a page: those that lead nowhere, and those to what is not there. */
export async function deadLinks(page: Page): Promise<string[]> {
  const here = new URL(page.url());
  const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(10);
  const dead: string[] = [];
  for (const href of new Set(hrefs)) {
    const url = URL.canParse(href, here) ? new URL(href, here) : undefined;
    if (!url || href === '' || href === '#' || url.protocol === 'javascript:') dead.push(`${href} leads nowhere`);
    else if (url.origin === here.origin) dead.push(...(await problemsAt(url, here)));
  }
  return dead;
}

async function problemsAt(url: URL, here: URL): Promise<string[]> {
  // An unknown page is there to be looked at, its skip link included.
  if (url.pathname !== here.pathname) {
    const { status } = await answerOf(url.pathname + url.search);
    if (status >= 300) return [`${url.pathname} answers ${status}`];
  }
  if (url.hash === '') return [];
  const { text } = await answerOf(url.pathname + url.search);
  return text.includes(`id="${decodeURIComponent(url.hash.slice(1))}"`) ? [] : [`${url.pathname} has no part ${url.hash}`];
}

/** Links that are called the same and lead to different pages: in a list of links, nobody could tell them apart. */
export async function ambiguousLinks(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const leads = new Map<string, Set<string>>();
  for (const [, name = '', url = ''] of tree.matchAll(/- '?link(?: "(.*)")?[^\n]*:\n\s+- \/url: (\S+)/g)) {
    leads.set(name, (leads.get(name) ?? new Set()).add(url.split('?', 1)[0]!));
  }
  expect(leads.size).toBeGreaterThan(10);
  return [...leads].filter(([name, urls]) => name === '' || urls.size > 1).map(([name, urls]) => `“${name}” leads to ${[...urls].join(' and ')}`);
}

/** The links of the navigation bar that are marked as current, by their addresses. */
export async function marked(page: Page): Promise<Record<string, string | null>> {
  const links = await page.getByRole('banner').locator('a[aria-current]').all();
  return Object.fromEntries(await Promise.all(links.map(async (link) => [await link.getAttribute('href'), await link.getAttribute('aria-current')])));
}

const IN_THE_BAR = ['/', '/about', '/services', '/portfolio', '/contact'];

/** What the bar should mark on a page (specification, section 2). */
export function markedOn(path: string): Record<string, string> {
  if (path.startsWith('/services/')) return { '/services': 'true', [path]: 'page' };
  if (path.startsWith('/portfolio/')) return { '/portfolio': 'true' };
  return IN_THE_BAR.includes(path) ? { [path]: 'page' } : {};
}
