/**
 * Builds app and gateway into `dist/builds/<id>/` and then points `dist/app` and `dist/gateway` there. A build that
 * fails or is interrupted changes nothing, and a running gateway, which goes by its files' real paths, keeps the
 * build it was started from. Run by `tools/prepare.mjs`, which decides whether a build is needed.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { BUILD_STAMP } from './freshness.mjs';

const root = resolve(import.meta.dirname, '..');
const builds = join(root, 'dist/builds');
/** A draft this old, in milliseconds, was left by an interrupted build. */
const ABANDONED_AFTER = 60 * 60_000;

const inputs = process.argv[2];
if (!inputs) {
  console.error('Please run "npm run build", which knows when a build is needed.');
  process.exit(1);
}

process.chdir(root);
process.env.NODE_ENV = 'production';
const draft = join(builds, `draft-${randomBytes(4).toString('hex')}`);
try {
  await build({ configFile: 'vite.gateway.config.ts', logLevel: 'warn', build: { outDir: join(draft, 'gateway') } });
  execFileSync(process.execPath, [join(draft, 'gateway/keep-questions.js')], { stdio: 'inherit' });
  await build({ configFile: 'vite.config.ts', logLevel: 'warn', build: { outDir: join(draft, 'app') } });
  const finished = join(builds, `${Date.now().toString(36)}-${inputs.slice(0, 8)}`);
  await rename(draft, finished);
  const replaced = await currentBuild();
  await point('app', finished);
  await point('gateway', finished);
  await writeAtomically(join(root, BUILD_STAMP), `${JSON.stringify({ inputs, build: basename(finished) })}\n`);
  await removeOthers([basename(finished), replaced]);
} finally {
  await rm(draft, { recursive: true, force: true });
}

async function currentBuild(): Promise<string | undefined> {
  const stamp = await readFile(join(root, BUILD_STAMP), 'utf8').catch(() => '{}');
  return (JSON.parse(stamp) as { build?: string }).build;
}

/** Replaces the link `dist/<part>` in one step where the system can do that. */
async function point(part: string, finished: string): Promise<void> {
  const link = join(root, 'dist', part);
  const fresh = `${link}.${randomBytes(4).toString('hex')}`;
  // Relative, so that the checkout can be moved. Windows gives folders' links (junctions) absolute targets only.
  const target = process.platform === 'win32' ? join(finished, part) : relative(join(root, 'dist'), join(finished, part));
  await symlink(target, fresh, 'junction');
  if (process.platform === 'win32' || !(await isLink(link))) await unlink(part);
  await rename(fresh, link);
}

/** Removes `dist/<part>`: only the link where it is one, not the build behind it. */
async function unlink(part: string): Promise<void> {
  await rm(join(root, 'dist', part), { recursive: true, force: true });
}

async function isLink(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isSymbolicLink() ?? false;
}

/** The build before this one stays: a gateway may still be running from it. */
async function removeOthers(kept: (string | undefined)[]): Promise<void> {
  for (const name of await readdir(builds)) {
    const path = join(builds, name);
    const abandoned = Date.now() - (await stat(path)).mtimeMs > ABANDONED_AFTER;
    if (!kept.includes(name) && (abandoned || !name.startsWith('draft-'))) await rm(path, { recursive: true, force: true });
  }
}

async function writeAtomically(path: string, text: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
