import { home } from '#content/home.ts';
import { servicesOverview } from '#content/services-overview.ts';
import { testimonials } from '#content/testimonials.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, open, test } from './browser.ts';

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** The middle of what it holds is pressed, whatever lies there. */
async function press(page: Page, part: Locator) {
  const place = async () => {
    await part.scrollIntoViewIfNeeded();
    return (await part.boundingBox())!;
  };
  let box = await place();
  // Parts of the page that were far are drawn on the way there, and move what follows them.
  await eventually(async () => {
    const before = box;
    box = await place();
    return box.x === before.x && box.y === before.y;
  }, 'it comes to rest').toBe(true);
  const { x, y, width, height } = box;
  await page.mouse.click(x + width / 2, y + height / 2);
}

test.for(VIEWPORTS)('at $width px covers, drawings and titles lead where their links do', async (viewport, { newVisitor }) => {
  const { page } = await newVisitor({ viewport });
  const ways = [
    { from: '/portfolio', parts: ['img', 'h2'], to: '/portfolio/3' },
    { from: '/', parts: ['img'], to: `/portfolio/${testimonials[0]!.projectId}` },
    { from: '/', parts: ['img', 'h3'], to: `/portfolio/${home.figures.projectIds[0]}` },
    { from: '/', parts: ['svg >> nth=0', 'h3'], to: '/services/ai-solutions' },
    { from: '/services', parts: ['svg >> nth=0', 'h3'], to: '/services/mobile-development' },
    { from: '/services/ecommerce', parts: ['img', 'h3'], to: '/portfolio/1' },
  ];
  for (const { from, parts, to } of ways) {
    for (const part of parts) {
      await open(page, from);
      const card = page.getByRole('main').locator(`[data-card]:has([href="${to}"])`);
      expect(await card.locator('a').count(), 'one link, for those who hear it').toBe(1);
      await press(page, card.locator(part));
      await eventually(() => new URL(page.url()).pathname, `${part} of ${to} on ${from}`).toBe(to);
    }
  }
});

test('what a client says can be marked', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await open(page, '/');
  const words = page.getByText(testimonials[0]!.text);
  await words.scrollIntoViewIfNeeded();
  const { x, y } = (await words.boundingBox())!;
  await page.mouse.dblclick(x + 60, y + 18);
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/\w/);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the first picture shows the three offices on the chart, and on the portfolio the first covers', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await open(page, '/');
  const strip = page.getByRole('list', { name: 'Our offices and their time now' }).first();
  expect(await strip.getByRole('listitem').count()).toBe(3);
  const lowest = await strip.evaluate((list) => Math.max(...[...list.children].map((office) => list.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(office, '::after').top))));
  expect(lowest).toBeLessThan(880);
  await open(page, '/portfolio');
  expect((await page.getByRole('article').first().locator('img').boundingBox())!.y).toBeLessThan(640);
});

test('tracked headings keep their ligatures', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const [joined, apart] = await page.getByRole('heading', { level: 2, name: home.services.heading }).evaluate((heading) => {
    const width = (text: string) => {
      heading.innerHTML = `<span>${text}</span>`;
      return heading.firstElementChild!.getBoundingClientRect().width;
    };
    return [width('fi'), width('f&zwnj;i')];
  });
  expect(joined).toBeLessThan(apart! - 1);
});

test('an industry without a project of its own says so in lines of one paragraph, as tall as the links beside it', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 360, height: 740 } });
  await open(page, '/services');
  const words = page.getByText(servicesOverview.industries.onRequest);
  const measured = await words.evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      return { lines: tops.length, apart: Math.max(...tops.slice(1).map((top, index) => top - tops[index]!)) / parseFloat(getComputedStyle(part).fontSize), height: part.getBoundingClientRect().height };
    }),
  );
  expect(measured.length).toBeGreaterThan(0);
  for (const { lines, apart, height } of measured) {
    expect(lines).toBe(2);
    expect(apart).toBeLessThan(1.6);
    expect(height).toBe(44);
  }
});
