import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { SUPERUSER } from './cluster.ts';
import { bareEnvironment } from './owner.ts';
import type { Place } from './place.ts';
import { disownPostmaster, isPostmasterOf, readPostmaster } from './postmaster.ts';
import { Refusal } from './refusal.ts';
import { settings } from './settings.ts';

/** A connection of the superuser to the database `postgres` of a running server. */
export interface Connected {
  client: Client;
  port: number;
}

/** In milliseconds, between two looks at a server that is on its way. */
const LOOK_EVERY = 25;
/** Starts that end at once, before we give up: a port may be taken in between, an old server may take a moment to go. */
const MAX_STARTS = 8;

/**
 * Connects to the cluster's server: the one that runs already (also one that a killed gateway left behind), or one
 * that is started now. Waits as long as a live server recovers.
 * @param port keep to this port, because an address with it was handed out already
 * @throws Refusal when the server does not start, or does not know our password
 */
export async function connectToServer(place: Place, password: string, port?: number): Promise<Connected> {
  let starts = 0;
  for (;;) {
    const running = readPostmaster(place.cluster);
    if (running && isPostmasterOf(running.pid, place.cluster)) {
      const client = await connect(running.port, password);
      if (client) return { client, port: running.port };
      await delay(LOOK_EVERY);
      continue;
    }
    if (running && isAlive(running.pid)) disownPostmaster(place.cluster);
    if (starts++ === MAX_STARTS) throw new Refusal(`PostgreSQL does not start: ${lastWords(place)} Its log is in ${join(place.cluster, 'log')}.`);
    const child = await launch(place, port ?? (await freePort()));
    while (child.exitCode === null && child.signalCode === null && readPostmaster(place.cluster)?.pid !== child.pid) await delay(LOOK_EVERY);
    if (child.exitCode !== null || child.signalCode !== null) await delay(LOOK_EVERY * 2 ** starts);
  }
}

/** Connects, or returns undefined while the server does not take connections (yet, or any more). */
async function connect(port: number, password: string): Promise<Client | undefined> {
  // `ssl: false` even if PGSSLMODE says otherwise: it never leaves this machine.
  const client = new Client({ host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres', ssl: false, connectionTimeoutMillis: 5000 });
  // Without a listener a broken connection would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if ((error as { code?: string }).code === '28P01') {
      throw new Refusal('The database does not know the password in secrets.json. Put the two back from the same backup.');
    }
    return undefined;
  }
}

/**
 * Detached, in a session of its own: Ctrl-C in the terminal reaches the gateway only, which first finishes what it
 * accepted and then stops the server. What it says before its own log opens goes to `<cluster>-start.log`.
 */
async function launch({ binaries, cluster, owner }: Place, port: number): Promise<ChildProcess> {
  const said = openSync(startLog(cluster), 'w', 0o600);
  try {
    const args = ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(binaries.program('postgres'), args, { ...owner, cwd: dirname(cluster), env: bareEnvironment, detached: true, stdio: ['ignore', said, said] });
    child.unref();
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    return child;
  } catch (error) {
    throw new Refusal(`PostgreSQL does not start: ${(error as Error).message}.`);
  } finally {
    closeSync(said);
  }
}

/** Stops the server and waits for it; sessions that are still open are ended, what they committed is kept. */
export async function stopServer(place: Place): Promise<void> {
  const running = readPostmaster(place.cluster);
  if (!running || !isPostmasterOf(running.pid, place.cluster)) return;
  if (process.platform === 'win32') {
    const child = spawn(place.binaries.program('pg_ctl'), ['stop', '-D', place.cluster, '-m', 'fast', '-W'], { stdio: 'ignore' });
    await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  } else {
    process.kill(running.pid, 'SIGINT');
  }
  while (isAlive(running.pid) && readPostmaster(place.cluster)?.pid === running.pid) await delay(LOOK_EVERY);
}

const startLog = (cluster: string) => `${cluster}-start.log`;

function lastWords({ cluster }: Place): string {
  return readFileSync(startLog(cluster), 'utf8').trim().split('\n').slice(-3).join(' ');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A port that nobody listens on. Another program may still be quicker: then the start is tried again with the next. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}
