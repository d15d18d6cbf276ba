import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openOrm } from '../database/orm.ts';

/** The migrated database that others are copied from. */
export const TEMPLATE = 'longitude_template';

/** Makes a database of the caller's own, migrated or empty. */
export async function freshDatabase({ empty = false } = {}): Promise<{ url: string; drop(): Promise<void> }> {
  const serverUrl = inject('databaseServerUrl');
  const name = `longitude_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database "${name}"${empty ? '' : ` template "${TEMPLATE}"`}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => drop(serverUrl, name) };
}

/** PostgreSQL's code for "permission denied". */
const DENIED = '42501';

/** Connections that are still open are cut, but not those of the server's own upkeep, which is a superuser's: it leaves when it is asked without force. */
async function drop(serverUrl: string, name: string): Promise<void> {
  try {
    await onServer(serverUrl, `drop database "${name}" with (force)`);
  } catch (error) {
    if ((error as { code?: string }).code !== DENIED) throw error;
    await onServer(serverUrl, `drop database "${name}"`);
  }
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const orm = openOrm(serverUrl);
  try {
    await orm.em.getConnection().execute(statement);
  } finally {
    await orm.close();
  }
}
