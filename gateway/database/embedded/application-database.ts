import type { Client } from 'pg';
import { withSetupLock } from './locks.ts';

/** Database and role of the gateway have the same name. */
export const APPLICATION = 'longitude';

/**
 * Makes role and database when missing. The role is no superuser: what gets past the gateway still cannot read the
 * server's files or run its programs. CREATEDB lets the tests clone a template for each file.
 */
export async function ensureApplicationDatabase(client: Client, password: string): Promise<void> {
  await withSetupLock(client, async () => {
    const { rowCount: roles } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [APPLICATION]);
    if (!roles) await client.query(`CREATE ROLE ${APPLICATION} LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`);
    const { rowCount: databases } = await client.query('SELECT FROM pg_database WHERE datname = $1', [APPLICATION]);
    if (!databases) await client.query(`CREATE DATABASE ${APPLICATION} OWNER ${APPLICATION}`);
  });
}
