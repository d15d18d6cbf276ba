import { articles } from '#content/articles/index.ts';
import { articlePage } from '#content/article-page.ts';
import { company } from '#content/company.ts';
import { copied } from '#content/copied-address.ts';
import { services } from '#content/services/index.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { flaws } from './axe.ts';
import { eventually, open, test } from './browser.ts';
import { tornOnPaper } from './paper.ts';
import { toasts } from './steps.ts';

const [article, next] = articles;
const path = `/blog/${article!.slug}`;
const contents = (page: Page) => page.getByRole('navigation', { name: articlePage.contents });

test('tells who wrote it when, where it stands, and leads on', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, path);
  const main = page.getByRole('main');
  const head = main.locator('header');
  expect(await head.locator('time').getAttribute('datetime')).toBe(article!.date);
  await head.getByText(article!.author, { exact: true }).waitFor();
  await head.getByText(article!.readTime, { exact: true }).waitFor();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect(await trail.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/', '/blog']);
  expect(await trail.locator('[aria-current=page]').textContent()).toBe(article!.title);
  for (const id of article!.relatedServiceIds) {
    const { link } = services.find((service) => service.id === id)!;
    expect(await main.locator(`a[href="${link}"]`).count()).toBe(1);
  }

  await main.locator(`a[href="/blog/${next!.slug}"]`).click();
  await page.waitForURL(`**/blog/${next!.slug}`);
  await page.getByRole('heading', { level: 1, name: next!.title }).waitFor();
  await eventually(() => page.title()).toBe(next!.head.title);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: article!.title }).waitFor();
});

test('questions are numbered from the first part to the last', async ({ newVisitor }) => {
  const asking = articles.find(({ sections }) => sections.filter(({ asks }) => asks).length > 1)!;
  const count = asking.sections.flatMap(({ asks, list = [] }) => (asks ? list : [])).length;
  const { page, context } = await newVisitor();
  await open(page, `/blog/${asking.slug}`);
  const { nodes } = await (await context.newCDPSession(page)).send('Accessibility.getFullAXTree');
  const numbers = nodes.filter(({ role, name }) => role?.value === 'StaticText' && /^\d\d$/.test(name?.value)).map(({ name }) => Number(name?.value));
  expect(numbers).toEqual(Array.from({ length: count }, (_, place) => place + 1));
});

test('the contents lead to each part, by pointer and by keyboard, and the address says which', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, path);
  const links = contents(page).getByRole('link');
  expect(await links.count()).toBe(article!.sections.length);
  for (const [index, { id, heading }] of article!.sections.entries()) {
    if (index % 2) await links.nth(index).click();
    else {
      await links.nth(index).focus();
      await page.keyboard.press('Enter');
    }
    await eventually(() => new URL(page.url()).hash).toBe(`#${id}`);
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
    await eventually(() => page.getByRole('heading', { level: 2, name: heading, exact: true }).evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    })).toBe(true);
  }
});

test('on a phone the contents are folded up, and every figure of a table stands beside what it counts', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 360, height: 740 } });
  const { slug, sections } = articles.find((one) => one.sections.some(({ columns }) => columns))!;
  const { id, columns, list } = sections.find((section) => section.columns)!;
  await open(page, `/blog/${slug}`);
  const links = contents(page).getByRole('link');
  expect(await links.count()).toBe(0);
  const fold = contents(page).getByText(`${articlePage.contents} (${sections.length})`);
  await fold.click();
  await eventually(() => links.count()).toBe(sections.length);
  await fold.click();
  await eventually(() => links.count()).toBe(0);

  const cells = page.locator(`#${id} tbody tr`).first().locator('td');
  expect(await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content))).toEqual(columns!.slice(1).map((column) => JSON.stringify(column)));
  expect(list![0]).toContain((await cells.allTextContents())[1]);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(columns);
  await eventually(() => links.count()).toBe(sections.length);
});

test('an address with a part opens there', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const last = article!.sections.at(-1)!;
  await open(page, `${path}#${last.id}`);
  await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await eventually(() => page.getByRole('heading', { level: 2, name: last.heading, exact: true }).evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(800);
});

describe('passed on', () => {
  test('copies the address where the browser shares nothing', async ({ newVisitor }) => {
    const { page } = await newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await open(page, `${path}?utm_source=letter#monday`);
    await page.getByRole('button', { name: articlePage.share }).click();
    await toasts(page).getByText(copied.title, { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);
    expect(await flaws(page)).toEqual([]);
  });

  test('hands title and address to the browser that shares', async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: async (shared: unknown) => void Object.assign(window, { shared }) });
    });
    await open(page, path);
    await page.getByRole('button', { name: articlePage.share }).click();
    await eventually(() => page.evaluate(() => (window as { shared?: unknown }).shared)).toEqual({ title: article!.title, url: new URL(path, page.url()).href });
  });

  test('prints its text and who wrote it, and nothing to press', async ({ newVisitor }) => {
    const { page } = await newVisitor({ colorScheme: 'dark' });
    await page.addInitScript(() => {
      window.print = () => void Object.assign(window, { printed: true });
    });
    await open(page, path);
    await page.getByRole('button', { name: articlePage.print }).click();
    await eventually(() => page.evaluate(() => (window as { printed?: true }).printed)).toBe(true);

    expect(await tornOnPaper(page)).toEqual([]);
    const text = page.getByRole('article').locator('section p').first();
    for (const width of [700, 1400]) {
      await page.setViewportSize({ width, height: 1000 });
      expect((await text.boundingBox())?.width, 'as wide as a line is read well').toBeGreaterThan(550);
    }
    const seen = await page.locator('body').innerText();
    for (const { heading, paragraphs } of article!.sections) {
      expect(seen).toContain(heading);
      for (const paragraph of paragraphs) expect(seen).toContain(paragraph);
    }
    expect(seen).toContain(article!.author);
    const pressed = page.locator('a, button, input').filter({ visible: true });
    expect(await pressed.allTextContents(), 'the name of the house').toEqual([company.name]);
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(255, 255, 255)');
  });
});

test('can be read without script, and then offers nothing that needs it', async ({ newVisitor }) => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(path);
  await page.getByText(article!.sections.at(-1)!.paragraphs.at(-1)!).waitFor();
  expect(await page.getByRole('button', { name: articlePage.share }).isVisible()).toBe(false);
  await contents(page).getByRole('link').last().click();
  expect(new URL(page.url()).hash).toBe(`#${article!.sections.at(-1)!.id}`);
});

test('is accessible in both themes, narrow and wide', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, path);
  for (const [width, colorScheme] of [[320, 'light'], [320, 'dark'], [1440, 'light'], [1440, 'dark']] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await flaws(page), `${width} ${colorScheme}`).toEqual([]);
  }
});
