import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrm, type Orm } from './database/orm.ts';
import { buildServer } from './server.ts';
import { anInquiry } from './test/factories.ts';
import { freshDatabase } from './test/fresh-database.ts';
import { testConfig } from './test/test-gateway.ts';

/** Stands between gateway and database, so that a test can cut the line. */
class Line {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  port = 0;
  constructor(private readonly to: URL) {}

  async open(): Promise<void> {
    this.server = createServer((near) => {
      const far = connect(Number(this.to.port), this.to.hostname);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => {}).on('close', () => this.sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => this.server!.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server!.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

const page = (title: string) => `<!doctype html><title>${title}</title>`;

const folders: string[] = [];

function aBuiltSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'longitude-site-'));
  folders.push(folder);
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, title] of [['index.html', 'Home'], ['about/index.html', 'About'], ['404.html', 'Page Not Found'], ['portfolio/index.html', 'Portfolio'], ['portfolio/1/index.html', 'E-commerce Platform'], ['portfolio/404.html', 'Project Not Found'], ['blog/index.html', 'Blog'], ['blog/of-clocks/index.html', 'Of clocks'], ['blog/404.html', 'Article Not Found']] as const) write(path, page(title));
  write('about/index.html.br', brotliCompressSync(page('About')));
  write('assets/app-abc123.js', 'console.log(1)');
  write('pictures/home.png', 'a picture');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('sw.js', '');
  write('csp.json', JSON.stringify({ scriptHashes: ["'sha256-abc='"] }));
  return folder;
}

let database: Awaited<ReturnType<typeof freshDatabase>>;
let wire: Line;
let orm: Orm;
let server: FastifyInstance;

beforeAll(async () => {
  database = await freshDatabase();
  wire = new Line(new URL(database.url));
  await wire.open();
  const url = new URL(database.url);
  url.port = String(wire.port);
  orm = openOrm(url.href);
  server = await buildServer({ config: testConfig, orm, siteFolder: aBuiltSite() });
});
afterAll(async () => {
  await server.close();
  await orm.close();
  await wire.cut();
  await database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('the log', () => {
  it('has a line for each request that does something, and nothing that anybody wrote', async () => {
    const lines: string[] = [];
    const logged = await buildServer({ config: { ...testConfig, logLevel: 'debug' }, orm, siteFolder: aBuiltSite(), logStream: { write: (line) => lines.push(line) } });
    const canary = 'canary-7f3a';
    const requests = [
      { method: 'POST', url: `/api/contact?utm=${canary}`, payload: anInquiry({ message: canary, email: `${canary}@example.com`, phone: canary }), headers: { 'idempotency-key': canary } },
      { method: 'POST', url: '/api/contact', payload: anInquiry({ email: canary }) },
      { method: 'POST', url: '/api/admin/login', payload: { email: `${canary}@example.com`, password: canary } },
      { method: 'POST', url: '/api/chat', payload: { message: `My name is Ann, ${canary}@example.com`, sessionId: canary } },
      { method: 'POST', url: '/graphql', payload: { query: `mutation { login(email: "${canary}", password: "${canary}") { token } }` } },
      { method: 'GET', url: `/nowhere?email=${canary}` },
      { method: 'GET', url: '/api/admin/verify', headers: { authorization: `Bearer ${canary}` } },
      { method: 'POST', url: '/contact', payload: `message=${canary}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ] as const;
    for (const request of requests) await logged.inject(request);
    await logged.close();
    expect(lines.join('')).not.toContain(canary);
    expect(lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request')).toHaveLength(requests.length);
  });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe('the site', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/about', 200, 'About'],
    ['/about?utm_source=x', 200, 'About'],
    ['/nowhere', 404, 'Page Not Found'],
    ['/404', 404, 'Page Not Found'],
    ['/portfolio/1', 200, 'E-commerce Platform'],
    ['/portfolio/7', 404, 'Project Not Found'],
    ['/portfolio/0', 404, 'Project Not Found'],
    ['/portfolio/-1', 404, 'Project Not Found'],
    ['/portfolio/one', 404, 'Project Not Found'],
    [`/portfolio/${'a'.repeat(3000)}`, 404, 'Project Not Found'],
    ['/portfolio/%20', 404, 'Project Not Found'],
    ['/portfolio/', 404, 'Project Not Found'],
    ['/portfolio/404', 404, 'Project Not Found'],
    ['/blog/of-clocks', 200, 'Of clocks'],
    ['/blog/of-sand', 404, 'Article Not Found'],
    ['/blog/of-sand/', 404, 'Article Not Found'],
    ['/blog/404', 404, 'Article Not Found'],
    ['/blog/of-clocks/1', 404, 'Page Not Found'],
    ['/csp.json', 404, 'Page Not Found'],
    ['/blog/100%', 404, 'Article Not Found'],
    ['/portfolio/%ff?q=%', 404, 'Project Not Found'],
    ['/%E0%A4%A', 404, 'Page Not Found'],
    ['/assets/../csp.json', 404, 'Page Not Found'],
    ['/assets/%2e%2e/%2e%2e/etc/passwd', 404, 'Page Not Found'],
  ])('%s is %i, %s', async (url, status, title) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([status, page(title)]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/portfolio/1abc', '/portfolio/1'],
    ['/portfolio/01', '/portfolio/1'],
    ['/portfolio/1abc?from=mail&to=a?b', '/portfolio/1?from=mail&to=a?b'],
    ['/blog/of-clocks/', '/blog/of-clocks'],
    ['/blog/?q=a', '/blog?q=a'],
    ['/about/', '/about'],
    ['/about/?q=1', '/about?q=1'],
    ['/about/index.html', '/about'],
  ])('%s is sent on to %s', async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  it.each(['//evil.example/', '//evil.example/about/', '/\\evil.example/'])('sends nobody elsewhere: %s', async (url) => {
    expect((await get(url)).headers.location).toBeUndefined();
  });

  it('answers with an ETag, compressed where the browser takes it', async () => {
    const plain = await get('/about');
    const compressed = await get('/about', { 'accept-encoding': 'gzip, br;q=0.9' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
    expect(compressed.headers.vary).toMatch(/accept-encoding/i);
    for (const first of [plain, compressed]) {
      const headers = { 'if-none-match': String(first.headers.etag), ...(first === compressed && { 'accept-encoding': 'br' }) };
      expect((await get('/about', headers)).statusCode).toBe(304);
    }
    expect((await get('/about', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  it('lets hashed assets be kept for ever and everything else be asked for again', async () => {
    expect((await get('/assets/app-abc123.js')).headers['cache-control']).toMatch(/immutable/);
    expect((await get('/about')).headers['cache-control']).toBe('no-cache');
  });

  it('runs no inline script but those that the build knows', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/script-src 'self' 'sha256-abc='(;|$)/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
  });

  it.each(['/', '/api/nowhere', '/graphql', '/healthz', '/favicon.svg', '/sw.js', '/assets/nowhere.js'])('sets the security headers on %s', async (url) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toMatch(/camera=\(\)/);
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('sends the parts of pages with no more than what protects them', async () => {
    const { headers } = await get('/assets/app-abc123.js');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
    expect(Object.keys(headers).filter((name) => /policy|^x-/.test(name)).toSorted()).toEqual(['cross-origin-resource-policy', 'x-content-type-options']);
  });

  it('lets other sites show the pictures that are made for them', async () => {
    expect((await get('/pictures/home.png')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

describe('the API', () => {
  it.each([
    ['GET', '/api/nowhere', 404],
    ['GET', '/api', 404],
    ['GET', '/api/contact', 404],
    ['DELETE', '/api/admin/login', 404],
    ['POST', '/about', 404],
    ['GET', '/api/%E0%A4%A', 400],
  ] as const)('%s %s is %i in plain text, never the site', async (method, url, status) => {
    const answer = await server.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  });

  it('describes itself truly', async () => {
    const { paths } = (await get('/api/openapi.json')).json() as { paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: { required?: string[]; properties: object } }> } }>> };
    expect(Object.keys(paths).toSorted()).toEqual([
      '/api/admin/chat-leads',
      '/api/admin/chat-leads/export',
      '/api/admin/chat-leads/{id}',
      '/api/admin/inquiries',
      '/api/admin/inquiries/export',
      '/api/admin/inquiries/unread-count',
      '/api/admin/inquiries/{id}/read',
      '/api/admin/job-applications',
      '/api/admin/job-applications/export',
      '/api/admin/job-applications/{id}/resume',
      '/api/admin/login',
      '/api/admin/people/export',
      '/api/admin/subscribers/export',
      '/api/admin/verify',
      '/api/chat',
      '/api/contact',
      '/api/job-applications',
      '/api/newsletter',
    ]);
    const contact = paths['/api/contact']!.post!.requestBody!.content['application/json']!.schema;
    expect(contact.required).toEqual(['firstName', 'lastName', 'email', 'message']);
    for (const field of contact.required!) {
      const answer = await server.inject({ method: 'POST', url: '/api/contact', payload: anInquiry({ [field]: undefined }) });
      expect([field, answer.statusCode]).toEqual([field, 400]);
    }
  });
});

describe('the contact form without script', () => {
  const post = (fields: Record<string, string>) =>
    server.inject({ method: 'POST', url: '/contact', payload: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  it('is taken, once, and answered with a page', async () => {
    const fields = anInquiry() as Record<string, string>;
    const count = async () => Number(((await orm.em.getConnection().execute('select count(*) from inquiry')) as { count: string }[])[0]!.count);
    const before = await count();
    for (const answer of [await post(fields), await post(fields)]) {
      expect(answer.statusCode).toBe(201);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.body).toMatch(/within 24 hours/);
    }
    expect(await count()).toBe(before + 1);
  });

  it('comes back with all that was typed and what is wrong, and runs none of it', async () => {
    const answer = await post({ ...(anInquiry() as Record<string, string>), email: 'mei', message: '</textarea><script>alert(1)</script>', company: '"><img src=x onerror=alert(1)>' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toMatch(/value="Mei"/);
    expect(answer.body).toMatch(/E-mail.*Must be an e-mail address/);
    expect(answer.body).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)');
    expect(answer.body).not.toMatch(/<script|<img/);
    expect(answer.body).toMatch(/<option value="ecommerce" selected>/);
  });
});

describe('while the database is away', () => {
  it('the process lives, says that it is not ready, answers 503, and is back with it', async () => {
    expect((await get('/readyz')).statusCode).toBe(200);
    await wire.cut();
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(503);
    const rest = await server.inject({ method: 'POST', url: '/api/contact', payload: anInquiry() });
    expect([rest.statusCode, rest.headers['retry-after']]).toEqual([503, '5']);
    expect(rest.body).toMatch(/briefly unavailable/);
    const graph = await server.inject({ method: 'POST', url: '/graphql', payload: { query: 'mutation { sendChatMessage(message: "hi", sessionId: "s") { response } }' } });
    expect([graph.statusCode, graph.headers['retry-after']]).toEqual([503, '5']);
    expect((graph.json() as { errors: { extensions: { code: string } }[] }).errors[0]!.extensions.code).toBe('UNAVAILABLE');
    await wire.open();
    expect((await get('/readyz')).statusCode).toBe(200);
    expect((await server.inject({ method: 'POST', url: '/api/contact', payload: anInquiry() })).statusCode).toBe(201);
  });
});

it('is not ready once it is stopping', async () => {
  server.readiness.stopping = true;
  expect((await get('/readyz')).statusCode).toBe(503);
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/about')).headers.connection).toBe('close');
  server.readiness.stopping = false;
});
