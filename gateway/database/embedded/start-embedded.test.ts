import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isRoot, ownerOf } from './owner.ts';
import { readPostmaster } from './postmaster.ts';
import { Refusal } from './refusal.ts';
import { type Embedded, startEmbedded } from './start-embedded.ts';

/** In milliseconds; only for what hangs. */
const BACK_WITHIN = 60_000;

let parent: string;
let dataDir: string;
const said: string[] = [];
/** Ended before their folder is removed: a server whose folder is gone cannot be found any more. */
const running: Embedded[] = [];

beforeEach(async () => {
  // A space, because paths on many machines have one.
  parent = await mkdtemp(join(tmpdir(), 'longitude embedded-'));
  await chmod(parent, 0o711);
  dataDir = join(parent, 'data');
  said.length = 0;
});

afterEach(async () => {
  for (const embedded of running.splice(0)) await embedded.stop();
  await rm(parent, { recursive: true, force: true });
});

const start = async (holdLock = true): Promise<Embedded> => {
  const embedded = await startEmbedded({ dataDir, holdLock, log: (line) => said.push(line) });
  running.push(embedded);
  return embedded;
};

/** A gateway in a process of its own, which can be killed. Resolves with its address once it is up. */
async function startChild(): Promise<{ child: ChildProcess; url: string }> {
  const script = `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'start-embedded.ts'))};
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, holdLock: true, log: () => {} });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
    child.once('exit', (code) => reject(new Error(`the child ended with ${code}`)));
  });
  return { child, url };
}

function postmasterPid(): number {
  const postmaster = readPostmaster(join(dataDir, 'cluster'));
  if (!postmaster) throw new Error('no server runs');
  return postmaster.pid;
}

const kill = (child: ChildProcess) => new Promise((done) => (child.once('exit', done), child.kill('SIGKILL')));

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const write = (url: string) => query(url, 'CREATE TABLE IF NOT EXISTS kept (n int); INSERT INTO kept VALUES (42)');
const kept = async (url: string) => (await query<{ n: number }>(url, 'SELECT n FROM kept')).map(({ n }) => n);

describe('a first start', () => {
  it('makes a durable database that nobody but us can reach', async () => {
    const { url, databaseName } = await start();
    expect(await query(url, 'SELECT current_database() AS name, current_user AS who')).toEqual([{ name: databaseName, who: 'longitude' }]);
    const shown = async (setting: string) => Object.values((await query(url, `SHOW ${setting}`))[0] ?? {})[0];
    expect(await shown('server_version')).toMatch(/^18\./);
    expect(await shown('fsync')).toBe('on');
    expect(await shown('data_checksums')).toBe('on');
    expect(await shown('server_encoding')).toBe('UTF8');
    expect(await shown('listen_addresses')).toBe('127.0.0.1');
    expect(await query(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([{ rolsuper: false }]);
    expect(await query(url, "SELECT datlocprovider::text, datlocale FROM pg_database WHERE datname = current_database()")).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8' }]);
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password/);
  });

  it('keeps its secrets where only their owner reads them', async () => {
    const { jwtSecret } = await start();
    const path = join(dataDir, 'secrets.json');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ jwtSecret });
    expect(Buffer.byteLength(jwtSecret)).toBeGreaterThanOrEqual(32);
    expect((await readdir(dataDir)).sort()).toEqual(['cluster', 'cluster-start.log', 'secrets.json']);
  });

  it('done by two at once makes one database, and one gateway', async () => {
    const [first, second] = await Promise.allSettled([start(), start()]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
    const refused = [first, second].find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toBeInstanceOf(Refusal);
    expect(refused.reason.message).toMatch(/is in use by another running gateway/);
    const ready = [first, second].find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<Embedded>;
    await write(ready.value.url);
  });

  it('tidies up what an interrupted one left', async () => {
    await mkdir(join(dataDir, 'cluster.new-old'), { recursive: true });
    await utimes(join(dataDir, 'cluster.new-old'), 0, 0);
    await start();
    expect(existsSync(join(dataDir, 'cluster.new-old'))).toBe(false);
  });
});

describe('a later start', () => {
  it('finds every row, and the same secret', async () => {
    const first = await start();
    await write(first.url);
    await first.stop();
    expect(readPostmaster(join(dataDir, 'cluster'))).toBeUndefined();
    const second = await start();
    expect(await kept(second.url)).toEqual([42]);
    expect(second.jwtSecret).toBe(first.jwtSecret);
  });

  it('takes over the server of a gateway that was killed', async () => {
    const { child, url } = await startChild();
    await write(url);
    const pid = postmasterPid();
    await kill(child);
    const next = await start();
    expect(postmasterPid()).toBe(pid);
    expect(await kept(next.url)).toEqual([42]);
  });

  it('recovers after everything was killed', async () => {
    const { child, url } = await startChild();
    await write(url);
    process.kill(postmasterPid(), 'SIGKILL');
    await kill(child);
    expect(await kept((await start()).url)).toEqual([42]);
  });

  it('is not kept off by another program under the number of a server that is gone', async () => {
    const { child, url } = await startChild();
    await write(url);
    const pid = postmasterPid();
    process.kill(pid, 'SIGKILL');
    await kill(child);
    // Of the same user, or PostgreSQL itself would know better.
    const bystander = spawn('sleep', ['60'], { ...ownerOf(join(dataDir, 'cluster')), cwd: '/', stdio: 'ignore' });
    onTestFinished(() => void bystander.kill());
    const path = join(dataDir, 'cluster/postmaster.pid');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(bystander.pid)), { flag: 'w' });
    expect(await kept((await start()).url)).toEqual([42]);
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
  });

  it('is refused beside a live gateway, which goes on', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(`The data folder ${dataDir} is in use by another running gateway.`);
    await write(first.url);
  });

  it('is refused without the secrets that the database was made with', async () => {
    await (await start()).stop();
    await rm(join(dataDir, 'secrets.json'));
    await expect(start()).rejects.toThrow(/secrets\.json, which holds its password, is missing/);
  });

  it('is refused on a database of another PostgreSQL', async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, 'cluster/PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 17/);
  });

  it('is refused, not begun anew, when the remembered place of the database is gone', async () => {
    await mkdir(dataDir);
    writeFileSync(join(dataDir, 'cluster-location.json'), JSON.stringify({ cluster: join(parent, 'elsewhere/cluster') }));
    await expect(start()).rejects.toThrow(/and is gone/);
  });
});

describe.runIf(isRoot)('as root, in a folder that is closed to everybody else', () => {
  it('opens the data folder itself to passing through, when it is all that is closed', async () => {
    await mkdir(dataDir, { mode: 0o700 });
    await write((await start()).url);
    expect(statSync(dataDir).mode & 0o777).toBe(0o711);
    expect(existsSync(join(dataDir, 'cluster'))).toBe(true);
  });

  it('has the database elsewhere, says where, and remembers it', async () => {
    await chmod(parent, 0o700);
    const first = await start();
    const note = JSON.parse(readFileSync(join(dataDir, 'cluster-location.json'), 'utf8')) as { cluster: string };
    onTestFinished(() => rm(dirname(note.cluster), { recursive: true }));
    expect(note.cluster).toMatch(/^\/var\/lib\/longitude\/[0-9a-f]{12}-\w+\/cluster$/);
    expect(said[0]).toContain(note.cluster);
    await write(first.url);
    await first.stop();
    expect(await kept((await start()).url)).toEqual([42]);
  });
});

describe('while it runs', () => {
  it('is joined by who works beside it, and outlives them', async () => {
    const gateway = await start();
    const beside = await start(false);
    expect(beside.url).toBe(gateway.url);
    await beside.stop();
    await write(gateway.url);
  });

  it('is stopped by whoever leaves last', async () => {
    const first = await start(false);
    const second = await start(false);
    await first.stop();
    await write(second.url);
    await second.stop();
    await expect(query(second.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('starts a server again that dies, at the same address', async () => {
    const { url } = await start();
    await write(url);
    process.kill(postmasterPid(), 'SIGKILL');
    await expect.poll(() => kept(url).catch(() => []), { timeout: BACK_WITHIN, interval: 100 }).toEqual([42]);
    await expect.poll(() => said.at(-1), { timeout: BACK_WITHIN }).toBe('PostgreSQL is back.');
    await expect(start()).rejects.toThrow(/in use by another running gateway/);
  });
});
