import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { request } from 'node:http';
import { expect, inject, test } from 'vitest';
import { publicPaths } from './addresses.ts';
import { bodyAt } from './front.ts';
import { siteUrl } from './site.ts';
import { keptEntries, pagesTogether } from './worker.ts';

const PRECACHE_LIMIT = 600_000;
const WORKER_LIMIT = 20_000;
const app = inject('siteFolder');

/** As many bytes as travel, in the best encoding. */
function transferred(path: string): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    request(siteUrl() + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }));
    })
      .on('error', reject)
      .end();
  });
}

test('each address of the worker’s list answers with the bytes that the list names, and all together are no more than 600 kB', async () => {
  const entries = await keptEntries();
  const paths = entries.map(({ url }) => url);
  expect(paths).toEqual(expect.arrayContaining([...publicPaths, '/404', '/portfolio/404', '/blog/404', '/favicon.svg']));
  expect(new Set(paths).size).toBe(paths.length);
  // The pages travel together, but for the one that shows how they are served.
  const together = await pagesTogether();
  const { bytes: pagesBytes } = await transferred(together);
  const pages = JSON.parse(await bodyAt(together)) as Record<string, string>;
  expect(Object.keys(pages).toSorted()).toEqual(paths.filter((path) => !path.includes('.')).toSorted());
  let total = pagesBytes + (await transferred('/')).bytes;
  for (const { url, revision } of entries) {
    const { status, bytes } = await transferred(url);
    expect(status, `at ${url}`).toBe(url.endsWith('/404') ? 404 : 200);
    const body = await (await fetch(siteUrl() + url)).arrayBuffer();
    expect(createHash('sha256').update(Buffer.from(body)).digest('hex'), `at ${url}`).toBe(revision);
    expect(pages[url] ?? revision, `${url} among the pages`).toBe(url in pages ? Buffer.from(body).toString() : revision);
    if (!(url in pages)) total += bytes;
  }
  console.log(`precache: ${entries.length} addresses, ${(total / 1000).toFixed(0)} kB transferred, of them ${(pagesBytes / 1000).toFixed(0)} kB all pages together`);
  expect(total).toBeLessThanOrEqual(PRECACHE_LIMIT);
});

test('visitors keep everything that a public page names, and nothing of the desk', async () => {
  const kept = new Set((await keptEntries()).map(({ url }) => url));
  for (const path of publicPaths) {
    const html = await bodyAt(path);
    const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(named.filter((file) => !kept.has(file)), `at ${path}`).toEqual([]);
  }
  expect([...kept].filter((path) => /admin/i.test(path))).toEqual([]);
  // Names can lie: no kept script may speak of the desk's operations.
  const scripts = [...kept].filter((path) => path.endsWith('.js'));
  expect(scripts.filter((path) => /deskCounts|MarkInquiryRead/.test(readFileSync(join(app, path), 'utf8')))).toEqual([]);
});

test('the worker is no more than 20 kB, and asked for anew each time', async () => {
  const zipped = gzipSync(readFileSync(join(app, 'sw.js')), { level: 9 }).length;
  console.log(`sw.js: ${(zipped / 1000).toFixed(1)} kB gzip`);
  expect(zipped).toBeLessThanOrEqual(WORKER_LIMIT);
  const { headers } = await fetch(`${siteUrl()}/sw.js`);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toMatch(/javascript/);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("worker-src 'self';");
  expect(policy).toContain("manifest-src 'self';");
  const [asset] = (await keptEntries()).filter(({ url }) => url.startsWith('/assets/'));
  expect((await fetch(siteUrl() + asset!.url)).headers.get('cache-control')).toContain('immutable');
});
