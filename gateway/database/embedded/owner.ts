import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { statSync } from 'node:fs';
import { Refusal } from './refusal.ts';

/** The operating system's user whom PostgreSQL runs as. Undefined ids: ourselves. */
export interface Owner {
  uid?: number;
  gid?: number;
}

export const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: an existing `postgres` user, or one made for this, or `nobody`. */
export function unprivilegedUser(): Owner {
  if (!isRoot) return {};
  const known = lookUp('postgres') ?? lookUp('longitude');
  if (known) return known;
  spawnSync('useradd', ['--system', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin', 'longitude']);
  const made = lookUp('longitude') ?? lookUp('nobody');
  if (made) return made;
  throw new Refusal('PostgreSQL does not run as root, and no other user could be found or made. Start as another user, or set DATABASE_URL.');
}

/**
 * Whom an existing cluster belongs to: PostgreSQL starts it as nobody else.
 * @throws Refusal when that is neither us nor somebody we can become.
 */
export function ownerOf(cluster: string): Owner {
  const { uid, gid } = statSync(cluster);
  if (process.platform === 'win32' || uid === process.getuid?.()) {
    if (isRoot) throw new Refusal(`${cluster} belongs to root, as whom PostgreSQL does not run. Give it to the user it belonged to before.`);
    return {};
  }
  if (isRoot) return { uid, gid };
  throw new Refusal(
    `The database in ${cluster} belongs to another user (number ${uid}). Start as the user who started it first, or set DATA_DIR to a folder of your own.`,
  );
}

/** True when `owner` can go through `folder`, that is, when nothing on the way is closed to them. */
export function canReach(owner: Owner, folder: string): boolean {
  return owner.uid === undefined || run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], owner) === 0;
}

/** True when `owner` can run the program; covers closed folders, missing libraries and noexec mounts. */
export function canRun(owner: Owner, program: string): boolean {
  return run(program, ['--version'], owner) === 0;
}

/**
 * What PostgreSQL's programs are given: nothing of ours, since PG* variables would change what they do and secrets are
 * none of their business. Windows programs do not start without the system's variables.
 */
export const bareEnvironment = process.platform === 'win32' ? undefined : { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };

function run(program: string, args: string[], owner: Owner): number | null {
  // Our own working folder may be closed to them.
  const options: SpawnSyncOptions = { ...owner, cwd: '/', env: bareEnvironment, stdio: 'ignore' };
  return spawnSync(program, args, options).status;
}

function lookUp(name: string): Owner | undefined {
  const id = (flag: string) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout ?? '', 10);
  const [uid, gid] = [id('-u'), id('-g')];
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : undefined;
}
