import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { readBuiltSite } from './built-site.ts';
import { siteRoutes } from './site.routes.ts';

function builds(named: Readonly<Record<string, readonly string[]>>): string {
  const parent = mkdtempSync(join(tmpdir(), 'longitude-builds-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'builds');
  for (const [build, assets] of Object.entries(named)) {
    mkdirSync(join(folder, build, 'app/assets'), { recursive: true });
    writeFileSync(join(folder, build, 'app/index.html'), '<!doctype html><title>Home</title>');
    writeFileSync(join(folder, build, 'app/404.html'), '<!doctype html><title>Page Not Found</title>');
    for (const asset of assets) writeFileSync(join(folder, build, 'app/assets', asset), `// ${build}`);
  }
  return folder;
}

async function siteOf(folder: string, build: string) {
  const server = Fastify();
  await siteRoutes(server, readBuiltSite(join(folder, build, 'app')));
  return (path: string) => server.inject(path);
}

it('serves what the build before had and this one has not, and nothing older', async () => {
  const get = await siteOf(builds({ a1: ['a-1.js', 'same.js'], b2: ['b-2.js', 'same.js'], c3: ['c-3.js', 'same.js'], d4: ['d-4.js'], 'draft-9': ['x.js'] }), 'c3');
  const previous = await get('/assets/b-2.js');
  expect(previous.body).toBe('// b2');
  expect(previous.headers['cache-control']).toContain('immutable');
  expect((await get('/assets/c-3.js')).body).toBe('// c3');
  expect((await get('/assets/same.js')).body).toBe('// c3');
  const statuses = await Promise.all(['/assets/a-1.js', '/assets/d-4.js', '/assets/x.js'].map(async (path) => (await get(path)).statusCode));
  expect(statuses).toEqual([404, 404, 404]);
});

it('does without where there is none', async () => {
  const get = await siteOf(builds({ a1: ['a-1.js'] }), 'a1');
  expect((await get('/assets/a-1.js')).statusCode).toBe(200);
});
