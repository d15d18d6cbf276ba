import { expect } from 'vitest';
import { publicPaths, unknownPaths } from './addresses.ts';
import { hydrated, test } from './browser.ts';
import { bodyAt } from './front.ts';
import { siteUrl } from './site.ts';
import { returningVisitor } from './worker.ts';

for (const way of ['without a line', 'while the server is down'] as const) {
  test(`every page is there ${way}, loaded anew`, async ({ newVisitor }) => {
    const { page, context, front } = await returningVisitor(newVisitor);
    if (way === 'without a line') await context.setOffline(true);
    else await front.stop();
    for (const path of publicPaths) {
      const answer = await page.goto(path);
      expect(answer?.status(), `at ${path}`).toBe(200);
      expect(answer?.headers()['content-security-policy'], `at ${path}`).toContain("default-src 'none'");
      expect(await answer?.text(), `at ${path}`).toBe(await bodyAt(path));
      await hydrated(page);
    }
    for (const { path, heading } of unknownPaths) {
      const answer = await page.goto(path);
      expect(answer?.status(), `at ${path}`).toBe(404);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
}

test('addresses lead where the gateway leads them, queries and all', async ({ newVisitor }) => {
  const { page, context } = await returningVisitor(newVisitor);
  await context.setOffline(true);
  const addresses = ['/?source=pwa', '/about?utm_source=letter', '/about/', '/about/index.html?a=1', '/portfolio/1abc', '/portfolio/2%20?from=mail', '/portfolio/%33', '/services/cloud-solutions/', '/blog/five-people-and-a-tuesday/', '/blog/', '/index.html'];
  for (const address of addresses) {
    const online = await fetch(siteUrl() + address, { redirect: 'manual' });
    await page.goto(address);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search, `at ${address}`).toBe(online.headers.get('location') ?? address);
    await hydrated(page);
  }
});

test('what is the server’s own is never answered by the worker', async ({ newVisitor }) => {
  const { page, expects, front } = await returningVisitor(newVisitor);
  expects(/status of 40[14]/, /^answer: 40[14]/);
  const before = front.asked.length;
  const paths = ['/about', '/api/admin/verify', '/api/nothing', '/graphql', '/healthz'];
  const statuses = await page.evaluate(async (all) => (await Promise.all(all.map((path) => fetch(path)))).map(({ status }) => status), paths);
  expect(statuses).toEqual([200, 401, 404, 404, 200]);
  // Besides what the page itself may still be asking for.
  const asked = front.asked.slice(before).map((request) => request.replace(/^GET /, ''));
  expect(asked.filter((path) => paths.includes(path)).toSorted()).toEqual(paths);

  await front.stop();
  for (const path of ['/api/nothing', '/graphql', '/healthz', '/admin/anything', '/admin']) {
    await expect(page.goto(path), `at ${path}`).rejects.toThrow(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
  }
});

test('a page that only the server knows yet is asked of the server', async ({ newVisitor }) => {
  const { page, front } = await returningVisitor(newVisitor);
  front.at('/services/gardening', (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>New</title><link rel="icon" href="/favicon.svg">'));
  expect((await page.goto('/services/gardening'))?.status()).toBe(200);
  expect(await page.title()).toBe('New');
});
