import type { Orm } from './orm.ts';

/** Any number that no other advisory lock of this database has. */
const MIGRATION_LOCK = 7_759_001;

/**
 * Brings the schema up to date. Replicas that start together wait for one another: the
 * advisory lock is held, on a connection of its own, from before the first look at the
 * schema until after the last migration.
 */
export async function migrate(orm: Orm): Promise<void> {
  await whileMigrating(orm, () => orm.migrator.up());
}

/** Runs something that changes the schema, at a time when nobody else does. */
export async function whileMigrating(orm: Orm, work: () => Promise<unknown>): Promise<void> {
  const pool = await orm.em.getConnection().getNativeClient();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work();
  } finally {
    // Ends the session, and with it the lock, whatever state the connection is in.
    client.release(true);
  }
}

/** Whether every migration of this build has run. Throws when the database cannot be reached. */
export async function isMigrated(orm: Orm): Promise<boolean> {
  return (await orm.migrator.getPending()).length === 0;
}
