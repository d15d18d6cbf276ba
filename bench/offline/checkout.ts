import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BUILD_STAMP } from '../../tools/freshness.mjs';
import { root } from '../gateway-process.ts';

const SOURCES = ['app', 'gateway', 'tools', 'schema.graphql', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vite.gateway.config.ts'];
/** What a build keeps for the next one, where it is there. */
const KEPT = '.cache/pictures';
/** Said on every page, so that a change of it changes the name of every script. */
const CHANGED = 'app/content/company.ts';

/** A copy of this project with the build that is there, in which further releases are built as they are anywhere. */
export interface Checkout {
  readonly folder: string;
  /** Builds the next release, which says on every page that it is release such and such. */
  release(name: string, variables?: Record<string, string>): Promise<void>;
  remove(): Promise<void>;
}

export async function copyCheckout(): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'longitude-releases-'));
  for (const source of SOURCES) await cp(join(root, source), join(folder, source), { recursive: true });
  if (existsSync(join(root, KEPT))) await cp(join(root, KEPT), join(folder, KEPT), { recursive: true });
  await symlink(await realpath(join(root, 'node_modules')), join(folder, 'node_modules'), 'junction');
  const present = dirname(await realpath(join(root, 'dist/app')));
  await cp(present, join(folder, 'dist/builds', present.split(/[\\/]/).at(-1)!), { recursive: true });
  for (const part of ['app', 'gateway']) await symlink(await readlink(join(root, 'dist', part)), join(folder, 'dist', part), 'junction');
  await cp(join(root, BUILD_STAMP), join(folder, BUILD_STAMP));

  const text = await readFile(join(folder, CHANGED), 'utf8');
  return {
    folder,
    async release(name, variables = {}) {
      await writeFile(join(folder, CHANGED), text.replace(/(copyright: ')[^']*/, `$1Release ${name}`));
      await run(folder, name, variables);
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  };
}

async function run(folder: string, name: string, variables: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['tools/build.ts', `release-${name}`], {
    cwd: folder,
    // What a test runner sets changes what is built.
    env: { ...process.env, NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:4000', VITEST: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (said += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Release ${name} could not be built:\n${said}`);
}
