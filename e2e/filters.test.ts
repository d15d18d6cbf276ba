import { articles } from '#content/articles/index.ts';
import { articleCategories } from '#content/articles/categories.ts';
import { portfolioCategories } from '#content/portfolio.ts';
import { projects } from '#content/projects/index.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { flaws } from './axe.ts';
import { eventually, gate, open, test } from './browser.ts';

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const count = (page: Page) => page.getByRole('main').getByRole('status');
const option = (page: Page, name: string) => page.getByRole('group', { name: /^Show / }).getByRole('button', { name, exact: true });

describe('the portfolio', () => {
  const shown = (page: Page) => page.getByRole('main').getByRole('link', { name: /^View Details/ });

  test('shows all projects until one filters, and the filter stands in the address', async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await open(page, '/portfolio');
    expect(await page.getByRole('group', { name: /^Show / }).getByRole('button').allInnerTexts()).toEqual(portfolioCategories);
    expect(await option(page, 'All').getAttribute('aria-pressed')).toBe('true');
    expect(await shown(page).count()).toBe(6);
    await count(page).getByText('All 6 projects').waitFor();

    for (const category of portfolioCategories.slice(1)) {
      await option(page, category).click();
      await eventually(() => option(page, category).getAttribute('aria-pressed')).toBe('true');
      // Another category is said to be another, though it has as many.
      await count(page).getByText(`1 of 6 projects in ${category}`, { exact: true }).waitFor();
      expect(query(page)).toEqual({ category });
      const { id } = projects.find((project) => project.category === category)!;
      expect(await shown(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([`/portfolio/${id}`]);
    }
    expect(await flaws(page)).toEqual([]);

    // With colours forced by the system, lines tell what is chosen and where one is.
    await page.emulateMedia({ forcedColors: 'active' });
    const line = (name: string) => option(page, name).locator('span').evaluate((span) => getComputedStyle(span).borderBottomColor);
    await eventually(async () => (await line('All')) === (await line('Finance'))).toBe(false);
    expect(await page.getByRole('banner').locator('[aria-current=page]').evaluate((link) => getComputedStyle(link, '::after').borderBottomWidth)).toBe('2px');
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goBack();
    await eventually(() => query(page)).toEqual({ category: 'Real Estate' });
    await eventually(() => option(page, 'Real Estate').getAttribute('aria-pressed')).toBe('true');
    await option(page, 'All').click();
    await eventually(() => shown(page).count()).toBe(6);
    expect(query(page)).toEqual({});

    // Whoever chooses half-way down the wall sees what they have chosen.
    await page.getByRole('article').nth(3).evaluate((article) => article.scrollIntoView());
    await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    const left = await page.evaluate(() => window.scrollY);
    await option(page, 'Finance').click();
    await eventually(() => shown(page).count()).toBe(1);
    const top = () => page.getByRole('article').evaluate((article) => article.getBoundingClientRect().top);
    expect(await top()).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(page.viewportSize()!.height / 2);
    await page.goBack();
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(left);
  });

  test('filters by keyboard, keeps the focus, and outlives a visit to a project', async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await open(page, '/portfolio');
    await option(page, 'Healthcare').focus();
    await page.keyboard.press('Enter');
    await eventually(() => shown(page).count()).toBe(1);
    await eventually(() => option(page, 'Healthcare').evaluate((button) => button === document.activeElement)).toBe(true);
    await shown(page).click();
    await page.waitForURL('**/portfolio/2');
    await page.goBack();
    await eventually(() => shown(page).count()).toBe(1);
    await page.reload();
    await eventually(() => shown(page).count()).toBe(1);
  });

  test('says that there is nothing in a category it does not have', async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await open(page, '/portfolio?category=Gardening');
    await count(page).getByText('0 of 6 projects').waitFor();
    await page.getByRole('heading', { name: 'No project in “Gardening”.' }).waitFor();
    expect(await flaws(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show all projects' }).press('Enter');
    await eventually(() => shown(page).count()).toBe(6);
    expect(query(page)).toEqual({});
    await eventually(() => option(page, 'All').evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

describe('the blog', () => {
  const shown = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
  const search = (page: Page) => page.getByRole('searchbox');

  test('filters by category and finds words as one types, both in the address', async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await open(page, '/blog');
    expect(await page.getByRole('group', { name: /^Show / }).getByRole('button').allInnerTexts()).toEqual(articleCategories);
    expect(await shown(page).count()).toBe(6);
    expect(await shown(page).first().textContent(), 'the featured one first').toBe(articles.find(({ featured }) => featured)?.title);

    await option(page, 'Security').click();
    await count(page).getByText('1 of 6 articles').waitFor();
    const secure = articles.find(({ category }) => category === 'Security')!;
    expect(await shown(page).allTextContents()).toEqual([secure.title]);
    expect(query(page)).toEqual({ category: 'Security' });

    await search(page).fill('zyzzyva quokka');
    await page.getByRole('heading', { name: 'No article matches.' }).waitFor();
    await count(page).getByText('0 of 6 articles').waitFor();
    await eventually(() => query(page)).toEqual({ category: 'Security', q: 'zyzzyva quokka' });
    expect(await flaws(page)).toEqual([]);

    await page.getByRole('button', { name: 'Show all articles' }).press('Enter');
    await eventually(() => shown(page).count()).toBe(6);
    await eventually(() => option(page, 'All').evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await search(page).inputValue()).toBe('');
    await eventually(() => query(page)).toEqual({});
  });

  test('typing makes no entries in the history, and a sent address is what it was', async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await page.waitForURL('**/blog');
    await search(page).pressSequentially('uptime');
    await eventually(() => query(page)).toEqual({ q: 'uptime' });
    const found = await shown(page).allTextContents();
    expect(found.length).toBeLessThan(6);
    expect(found.join()).toContain('99.9');

    const { page: another } = await newVisitor();
    await open(another, '/blog?q=uptime');
    await eventually(() => search(another).inputValue()).toBe('uptime');
    await eventually(() => shown(another).allTextContents()).toEqual(found);

    // What was typed last is not lost to those who leave at once; what they type while the next page is on its way is not put into its address.
    const code = gate();
    await page.route('**/ArticlePage-*.js', async (route) => {
      await code.passed;
      await route.continue();
    });
    await search(page).fill('phishing');
    await eventually(() => shown(page).count()).toBe(1);
    await page.getByRole('article').getByRole('link').click();
    await page.waitForURL('**/blog/*');
    await search(page).fill('backups');
    await search(page).press('Enter');
    expect(query(page)).toEqual({});
    code.open();
    await search(page).waitFor({ state: 'detached' });
    expect(query(page)).toEqual({});
    await page.goBack();
    await eventually(() => search(page).inputValue()).toBe('phishing');
    expect(query(page)).toEqual({ q: 'phishing' });

    await page.goBack();
    await page.waitForURL('**/about');
  });
});
