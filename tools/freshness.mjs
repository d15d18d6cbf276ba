// Plain JavaScript for Node 20 without any package: this runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as util from 'node:util';

/** What a build is made of. Tests are not, so that writing one makes no build stale. */
const BUILD_INPUTS = [
  'app',
  'gateway',
  'schema.graphql',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.gateway.config.ts',
  'tools/build.ts',
  'tools/analytics-settings.mjs',
];
/** Also files that editors and systems leave about. */
const NO_INPUT = /(\.test\.tsx?|\/test|\/\.[^/]*|~)$/;

/** The address that goes into the pages (canonical links) when PUBLIC_URL is unset, whatever PORT is. */
const DEFAULT_PUBLIC_URL = 'http://localhost:4000';

/** Where the build left its stamp, and where an installation left its own. */
export const BUILD_STAMP = 'dist/build-stamp.json';
export const INSTALL_STAMP = 'node_modules/.longitude-install.json';

/**
 * Environment variables that end up in the built pages, from `.env` and the real environment, which wins.
 * @param {string} root the checkout
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string>}
 */
export function buildVariables(root, environment) {
  const given = { ...readDotEnv(root), ...environment };
  const found = Object.entries(given).filter(([name, value]) => value && (name === 'PUBLIC_URL' || /^(?:VITE|ANALYTICS)_/.test(name)));
  return { PUBLIC_URL: DEFAULT_PUBLIC_URL, ...Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/**
 * A hash of all that goes into a build; equal inputs give an equal hash on every machine.
 * @param {string} root the checkout
 * @param {Record<string, string>} variables see `buildVariables`
 * @returns {string}
 */
export function hashBuildInputs(root, variables) {
  const hash = createHash('sha256');
  // JSON keeps apart where one part ends and the next begins.
  for (const entry of Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(JSON.stringify(entry));
  for (const path of BUILD_INPUTS.flatMap((input) => filesUnder(root, input))) {
    const content = readFileSync(join(root, path));
    hash.update(JSON.stringify([path, content.length])).update(content);
  }
  return hash.digest('hex');
}

/**
 * Whether `dist` was built from inputs with this hash, and is whole.
 * @param {string} root the checkout
 * @param {string} hash see `hashBuildInputs`
 */
export function isBuildFresh(root, hash) {
  const stamp = readJson(join(root, BUILD_STAMP));
  return stamp?.inputs === hash && existsSync(join(root, 'dist/gateway/main.js')) && existsSync(join(root, 'dist/builds', stamp.build, 'app/index.html'));
}

/**
 * Whether `node_modules` is what the lock file asks for: by the stamp of our own `npm ci`, or, after a developer's own
 * `npm install`, by npm's record of what it installed.
 * @param {string} root the checkout
 */
export function isInstallFresh(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  if (!existsSync(join(root, 'node_modules'))) return false;
  if (readJson(join(root, INSTALL_STAMP))?.lock === hashLock(lock)) return true;
  // npm writes this last, so that an installation cut short has none.
  const record = readJson(join(root, 'node_modules/.package-lock.json'));
  return record !== undefined && agrees(JSON.parse(lock.toString()).packages, record.packages);
}

/** @param {Buffer} lock content of package-lock.json */
export function hashLock(lock) {
  return createHash('sha256').update(lock).digest('hex');
}

/**
 * Every locked package is there in its locked version, except optional ones (made for other systems), and nothing else is.
 * @param {Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean }>} locked
 * @param {Record<string, { version?: string, integrity?: string }>} installed
 */
function agrees(locked, installed = {}) {
  const same = (path) => locked[path]?.version === installed[path]?.version && locked[path]?.integrity === installed[path]?.integrity;
  return (
    Object.keys(installed).every((path) => path in locked && same(path)) &&
    Object.entries(locked).every(([path, { optional }]) => path === '' || path in installed || optional)
  );
}

function filesUnder(root, path) {
  if (!existsSync(join(root, path)) || NO_INPUT.test(path)) return [];
  try {
    // Sorted by code unit, because a locale's order differs between machines. Always with `/`, for the same reason.
    return readdirSync(join(root, path)).sort().flatMap((name) => filesUnder(root, `${path}/${name}`));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

function readDotEnv(root) {
  if (!existsSync(join(root, '.env'))) return {};
  const text = readFileSync(join(root, '.env'), 'utf8');
  if (util.parseEnv) return util.parseEnv(text);
  // Node 20 before 20.12: enough for addresses; everything else is read by the gateway, on Node 24.
  return Object.fromEntries([...text.matchAll(/^\s*(?:export\s+)?(\w+)\s*=\s*["']?([^"'#\r\n]*?)["']?\s*(?:#.*)?$/gm)].map(([, name, value]) => [name, value]));
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
