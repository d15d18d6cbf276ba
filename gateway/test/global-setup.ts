import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded/start-embedded.ts';
import { migrate } from '../database/migrate.ts';
import { openOrm } from '../database/orm.ts';
import { TEMPLATE } from './fresh-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server that all gateway tests share; each file makes a database of its own on it. */
    databaseServerUrl: string;
  }
}

/** One real PostgreSQL for all files, with one migrated database that each file's own is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'longitude-test-'));
  const embedded = await startEmbedded({ dataDir, log: () => {}, holdLock: true });
  const orm = openOrm(await createTemplate(embedded.url));
  await migrate(orm);
  await orm.close();
  project.provide('databaseServerUrl', embedded.url);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function createTemplate(serverUrl: string): Promise<string> {
  const server = openOrm(serverUrl);
  await server.em.getConnection().execute(`create database "${TEMPLATE}"`);
  await server.close();
  const url = new URL(serverUrl);
  url.pathname = `/${TEMPLATE}`;
  return url.href;
}
