import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { APPLICATION, ensureApplicationDatabase } from './application-database.ts';
import { makeClusterOnce } from './cluster.ts';
import { becomeTheGateway, joinUsers, leaveUsers } from './locks.ts';
import { findPlace, type Place } from './place.ts';
import { Refusal } from './refusal.ts';
import { readOrMakeSecrets } from './secrets.ts';
import { type Connected, connectToServer, stopServer } from './server.ts';

export interface EmbeddedOptions {
  /** Absolute. Made when missing. */
  dataDir: string;
  /** Takes one sentence for the operator. */
  log: (line: string) => void;
  /** True for the gateway, of which there is one on a data folder. False for whoever works beside it. */
  holdLock: boolean;
}

export interface Embedded {
  /** Of the application's database; stays the same for as long as this object is in use. */
  url: string;
  databaseName: string;
  /** Generated once and kept in the data folder. */
  jwtSecret: string;
  /** Ends our use of the server, and stops it when nobody else uses it. */
  stop(): Promise<void>;
}

/** In milliseconds. */
const PATIENCE_WITH_A_KILLED_GATEWAY = 3000;
const BEFORE_A_RESTART = 200;

/**
 * Starts the PostgreSQL that npm brought on a data folder, or joins the one that runs there already. A gateway
 * (`holdLock`) also starts it again should it die.
 * @throws Refusal when another gateway is live on the folder, or the server cannot be started
 */
export async function startEmbedded({ dataDir, log, holdLock }: EmbeddedOptions): Promise<Embedded> {
  const place = await findPlace(dataDir, log);
  const secrets = await readOrMakeSecrets(dataDir, existsSync(place.cluster));
  await makeClusterOnce(place, secrets.superuserPassword, log);

  let session = await join(place, secrets.superuserPassword);
  const { port } = session;
  if (holdLock && !(await becomeTheGateway(session.client, PATIENCE_WITH_A_KILLED_GATEWAY))) {
    await leave(place, session);
    throw new Refusal(`The data folder ${dataDir} is in use by another running gateway. Stop that one first, or set DATA_DIR to another folder.`);
  }
  await ensureApplicationDatabase(session.client, secrets.applicationPassword);

  const stopping = new AbortController();
  let restart: Promise<void> | undefined;
  const watch = () => session.client.once('end', () => (restart = stopping.signal.aborted ? undefined : bringBack()));

  async function bringBack(): Promise<void> {
    log('The connection to PostgreSQL broke; starting it again.');
    while (!stopping.signal.aborted) {
      await delay(BEFORE_A_RESTART);
      try {
        const next = await join(place, secrets.superuserPassword, port);
        session = next;
        if (await becomeTheGateway(next.client, PATIENCE_WITH_A_KILLED_GATEWAY)) {
          watch();
          log('PostgreSQL is back.');
          return;
        }
        log('Another gateway took the database over while PostgreSQL was away.');
        await next.client.end();
      } catch (error) {
        log(`PostgreSQL is not back yet: ${(error as Error).message}`);
        await delay(BEFORE_A_RESTART * 4);
      }
    }
  }

  if (holdLock) watch();
  return {
    url: `postgresql://${APPLICATION}:${secrets.applicationPassword}@127.0.0.1:${port}/${APPLICATION}?sslmode=disable`,
    databaseName: APPLICATION,
    jwtSecret: secrets.jwtSecret,
    async stop() {
      if (stopping.signal.aborted) return;
      stopping.abort();
      await restart;
      await leave(place, session);
    },
  };
}

async function join(place: Place, password: string, port?: number): Promise<Connected> {
  for (let attempt = 1; ; attempt++) {
    const connected = await connectToServer(place, password, port);
    try {
      await joinUsers(connected.client);
      return connected;
    } catch (error) {
      // The last user was stopping the server just then: start it anew.
      await connected.client.end().catch(() => {});
      if (attempt === 10) throw new Refusal(`The database in ${dirname(place.cluster)} cannot be used: ${(error as Error).message}.`);
    }
  }
}

async function leave(place: Place, { client }: Connected): Promise<void> {
  const nobodyElse = await leaveUsers(client).catch(() => false);
  if (nobodyElse) await stopServer(place);
  await client.end().catch(() => {});
}
