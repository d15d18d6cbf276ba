import { outbox } from '#content/outbox.ts';
import { expect } from 'vitest';
import { flaws } from './axe.ts';
import { open } from './browser.ts';
import { keepInquiry, loseTheLine, test } from './outbox-steps.ts';
import { atRest } from './outbox-store.ts';

test.for(['light', 'dark'] as const)('the page and the bar are accessible in the %s theme, at 320 px too', async (colorScheme, { proxy, newVisitor }) => {
  const { page, expects } = await newVisitor({ baseURL: proxy.url, colorScheme, viewport: { width: 320, height: 640 } });
  expects(/./);
  await open(page, '/saved');
  await page.getByText(outbox.empty.heading).waitFor();
  expect(await flaws(page)).toEqual([]);
  await keepInquiry(page, proxy, 'seen@kedai.example', 422);
  await open(page, '/saved');
  await page.getByRole('region', { name: 'Your message' }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await atRest(page);
  await proxy.die();
  await loseTheLine(page);
  expect(await flaws(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
