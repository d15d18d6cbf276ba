import { articleCards } from '#content/articles/cards.ts';
import { careers } from '#content/careers.ts';
import { home } from '#content/home.ts';
import { positions } from '#content/positions.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { flaws } from './axe.ts';
import { eventually, gate, open, test } from './browser.ts';
import { facesInForce } from './faces.ts';

const MOVING = { reducedMotion: 'no-preference' } as const;
const isSprings = (url: string) => /\/springs-[\w-]+\.js$/.test(url);

/** Notes every inline style and every text that an element has from now on. */
async function note(element: Locator) {
  await element.evaluate((target) => {
    const seen: string[] = [];
    Object.assign(target, { seen });
    const look = () => seen.push(`${target.getAttribute('style') ?? ''}|${target.textContent}`);
    new MutationObserver(look).observe(target, { attributes: true, attributeFilter: ['style'], characterData: true, subtree: true });
  });
}
const noted = (element: Locator) => element.evaluate((target) => (target as unknown as { seen: string[] }).seen);
const styleOf = async (element: Locator) => (await element.getAttribute('style')) ?? '';

const servicesLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Services', exact: true });

/** The springs have come, and those who waited for them have been told. */
async function untilSpringsAreThere(page: Page) {
  const list = page.locator('#services-menu');
  await note(list);
  await eventually(async () => {
    await servicesLink(page).hover();
    await list.waitFor({ state: 'visible' });
    await page.mouse.move(300, 500);
    await list.waitFor({ state: 'hidden' });
    return (await noted(list)).filter((look) => look.includes('clip-path')).length;
  }).toBeGreaterThan(0);
  await eventually(() => styleOf(list)).toBe('');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
}

test('the springs come with the first sign of life, and not before', async ({ newVisitor }) => {
  const { page } = await newVisitor(MOVING);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isSprings)).toEqual([]);
  await page.mouse.move(300, 300);
  await eventually(() => asked.filter(isSprings).length).toBe(1);
});

test('whoever wants no motion gets no springs', async ({ newVisitor }) => {
  const { page } = await newVisitor({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await open(page, '/');
  await page.mouse.move(300, 300);
  await servicesLink(page).hover();
  await page.locator('#services-menu').waitFor({ state: 'visible' });
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isSprings)).toEqual([]);
  expect(await styleOf(page.locator('#services-menu'))).toBe('');
});

test('figures count up once, when they are first seen, and nothing else on the page moves for it', async ({ newVisitor }) => {
  const { page } = await newVisitor(MOVING);
  await open(page, '/');
  await untilSpringsAreThere(page);
  const figures = page.getByRole('main').locator('dl').first().locator('dd');
  const values = home.stats.map(({ value }) => value);
  expect(await figures.allTextContents()).toEqual(values);
  const [first, last] = [figures.first(), figures.last()];
  await note(first);
  await note(last);
  // Letters that come late move what stands around them.
  await eventually(async () => (await facesInForce(page)).length).toBe(3);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value))).observe({ type: 'layout-shift' });
  });

  await first.evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
  await eventually(async () => (await noted(first)).at(-1)).toBe(`|${values[0]}`);
  expect((await noted(first)).length).toBeGreaterThan(1);
  expect(await noted(last), '24/7 is no count').toEqual([]);
  expect(await figures.allTextContents()).toEqual(values);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

  const looks = (await noted(first)).length;
  await page.evaluate(() => window.scrollTo(0, 0));
  await first.evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
  // The last steps of the first time may still come in: they show the whole figure already.
  expect((await noted(first)).slice(looks).filter((look) => look !== `|${values[0]}`)).toEqual([]);
});

// By the time the springs were there, they had been scrolled past, and began anew on the way back.
test.for([
  { path: '/portfolio', width: 1440 },
  { path: '/portfolio', width: 360 },
  { path: '/about', width: 1440 },
])('figures that were read keep still on $path, $width px wide, and on every return', async ({ path, width }, { newVisitor }) => {
  const { page } = await newVisitor({ ...MOVING, viewport: { width, height: 900 } });
  const springs = gate();
  await page.route('**/springs-*.js', async (route) => {
    await springs.passed;
    await route.continue();
  });
  await open(page, path);
  const figures = page.getByRole('main').locator('dl').first().locator('dd');
  const first = figures.first();
  await first.evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
  await note(first);
  const asked = page.waitForResponse((answer) => isSprings(answer.url()));
  await page.mouse.wheel(0, 2500);
  await eventually(() => first.evaluate((figure) => figure.getBoundingClientRect().bottom)).toBeLessThan(0);
  springs.open();
  await (await asked).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await first.evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await noted(first)).toEqual([]);

  // Nor when the page is left and come back to.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first().click();
  await page.waitForURL('**/careers');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.goBack();
  await page.waitForURL(`**${path}`);
  await first.waitFor();
  await note(first);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await first.evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await noted(first)).toEqual([]);
});

test('projects go to their places when a category is chosen, and leave nothing behind', async ({ newVisitor }) => {
  const { page } = await newVisitor(MOVING);
  await open(page, '/portfolio');
  await untilSpringsAreThere(page);
  const entries = page.getByRole('main').getByRole('article');
  const finance = page.getByRole('main').locator('[data-flow="6"]');
  await note(finance);
  await page.getByRole('button', { name: 'Finance', exact: true }).click();
  await eventually(() => entries.count()).toBe(1);
  await eventually(async () => (await noted(finance)).some((look) => look.includes('translate'))).toBe(true);
  await eventually(() => styleOf(finance)).toBe('');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await eventually(() => entries.count()).toBe(6);
  await eventually(async () => (await Promise.all((await entries.all()).map(styleOf))).join('')).toBe('');
  expect(await flaws(page)).toEqual([]);
});

test('articles go to their places when a category is chosen, and leave nothing behind', async ({ newVisitor }) => {
  const { page } = await newVisitor(MOVING);
  await open(page, '/blog');
  await untilSpringsAreThere(page);
  const entries = page.getByRole('main').getByRole('article');
  const last = page.getByRole('main').locator('[data-flow]').last();
  await note(last);
  await page.getByRole('button', { name: articleCards.at(-1)!.category, exact: true }).click();
  await eventually(() => entries.count()).toBe(1);
  await eventually(async () => (await noted(last)).some((look) => look.includes('translate'))).toBe(true);
  await eventually(() => styleOf(last)).toBe('');
});

test('a dialog has arrived when it has, and can be used meanwhile', async ({ newVisitor }) => {
  const { page } = await newVisitor(MOVING);
  await open(page, '/careers');
  await untilSpringsAreThere(page);
  const { title } = positions[0]!;
  await page.getByRole('button', { name: new RegExp(`^${careers.positions.apply} ?: ${title}$`) }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('First name').fill('Aisyah');
  await eventually(async () => (await styleOf(dialog)).includes('transform')).toBe(false);
  expect(await dialog.getByLabel('First name').inputValue()).toBe('Aisyah');
  expect(await flaws(page)).toEqual([]);
});

// A measure in noughts is another one in each face: the lines of most headings broke anew.
test('faces come into force together, and a heading is as wide before as it is afterwards', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 1280, height: 800 } });
  const last = gate();
  await page.route('**/*.woff2', async (route) => {
    if (route.request().url().includes('newsreader-display-')) await last.passed;
    await route.continue();
  });
  const sans = page.waitForResponse(/instrument-sans/);
  await open(page, '/services/web-development');
  await (await sans).finished();
  const widths = () => page.getByRole('heading').evaluateAll((all) => all.map((heading) => getComputedStyle(heading).maxWidth));
  const before = await widths();
  expect(before.filter((width) => width.endsWith('px')).length).toBeGreaterThan(5);
  expect(await facesInForce(page), 'one that has come waits for the others').toEqual([]);
  last.open();
  await eventually(() => facesInForce(page)).toEqual(['Instrument Sans normal', 'Newsreader normal']);
  expect(await widths()).toEqual(before);
});
