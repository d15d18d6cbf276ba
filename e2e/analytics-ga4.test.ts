import { consent, choice } from '#content/analytics.ts';
import { chatButton } from '#content/chat-button.ts';
import { portfolio } from '#content/portfolio.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ADMIN_TOKEN_KEY } from '../app/lib/admin-token-key.ts';
import { siteWithAnalytics } from './analytics-site.ts';
import { flaws } from './axe.ts';
import { eventually, gate, hydrated, open, test, type Visitor } from './browser.ts';
import { lettersTwiceAsLarge } from './letters.ts';

const siteOf = siteWithAnalytics({ provider: 'ga4', id: 'G-TEST12345', path: '/gtag/js' });

const bar = (page: Page) => page.getByRole('region', { name: consent.label });
const say = (page: Page, answer: 'yes' | 'no') => bar(page).getByRole('button', { name: consent[answer] }).click();
const countedPaths = () => siteOf().service.views.map(({ path }) => path);
const counted = (paths: readonly string[]) => eventually(countedPaths).toEqual(paths);
const cookies = async ({ context }: Visitor) => (await context.cookies()).map(({ name }) => name).sort();

/** By a link of the bar, as visitors go. */
async function go(page: Page, name: string, path: string) {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await page.waitForURL(`**${path}`);
}

/** Somebody who said yes on an earlier visit. */
async function knownVisitor(newVisitor: (options?: object) => Promise<Visitor>): Promise<Visitor> {
  const visitor = await newVisitor({ baseURL: siteOf().url });
  await visitor.context.addInitScript(() => {
    // A new tab is blank at first, and has no storage.
    if (!location.protocol.startsWith('http')) return;
    if (!sessionStorage.getItem('was-here')) localStorage.setItem('longitude-analytics', 'yes');
    sessionStorage.setItem('was-here', 'yes');
  });
  return visitor;
}

describe('before an answer', () => {
  test('nothing is loaded, sent or kept, wherever one goes', async ({ newVisitor }) => {
    const visitor = await newVisitor({ baseURL: siteOf().url });
    const { page } = visitor;
    await open(page, '/');
    await bar(page).waitFor();
    await go(page, 'About', '/about');
    await go(page, 'Portfolio', '/portfolio');
    await page.goto('/contact');
    await bar(page).waitFor();
    expect(siteOf().service.asked).toEqual([]);
    expect(await cookies(visitor)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /analytics|_ga|plausible/.test(key)))).toEqual([]);
  });

  test.for([{ width: 360, height: 780 }, { width: 1440, height: 900 }])('the bar is sound at $width px', async (viewport, { newVisitor }) => {
    const { page } = await newVisitor({ baseURL: siteOf().url, viewport });
    await open(page, '/about');
    await bar(page).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await flaws(page)).toEqual([]);
    }
    const box = (await bar(page).boundingBox())!;
    expect(box.height).toBeLessThan(viewport.height / 3);
    const chat = page.getByRole('button', { name: chatButton.label });
    for (const button of [...(await bar(page).getByRole('button').all()), chat]) await button.click({ trial: true });
  });
});

test('in letters twice as large the bar begins below the navigation, and ends in its answers', async ({ newVisitor }) => {
  const { page, context } = await newVisitor({ baseURL: siteOf().url, viewport: { width: 320, height: 640 } });
  await lettersTwiceAsLarge(context, page);
  await open(page, '/about');
  await bar(page).waitFor();
  const [top, beneath] = await Promise.all([bar(page), page.getByRole('banner')].map((part) => part.boundingBox()));
  expect(top!.y).toBeGreaterThanOrEqual(beneath!.y + beneath!.height);
  for (const button of await bar(page).getByRole('button').all()) await button.click({ trial: true });
});

describe('the focus, which the bar takes along as it goes,', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

  test.for(['yes', 'no'] as const)('goes back where it was before a %s', async (answer, { newVisitor }) => {
    const { page } = await newVisitor({ baseURL: siteOf().url });
    await open(page, '/about');
    await bar(page).waitFor();
    const button = bar(page).getByRole('button', { name: consent[answer] });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    await link.focus();
    await button.press('Enter');
    await bar(page).waitFor({ state: 'hidden' });
    await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('goes to the heading of the page where it was nowhere, or on a page that was left, and nothing moves', async ({ newVisitor }) => {
    const { page } = await newVisitor({ baseURL: siteOf().url });
    await open(page, '/about');
    await bar(page).waitFor();
    await page.getByRole('main').getByRole('link').last().focus();
    await bar(page).getByRole('link').focus();
    await go(page, 'Portfolio', '/portfolio');
    await page.getByRole('button', { name: 'Healthcare', exact: true }).waitFor();
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      window.scrollTo(0, 600);
    });
    await eventually(() => page.evaluate(() => Math.round(window.scrollY))).toBe(600);
    await say(page, 'no');
    await bar(page).waitFor({ state: 'hidden' });
    await eventually(() => focused(page)).toBe(portfolio.heading);
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(600);
  });

  test('goes from one switch of the privacy policy to the other', async ({ newVisitor }) => {
    const { page } = await newVisitor({ baseURL: siteOf().url });
    await open(page, '/privacy-policy');
    const part = page.locator('#analytics');
    await part.getByRole('button', { name: choice.allow }).press('Enter');
    await eventually(() => focused(page)).toBe(choice.stop);
    await page.keyboard.press('Enter');
    await eventually(() => focused(page)).toBe(choice.allow);
  });
});

describe('a yes', () => {
  test('counts the page on screen and each change of page, once', async ({ newVisitor }) => {
    const visitor = await newVisitor({ baseURL: siteOf().url });
    const { page } = visitor;
    await open(page, '/?utm_source=letter&name=Mei');
    await say(page, 'yes');
    await counted(['/']);
    await bar(page).waitFor({ state: 'hidden' });
    await go(page, 'Portfolio', '/portfolio');
    await counted(['/', '/portfolio']);
    // Neither another query nor another place on the page is another page.
    await page.getByRole('button', { name: 'Healthcare', exact: true }).click();
    await page.waitForURL('**/portfolio?category=Healthcare');
    await go(page, 'About', '/about');
    await counted(['/', '/portfolio', '/about']);
    await page.goBack();
    await page.waitForURL('**/portfolio?category=Healthcare');
    await counted(['/', '/portfolio', '/about', '/portfolio']);
    await page.goto('/nowhere');
    await counted(['/', '/portfolio', '/about', '/portfolio', '/nowhere']);

    const [first, second] = siteOf().service.views;
    expect(first).toMatchObject({ search: '?utm_source=letter', title: expect.stringMatching(/ · Longitude$/) });
    expect(second).toMatchObject({ search: '', title: expect.stringMatching(/^Portfolio/), referrer: `${siteOf().url}/?utm_source=letter` });
    expect(siteOf().service.views.map((view) => view.consent)).toEqual(
      siteOf().service.views.map(() => ({ analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' })),
    );
    expect(await cookies(visitor)).toEqual(['_ga', '_ga_TEST12345']);
  });

  test('is remembered, and the next visit counts from its first page, though that is never hydrated', async ({ newVisitor }) => {
    const { page, context } = await knownVisitor(newVisitor);
    const held = gate();
    await context.route(/\/assets\/AboutPage-.*\.js$/, async (route) => {
      await held.passed;
      await route.continue();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await counted(['/about']);
    expect(await page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).length)).toBe(0);
    held.open();
    await hydrated(page);
    await go(page, 'Contact', '/contact');
    await counted(['/about', '/contact']);
    expect(await bar(page).count()).toBe(0);
  });

  test('can be taken back in the privacy policy, and given again', async ({ newVisitor }) => {
    const visitor = await knownVisitor(newVisitor);
    const { page } = visitor;
    await open(page, '/privacy-policy');
    await counted(['/privacy-policy']);
    await eventually(() => cookies(visitor)).toEqual(['_ga', '_ga_TEST12345']);
    const part = page.locator('#analytics');
    await part.getByRole('button', { name: choice.stop }).click();
    await part.getByText(choice.no).waitFor();
    await eventually(() => cookies(visitor)).toEqual([]);
    await go(page, 'About', '/about');
    await page.goto('/contact');
    await open(page, '/privacy-policy');
    await part.getByRole('button', { name: choice.allow }).click();
    await counted(['/privacy-policy', '/privacy-policy']);
    await go(page, 'About', '/about');
    await counted(['/privacy-policy', '/privacy-policy', '/about']);
  });
});

test('a no loads nothing, and is not asked about again', async ({ newVisitor }) => {
  const { page } = await newVisitor({ baseURL: siteOf().url });
  await open(page, '/');
  await say(page, 'no');
  await bar(page).waitFor({ state: 'hidden' });
  await go(page, 'About', '/about');
  await open(page, '/privacy-policy');
  await page.locator('#analytics').getByText(choice.no).waitFor();
  await go(page, 'Contact', '/contact');
  await page.waitForLoadState('networkidle');
  expect(await bar(page).count()).toBe(0);
  expect(siteOf().service.asked).toEqual([]);
});

test.for(['doNotTrack', 'globalPrivacyControl'] as const)('%s is a no, whatever was said before', async (signal, { newVisitor }) => {
  const { page, context } = await knownVisitor(newVisitor);
  await context.addInitScript((name) => Object.defineProperty(navigator, name, { get: () => (name === 'doNotTrack' ? '1' : true) }), signal);
  await open(page, '/');
  await go(page, 'About', '/about');
  await open(page, '/privacy-policy');
  await page.locator('#analytics').getByText(choice.refused).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#analytics').getByRole('button').count()).toBe(0);
  expect(await bar(page).count()).toBe(0);
  expect(siteOf().service.asked).toEqual([]);
});

describe('staff', () => {
  test('are not counted at the desk, whose policy admits no other party', async ({ newVisitor }) => {
    const { page } = await knownVisitor(newVisitor);
    const answer = await page.goto('/admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(siteOf().service.asked).toEqual([]);
    expect(answer?.headers()['content-security-policy']).not.toContain(siteOf().service.origin);
    const policy = (await fetch(siteOf().url)).headers.get('content-security-policy');
    expect(policy).toMatch(new RegExp(`script-src 'self' ('sha256-[^']+' )+${siteOf().service.origin};`));
    expect(policy).toContain(`;connect-src 'self' ${siteOf().service.origin};`);
    expect(policy?.split(siteOf().service.origin)).toHaveLength(3);

    // Nor does it to a page that is gone to from there, which is loaded for that.
    await go(page, 'About', '/about');
    await counted(['/about']);
    await go(page, 'Contact', '/contact');
    await counted(['/about', '/contact']);
  });

  test('leave a page with the script behind when they change over to the desk', async ({ newVisitor }) => {
    const { page } = await knownVisitor(newVisitor);
    await open(page, '/');
    await counted(['/']);
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => {
      history.pushState({}, '', '/admin');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await reloaded;
    await page.getByLabel('Password').waitFor();
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    expect(countedPaths()).toEqual(['/']);
  });

  test('are counted nowhere in a browser that holds a token, also in the tabs that are open', async ({ newVisitor }) => {
    const { page, context } = await knownVisitor(newVisitor);
    await open(page, '/about');
    await counted(['/about']);
    const reloaded = page.waitForEvent('load');
    const other = await context.newPage();
    await other.goto('/admin');
    await other.getByLabel('Password').waitFor();
    await other.evaluate((key) => localStorage.setItem(key, 'a-token'), ADMIN_TOKEN_KEY);
    await reloaded;
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    await open(page, '/privacy-policy');
    await page.locator('#analytics').getByText(choice.staff).waitFor();
    expect(countedPaths()).toEqual(['/about']);
    expect(await bar(page).count()).toBe(0);
  });
});
