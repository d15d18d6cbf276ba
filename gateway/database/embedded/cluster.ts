import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readIfThere, syncFolder } from './atomic-file.ts';
import { bareEnvironment } from './owner.ts';
import type { Place } from './place.ts';
import { Refusal } from './refusal.ts';

export const SUPERUSER = 'postgres';

/**
 * Makes the cluster when there is none: in a sibling folder that is renamed when whole, so that a start cut short
 * leaves no half cluster, and of two first starts at once one wins and both go on with its cluster.
 * @throws Refusal with what initdb said.
 */
export async function makeClusterOnce(place: Place, superuserPassword: string, log: (line: string) => void): Promise<void> {
  const madeBy = await readIfThere(join(place.cluster, 'PG_VERSION'));
  if (madeBy !== undefined) return checkVersion(place, madeBy.trim());
  log('Making the database (only the first time).');
  const parent = dirname(place.cluster);
  await removeAbandoned(parent);
  const draft = await mkdtemp(join(parent, DRAFT));
  try {
    const passwordFile = join(draft, 'password');
    await writeFile(passwordFile, `${superuserPassword}\n`, { mode: 0o600 });
    await giveTo(place, draft, passwordFile);
    const cluster = join(draft, basename(place.cluster));
    await initdb(place, cluster, passwordFile);
    // Made by a user who may write into the draft only; the rename is ours.
    await rename(cluster, place.cluster).catch((error: NodeJS.ErrnoException) => {
      if (!existsSync(join(place.cluster, 'PG_VERSION'))) throw error;
    });
    await syncFolder(parent);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function checkVersion({ binaries, cluster }: Place, madeBy: string): void {
  if (binaries.version.startsWith(`${madeBy}.`)) return;
  throw new Refusal(
    `The database in ${cluster} was made by PostgreSQL ${madeBy}, and this is ${binaries.version}. ` +
      `Dump it with pg_dump of a PostgreSQL ${madeBy} while the earlier release runs, and restore it into a new data folder with this one.`,
  );
}

const DRAFT = 'cluster.new-';
/** In milliseconds. A live initdb takes a second or two, on a slow disk perhaps a minute. */
const ABANDONED_AFTER = 15 * 60_000;

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    if (name.startsWith(DRAFT) && Date.now() - (await stat(path)).mtimeMs > ABANDONED_AFTER) await rm(path, { recursive: true, force: true });
  }
}

async function giveTo({ owner }: Place, ...paths: string[]): Promise<void> {
  if (owner.uid === undefined || owner.gid === undefined) return;
  for (const path of paths) await chown(path, owner.uid, owner.gid);
}

/** Sorting by PostgreSQL's own C.UTF-8, so that an order never depends on the system's C library or its version. */
async function initdb({ binaries, owner }: Place, cluster: string, passwordFile: string): Promise<void> {
  const args = [
    `--pgdata=${cluster}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ];
  const child = spawn(binaries.program('initdb'), args, { ...owner, cwd: dirname(cluster), env: bareEnvironment, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Refusal(`The database could not be made in ${dirname(dirname(cluster))}: ${said.trim() || `initdb ended with ${code}`}`);
}
