import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUILD_STAMP, buildVariables, hashBuildInputs, hashLock, INSTALL_STAMP, isBuildFresh, isInstallFresh } from './freshness.mjs';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'longitude fresh-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const hash = (variables = {}) => hashBuildInputs(root, buildVariables(root, variables));

describe('whether a build is stale', () => {
  beforeEach(() => {
    write('app/main.tsx', 'render()');
    write('gateway/modules/leads/lead.ts', 'lead');
    write('schema.graphql', 'type Query');
    write('package-lock.json', {});
    write(BUILD_STAMP, { inputs: hash(), build: 'b1' });
    write('dist/builds/b1/app/index.html', '');
    write('dist/gateway/main.js', '');
  });

  it('is fresh after a build', () => {
    expect(isBuildFresh(root, hash())).toBe(true);
  });

  it.each(['app/main.tsx', 'gateway/modules/leads/lead.ts', 'schema.graphql', 'package-lock.json', 'vite.config.ts', 'app/new.ts'])('is stale when %s changes', (path) => {
    write(path, 'changed');
    expect(isBuildFresh(root, hash())).toBe(false);
  });

  it('is stale when a file is removed or renamed', () => {
    const before = hash();
    rmSync(join(root, 'app/main.tsx'));
    const without = hash();
    write('app/main2.tsx', 'render()');
    expect(new Set([before, without, hash()]).size).toBe(3);
  });

  it.each(['app/main.test.tsx', 'gateway/test/factories.ts', 'e2e/journey.test.ts', 'README.md', 'app/.main.tsx.swp', 'data/secrets.json'])('does not mind %s', (path) => {
    write(path, 'changed');
    expect(isBuildFresh(root, hash())).toBe(true);
  });

  it('is stale when PUBLIC_URL changes, from the environment or .env, which comes second', () => {
    expect(hash({ PUBLIC_URL: 'http://localhost:4000' })).toBe(hash());
    expect(hash({ PUBLIC_URL: '', PORT: '5000' })).toBe(hash());
    const fromEnvironment = hash({ PUBLIC_URL: 'https://www.example.com' });
    expect(fromEnvironment).not.toBe(hash());
    write('.env', 'PUBLIC_URL=https://www.example.com\nJWT_SECRET=whatever\n');
    expect(hash()).toBe(fromEnvironment);
    expect(buildVariables(root, { PUBLIC_URL: 'https://other.example.com' })).toEqual({ PUBLIC_URL: 'https://other.example.com' });
  });

  it('is stale when analytics change', () => {
    const settings = { ANALYTICS_PROVIDER: 'plausible', ANALYTICS_ID: 'example.com' };
    expect(new Set([hash(), hash(settings), hash({ ...settings, ANALYTICS_SCRIPT_URL: 'https://stats.example.com/script.js' })]).size).toBe(3);
  });

  it('is stale when what was built is gone', () => {
    rmSync(join(root, 'dist/builds'), { recursive: true });
    expect(isBuildFresh(root, hash())).toBe(false);
  });
});

describe('whether an installation is stale', () => {
  const packages = {
    '': { name: 'longitude' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/for-another-system': { version: '2.0.0', integrity: 'sha512-b', optional: true },
  };
  const installed = { 'node_modules/a': packages['node_modules/a'] };
  beforeEach(() => write('package-lock.json', { packages }));

  it('is stale without node_modules, and when npm was cut short', () => {
    expect(isInstallFresh(root)).toBe(false);
    mkdirSync(join(root, 'node_modules'));
    expect(isInstallFresh(root)).toBe(false);
  });

  it('is fresh by our stamp, until the lock file changes', () => {
    write(INSTALL_STAMP, { lock: hashLock(Buffer.from(JSON.stringify({ packages }))) });
    expect(isInstallFresh(root)).toBe(true);
    write('package-lock.json', { packages: { ...packages, 'node_modules/c': { version: '1.0.0' } } });
    expect(isInstallFresh(root)).toBe(false);
  });

  it("is fresh after a developer's own npm install", () => {
    write('node_modules/.package-lock.json', { packages: installed });
    expect(isInstallFresh(root)).toBe(true);
  });

  it.each([
    ['a package is missing', {}],
    ['a package has another version', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
    ['a package has another content', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } }],
    ['there is one too many', { ...installed, 'node_modules/z': { version: '1.0.0' } }],
  ])('is stale when %s', (_, found) => {
    write('node_modules/.package-lock.json', { packages: found });
    expect(isInstallFresh(root)).toBe(false);
  });
});
