import { setTimeout as delay } from 'node:timers/promises';
import type { Environment } from '../config.ts';
import { Refusal } from './embedded/refusal.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { migrate } from './migrate.ts';
import { openOrm, type Orm } from './orm.ts';
import { isDatabaseOutage } from './outage.ts';

export interface Database {
  orm: Orm;
  /** The configured one, or the data folder's own. */
  jwtSecret: string;
  /** Closes the pool, and the embedded server if nobody else uses it. */
  close(): Promise<void>;
}

/** In milliseconds: how long a start waits for a database that is starting too, and how often it looks. */
const PATIENCE = 30_000;
const LOOK_EVERY = 500;

/**
 * Opens the configured database or the embedded one, and brings its schema up to date.
 * @param beside true for who works beside a gateway that may be running, and need not be
 * @throws Refusal when it cannot be opened
 */
export async function openDatabase(config: Environment, log: (line: string) => void, { beside }: { beside: boolean }): Promise<Database> {
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log, holdLock: !beside });
  const url = embedded?.url ?? config.databaseUrl ?? '';
  const orm = openOrm(url);
  const close = async () => {
    await orm.close(true).catch(() => {});
    await embedded?.stop();
  };
  try {
    await migrateWhenReachable(url, log);
  } catch (error) {
    await close();
    throw error;
  }
  // The configuration has made sure of one or the other.
  return { orm, jwtSecret: config.jwtSecret ?? embedded?.jwtSecret ?? '', close };
}

async function migrateWhenReachable(url: string, log: (line: string) => void): Promise<void> {
  // A migration, or waiting for another replica's, takes as long as it takes.
  const orm = openOrm(url, { queryTimeoutMs: 0 });
  try {
    await tryToMigrate(orm, log);
  } finally {
    await orm.close(true).catch(() => {});
  }
}

async function tryToMigrate(orm: Orm, log: (line: string) => void): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (let tries = 0; ; tries++) {
    try {
      return await migrate(orm);
    } catch (error) {
      if (refusals[codeOf(error) ?? '']) throw new Refusal(refusals[codeOf(error)!]!);
      if (!isDatabaseOutage(error)) throw error;
      if (Date.now() > deadline) throw new Refusal(`The database cannot be reached (${reason(error)}). Is it running, and is DATABASE_URL right?`);
      if (tries === 0) log(`The database cannot be reached yet (${reason(error)}); trying again for ${PATIENCE / 1000} seconds.`);
      await delay(LOOK_EVERY);
    }
  }
}

/** A code such as ECONNREFUSED: unlike a message, it never repeats an address with a password in it. */
function reason(error: unknown): string {
  return codeOf(error) ?? 'no answer';
}

function codeOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** What another try would not mend (SQLSTATE; PostgreSQL manual, appendix A). */
const refusals: Record<string, string> = {
  '0A000': 'The server of DATABASE_URL lacks the extension pg_trgm, which the desk searches with. Install what your system calls postgresql-contrib.',
  '28000': 'The database does not let the user of DATABASE_URL in. Check the name, and the rules of pg_hba.conf.',
  '28P01': 'The database refuses the user or the password of DATABASE_URL.',
  '42501': 'The user of DATABASE_URL may not make tables or the extension pg_trgm in that database. Make it the owner, or grant it CREATE on the database and on the schema public.',
  '3D000': 'The server of DATABASE_URL has no database of that name. Make it with createdb, or correct the name.',
};
