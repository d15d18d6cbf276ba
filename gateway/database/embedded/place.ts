import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, chmod, mkdir, mkdtemp, realpath, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createOnce, readIfThere } from './atomic-file.ts';
import { type Binaries, copyBinaries, packagedBinaries } from './binaries.ts';
import { canReach, canRun, isRoot, type Owner, ownerOf, unprivilegedUser } from './owner.ts';
import { Refusal } from './refusal.ts';

/** Where the cluster is or will be, and who runs it with what. */
export interface Place {
  cluster: string;
  owner: Owner;
  binaries: Binaries;
}

/** For what cannot stay where it is: an unprivileged user reaches this on every system. */
const SHARED_FOLDER = '/var/lib/longitude';
const NOTE = 'cluster-location.json';

/**
 * `<dataDir>/cluster`, unless we are root and the user who runs PostgreSQL cannot get there (a checkout inside root's
 * closed home folder): then a folder under /var/lib, which a note in the data folder remembers.
 * @throws Refusal when the remembered place is gone, or what is there is somebody else's.
 */
export async function findPlace(folder: string, log: (line: string) => void): Promise<Place> {
  const dataDir = await makeFolder(folder);
  const remembered = await readNote(dataDir);
  const expected = remembered ?? join(dataDir, 'cluster');
  const owner = existsSync(expected) ? ownerOf(expected) : unprivilegedUser();
  const cluster = remembered ?? (await reachableCluster(dataDir, expected, owner));
  if (dirname(cluster) !== dataDir) {
    log(`${dataDir} is closed to the user who runs PostgreSQL, so the database is in ${cluster}. Keep both when you move or back up.`);
  }
  return { cluster, owner, binaries: await runnableBinaries(owner) };
}

/** One spelling for one folder: a server is recognised by the path it was started with. */
async function makeFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    const path = await realpath(dataDir);
    await access(path, constants.W_OK);
    return path;
  } catch (error) {
    throw new Refusal(`The data folder ${dataDir} cannot be used: ${(error as Error).message}. Set DATA_DIR to a folder that can be written.`);
  }
}

async function readNote(dataDir: string): Promise<string | undefined> {
  const path = join(dataDir, NOTE);
  const text = await readIfThere(path);
  if (text === undefined) return undefined;
  const cluster = parseNote(path, text);
  // Going on with an empty database in its stead would look like every row was lost.
  if (!existsSync(dirname(cluster))) {
    throw new Refusal(`The database of ${dataDir} was in ${cluster} (so says ${path}), and is gone. Put it back from your backup, or remove ${path} to begin with an empty one.`);
  }
  return cluster;
}

function parseNote(path: string, text: string): string {
  try {
    const { cluster } = JSON.parse(text) as { cluster?: unknown };
    if (typeof cluster === 'string' && cluster) return cluster;
  } catch {
    // Not JSON: refused below.
  }
  throw new Refusal(`${path} is damaged: it must hold the path of the database as {"cluster": "…"}.`);
}

async function reachableCluster(dataDir: string, expected: string, owner: Owner): Promise<string> {
  if (!isRoot || canReach(owner, dataDir)) return expected;
  if (canReach(owner, dirname(dataDir))) {
    // Only the data folder itself is closed. Others may now pass through, but still neither list it nor read what is in it.
    const { mode } = await stat(dataDir);
    await chmod(dataDir, mode | 0o011);
    return expected;
  }
  if (existsSync(expected)) {
    throw new Refusal(`The database in ${expected} is closed to the user it belongs to. Move the data folder out of the closed folder, or open that to passing through.`);
  }
  return await placeElsewhere(dataDir);
}

async function placeElsewhere(dataDir: string): Promise<string> {
  await mkdir(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  // A name never used before: an earlier database of a data folder at this path is nobody's to overwrite.
  const home = await mkdtemp(join(SHARED_FOLDER, `${hash}-`));
  await chmod(home, 0o711);
  const note = `${JSON.stringify({ cluster: join(home, 'cluster') }, null, 2)}\n`;
  const agreed = await createOnce(join(dataDir, NOTE), note);
  // Another start was quicker by a moment; both use its place.
  if (agreed !== note) await rmdir(home);
  return parseNote(join(dataDir, NOTE), agreed);
}

async function runnableBinaries(owner: Owner): Promise<Binaries> {
  const packaged = packagedBinaries();
  if (canRun(owner, packaged.program('postgres'))) return packaged;
  const copied = isRoot ? await copyBinaries(packaged, SHARED_FOLDER) : packaged;
  if (canRun(owner, copied.program('postgres'))) return copied;
  throw new Refusal(`PostgreSQL's program ${copied.program('postgres')} does not run here. Set DATABASE_URL to a PostgreSQL of your own.`);
}
