import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';

/**
 * Who uses an embedded server, told by advisory locks in its database `postgres`. They belong to a session, so that
 * they go with a killed process. One number for all of them and one for each:
 */
const LONGITUDE = 0x4c_4f_4e_47;
/** Held alone by the one gateway. */
const GATEWAY = 1;
/** Shared by all who use the server, held alone by who is about to stop it. */
const USERS = 2;
/** Held while roles and databases are looked for and made. */
const SETUP = 3;

/** Waits while somebody is stopping the server; the stop then ends this session too, and the promise rejects. */
export async function joinUsers(client: Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock_shared($1, $2)', [LONGITUDE, USERS]);
}

/** True when nobody else uses the server any more. Then nobody can join until this session ends. */
export async function leaveUsers(client: Client): Promise<boolean> {
  await client.query('SELECT pg_advisory_unlock_shared($1, $2)', [LONGITUDE, USERS]);
  return await tryLock(client, USERS);
}

/** True when this is the only gateway. Tries for `patience` milliseconds: the session of a killed one may take a moment to go. */
export async function becomeTheGateway(client: Client, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (!(await tryLock(client, GATEWAY))) {
    if (Date.now() > deadline) return false;
    await delay(100);
  }
  return true;
}

export async function withSetupLock<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('SELECT pg_advisory_lock($1, $2)', [LONGITUDE, SETUP]);
  try {
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1, $2)', [LONGITUDE, SETUP]);
  }
}

async function tryLock(client: Client, key: number): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS held', [LONGITUDE, key]);
  return rows[0]?.held === true;
}
