import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { publicPaths, unknownPaths } from './addresses.ts';
import { eventually, open, test } from './browser.ts';
import { siteUrl } from './site.ts';

const assets = join(inject('siteFolder'), 'assets');
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));

const isDesk = (name: string) => name.startsWith('AdminPage-');

/** The chunks that a chunk leads to, at once or later, itself included. The desk is not entered from outside. */
function reach(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name) || (isDesk(name) && found.size > 0)) return found;
  found.add(name);
  for (const [, next] of readFileSync(join(assets, name), 'utf8').matchAll(/\.\/([\w.-]+\.js)\b/g)) reach(next!, found);
  return found;
}

/** The chunks that only the desk needs. */
function deskChunks(): string[] {
  const visitors = new Set(scripts.filter((name) => name.startsWith('site-')).flatMap((name) => [...reach(name)]));
  return scripts.filter(isDesk).flatMap((name) => [...reach(name)]).filter((name) => !visitors.has(name));
}

test('visitors download nothing of the desk', async ({ newVisitor }) => {
  const desk = deskChunks();
  const withApollo = scripts.filter((name) => /InMemoryCache|ApolloClient|__typename/.test(readFileSync(join(assets, name), 'utf8')));
  expect(withApollo.length).toBeGreaterThan(0);
  expect(desk).toEqual(expect.arrayContaining(withApollo));

  const { page } = await newVisitor();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url().split('/').at(-1) ?? ''));
  const taken = () => [...asked].filter((name) => desk.includes(name));
  for (const path of publicPaths) await open(page, path);
  // Pointing at a link fetches what is behind it.
  for (const link of await page.getByRole('link').all()) await link.dispatchEvent('pointerover', { bubbles: true });
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBeGreaterThan(publicPaths.length);
  expect(taken()).toEqual([]);

  await open(page, '/admin');
  expect(taken(), 'the desk itself needs them').toEqual(expect.arrayContaining(withApollo));
});

test('the first page is light, with what it fetches when it rests', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const sheets: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(sheets, 'the page brought its styles along').toEqual([]);
  const bytes = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  // Fonts come when there is something to read already.
  const startsOfFaces = () => page.evaluate(() => performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (name.endsWith('.woff2') ? [startTime] : [])));
  await eventually(async () => (await startsOfFaces()).length).toBe(3);
  const faces = await startsOfFaces();
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime);
  expect(Math.min(...faces)).toBeGreaterThanOrEqual(painted);
  // Scripts come after those: two cores would unpack them while the letters change.
  const shown = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const first = Math.min(...files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime));
    return files.filter(({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd <= first).length;
  });
  expect(shown, 'home shows italics as well').toBe(3);
  expect(bytes, 'what React alone weighs').toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(150_000);
});

const KIB = 1024;
/** Ten packets (RFC 6928) of 1,460 bytes. */
const FIRST_FLIGHT = 14_600;
/** The bytes that a browser gets of a built file. */
const weightOf = (address: string) => {
  const file = join(assets, '..', address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};
const weigh = (addresses: Iterable<string>) => [...new Set(addresses)].reduce((sum, address) => sum + weightOf(address), 0);
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, address]) => address!);

/** The bytes of them, held to their bound. */
function scriptsUntilInteractive(html: string): number {
  const [entry] = found(html, /<script data-entry="([^"]+)"/g);
  const [parts] = found(html, /<script data-entry="[^"]+" data-parts="([^"]+)"/g);
  const bytes = weigh([entry!, ...parts!.split(' ')]);
  expect(bytes, 'React alone').toBeGreaterThan(60_000);
  expect(bytes).toBeLessThanOrEqual(90_000);
  return bytes;
}

test.for(unknownPaths)('$path, where there is nothing, is brought to life within its bytes', async ({ path }) => {
  scriptsUntilInteractive(await (await fetch(siteUrl() + path)).text());
});

test('files are sent as the build compressed them, to be kept for ever', async () => {
  const html = await (await fetch(siteUrl())).text();
  for (const address of found(html, /(?:data-entry="|data-parts="|preload" href=")([^" ]+)/g)) {
    const answer = await fetch(siteUrl() + address, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    expect([address, answer.status, Number(answer.headers.get('content-length'))]).toEqual([address, 200, weightOf(address)]);
    expect(answer.headers.get('content-encoding')).toBe(address.endsWith('.js') ? 'br' : null);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
});

test.for(publicPaths)('%s is sent, drawn and brought to life within its bytes', async (path) => {
  const answer = await fetch(siteUrl() + path, { headers: { 'accept-encoding': 'br' } });
  const html = await answer.text();
  expect(answer.headers.get('content-encoding')).toBe('br');
  const document = Number(answer.headers.get('content-length'));
  expect(document).toBeGreaterThan(4 * KIB);
  const asked = await fetch(siteUrl() + path, { headers: { 'accept-encoding': 'br', 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect(asked.status, 'what a browser has already').toBe(304);
  expect(document).toBeLessThanOrEqual(14 * KIB);
  const head = [...answer.headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 'HTTP/1.1 200 OK\r\n\r\n'.length);
  expect(document + head, 'what is sent before anything has to be acknowledged').toBeLessThanOrEqual(FIRST_FLIGHT);

  const untilInteractive = scriptsUntilInteractive(html);

  const fonts = weigh(found(html, /url\((\/[^)]+\.woff2)\)/g));
  expect(fonts).toBeGreaterThan(10_000);
  expect(fonts).toBeLessThanOrEqual(70_000);

  // What would take the line from the first picture, and what a browser would wait for before it draws.
  expect(found(html.replace(/<noscript>[^]*?<\/noscript>/, ''), /(<link rel="(?:module)?preload"|\.woff2)/g)).toEqual([]);
  expect(found(html, /(<link[^>]+rel="stylesheet"|@import|<script[^>]+src=)/g)).toEqual([]);
  const pictures = weigh(found(html, /<img (?![^>]*loading="lazy")[^>]*src="(\/[^"]+)"/g));
  expect(document + untilInteractive + fonts + pictures).toBeLessThanOrEqual(180 * KIB);
});

test('a policy lets our own scripts run and no others', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor({ colorScheme: 'light' });
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);

  // The inline script of the document runs: what was chosen is there without any file.
  await page.evaluate(() => localStorage.setItem('longitude-theme', 'dark'));
  await open(page, '/');
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');

  expects(/Content Security Policy/);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.body.append(script);
    return 'smuggled' in window;
  });
  expect(ran).toBe(false);
});

test.for(['/', '/admin', '/nowhere', '/api/nothing', '/graphql'])('%s is sent with the headers that protect it', async (path) => {
  const { headers } = await fetch(siteUrl() + path);
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-powered-by')).toBeNull();
});
