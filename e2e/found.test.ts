import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject } from 'vitest';
import { articles } from '#content/articles/index.ts';
import { officeAddresses } from '#content/office-addresses.ts';
import { positions } from '#content/positions.ts';
import { publicPaths } from './addresses.ts';
import { test } from './browser.ts';
import { gaps, headAt, sizeOf, type Node } from './found-steps.ts';
import { siteUrl } from './site.ts';

/** Without script, as crawlers come. */
const CRAWLER = { javaScriptEnabled: false };
/** Bytes; beyond that some messengers show no picture. */
const HEAVIEST_PICTURE = 300_000;

const built = inject('siteFolder');
/** What the build took for the site's address (PUBLIC_URL). */
const origin = new URL(/<loc>([^<]+)/.exec(readFileSync(join(built, 'sitemap.xml'), 'utf8'))?.[1] ?? '').origin;

const get = (path: string) => fetch(siteUrl() + path);
const pictures = new Map<string, string>();

test.for(publicPaths)('%s says what it is to those who share it and to search engines', async (path, { newVisitor }) => {
  const { page } = await newVisitor(CRAWLER);
  const { title, canonical, meta, graph } = await headAt(page, path);
  const address = path === '/' ? `${origin}/` : origin + path;
  expect(canonical).toBe(address);
  expect(meta['robots']).toBeUndefined();
  expect(meta).toMatchObject({
    'og:url': address,
    'og:site_name': 'Longitude',
    'og:description': meta['description'],
    'og:type': path.startsWith('/blog/') ? 'article' : 'website',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringMatching(/\S[.?!] Longitude, /),
    'twitter:card': 'summary_large_image',
  });
  expect(title).toBe(`${meta['og:title']} · Longitude`);

  const picture = new URL(meta['og:image'] ?? '');
  expect(picture.origin).toBe(origin);
  const answer = await get(picture.pathname + picture.search);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  const png = Buffer.from(await answer.arrayBuffer());
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(HEAVIEST_PICTURE);
  const hash = createHash('sha256').update(png).digest('hex');
  expect(pictures.get(hash), 'another page has this picture').toBeUndefined();
  pictures.set(hash, path);
  // An address that changes with the picture.
  expect(picture.searchParams.get('v')).toBe(hash.slice(0, 8));

  expect(gaps(graph)).toEqual([]);
  const of = (type: string) => graph.filter((node) => node['@type'] === type);
  expect(of('WebSite')).toHaveLength(1);
  expect(of('Organization')).toHaveLength(1);
  expect(graph[0]).toMatchObject({ '@id': address, description: meta['description'] });
  const isBelow = path.split('/').length > 2;
  expect(of('BreadcrumbList').map(stepsOf)).toEqual(isBelow ? [[`${origin}/`, origin + path.replace(/\/[^/]+$/, ''), address]] : []);
  const things = { Service: '/services/', CreativeWork: '/portfolio/', BlogPosting: '/blog/' };
  for (const [type, folder] of Object.entries(things)) expect(of(type)).toHaveLength(path.startsWith(folder) ? 1 : 0);
  expect(of('JobPosting')).toHaveLength(path === '/careers' ? positions.length : 0);
});

function stepsOf({ itemListElement }: Node): unknown[] {
  const steps = itemListElement as { position: number; name: string; item: string }[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  for (const { name } of steps) expect(name).toMatch(/^[^/]+$/);
  return steps.map(({ item }) => item);
}

describe('structured data', () => {
  test('names the three offices with their places', async ({ newVisitor }) => {
    const { page } = await newVisitor(CRAWLER);
    const { graph } = await headAt(page, '/contact');
    const organization = graph.find((node) => node['@type'] === 'Organization');
    const places = organization?.['location'] as Record<string, Record<string, unknown>>[];
    expect(places.map(({ address, geo }) => [address?.['addressLocality'], address?.['addressCountry'], geo?.['longitude']])).toEqual([
      ['Bengaluru', 'IN', 77.59],
      ['Kuala Lumpur', 'MY', 101.69],
      ['Dubai', 'AE', 55.27],
    ]);
    for (const { lines, postalCode = '' } of Object.values(officeAddresses)) expect(lines.at(-1)).toContain(postalCode);
  });

  test('dates an article and counts its words', async ({ newVisitor }) => {
    const { page } = await newVisitor(CRAWLER);
    const [article] = articles;
    const { graph, meta } = await headAt(page, `/blog/${article?.slug}`);
    const posting = graph.find((node) => node['@type'] === 'BlogPosting');
    expect(posting).toMatchObject({ headline: article?.title, datePublished: article?.date, author: { name: article?.author } });
    expect(posting?.['wordCount']).toBeGreaterThanOrEqual(600);
    expect(meta['article:published_time']).toBe(article?.date);
  });
});

test.for(['/saved', '/admin', '/nowhere', '/portfolio/7', '/blog/nothing'])('%s is not to be found', async (path, { newVisitor }) => {
  const { page } = await newVisitor(CRAWLER);
  const { canonical, meta, graph } = await headAt(page, path);
  expect(meta['robots']).toBe('noindex');
  expect(canonical).toBeUndefined();
  expect(meta['og:image']).toBeUndefined();
  expect(graph).toEqual([]);
});

describe('for crawlers', () => {
  const addresses = publicPaths.map((path) => origin + path);

  test('sitemap.xml names every public page and no other', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toMatch(/^(application|text)\/xml/);
    const text = await answer.text();
    expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(addresses);
    for (const [, date = ''] of text.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('robots.txt keeps them from the desk and shows the sitemap', async () => {
    const text = await (await get('/robots.txt')).text();
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).toMatch(/^Disallow: \/admin$/m);
    expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });

  test('llms.txt leads to every public page', async () => {
    const answer = await get('/llms.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^# Longitude\n\n> \S/);
    for (const address of addresses) expect(text).toContain(`](${address}): `);
  });
});

test('no visitor’s browser keeps the pictures', () => {
  expect(existsSync(join(built, 'pictures/home.png'))).toBe(true);
  expect(readFileSync(join(built, 'sw.js'), 'utf8')).not.toContain('pictures/');
});
