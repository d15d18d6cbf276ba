import { nobodyCounts } from '#content/analytics.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { open, test } from './browser.ts';
import { siteUrl } from './site.ts';

const assets = join(inject('siteFolder'), 'assets');

test('without a service nothing is loaded from elsewhere, and no file speaks of one', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await page.waitForURL('**/about');
  await open(page, '/privacy-policy');
  await page.waitForLoadState('networkidle');
  expect([...origins]).toEqual([new URL(siteUrl()).origin]);
  expect(await page.locator('#analytics').innerText()).toContain(nobodyCounts);

  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const telling = scripts.filter((name) => /plausible|gtag|dataLayer|longitude-analytics|globalPrivacyControl/.test(readFileSync(join(assets, name), 'utf8')));
  expect(telling).toEqual([]);
});
