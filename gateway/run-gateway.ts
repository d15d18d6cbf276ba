import type { FastifyInstance } from 'fastify';
import { company } from '#content/company.ts';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Config, ConfigError, type Environment, isRunByNpm, loadConfig } from './config.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import { Refusal } from './database/embedded/refusal.ts';
import { welcomeFirstAdmin } from './first-admin.ts';
import { buildServer } from './server.ts';

/** In milliseconds. Whoever stops us (a container engine, systemd) begins to kill after ten seconds. */
const STOP_WITHIN = 8000;
/** In milliseconds, after that: for the embedded database to end. */
const LAST_MOMENTS = 1500;
/** In milliseconds: long enough for a load balancer in front of replicas to see that this one is not ready any more. */
const BEFORE_CLOSING = 1500;
const A_MOMENT = 500;

/** The app beside us, in the build that we are part of. */
const SITE = join(import.meta.dirname, '../app');

const say = (line: string) => console.log(line);

/** The gateway from start to end. Mistakes that an operator can mend are one sentence each and exit code 1. */
export async function runGateway(): Promise<void> {
  try {
    const environment = loadConfig();
    const database = await openDatabase(environment, say, { beside: false });
    try {
      const server = await listen({ ...environment, jwtSecret: database.jwtSecret }, database);
      // Last: a password that is shown only once should not stand above an error.
      const welcomed = welcomeFirstAdmin(database.orm, environment, say);
      stopOnSignal(server, database, environment, welcomed);
      await welcomed;
      server.readiness.ready = true;
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    console.error(error instanceof ConfigError || error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}

async function listen(config: Config, database: Database): Promise<FastifyInstance> {
  const server = await buildServer({ config, orm: database.orm, siteFolder: SITE });
  // Until somebody can log in.
  server.readiness.ready = false;
  try {
    await server.listen({ port: config.port, host: config.host });
  } catch (error) {
    await server.close();
    throw explainListening(error as NodeJS.ErrnoException, config);
  }
  const { port } = server.server.address() as AddressInfo;
  const everywhere = ['0.0.0.0', '::'].includes(config.host);
  const host = everywhere ? 'localhost' : config.host.includes(':') ? `[${config.host}]` : config.host;
  say(`${company.name} is at http://${host}:${port}${everywhere ? ' and at every other address of this machine' : ''}`);
  return server;
}

function explainListening(error: NodeJS.ErrnoException, { host, port }: Config): Error {
  if (error.code === 'EADDRINUSE') return new Refusal(`Port ${port} on ${host} is taken by another program. Stop that one, or set PORT to another number.`);
  if (error.code === 'EACCES') return new Refusal(`Port ${port} may not be used by this user. Set PORT to a number above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') return new Refusal(`HOST is ${host}, which is not an address of this machine.`);
  return error;
}

/** Readiness off, drain, close, and the embedded server last. A second Ctrl-C does not wait: whatever was answered is on disk. */
function stopOnSignal(server: FastifyInstance, database: Database, { databaseUrl }: Environment, started: Promise<void>): void {
  let stoppingSince: number | undefined;
  const stop = async () => {
    // One Ctrl-C may arrive twice, from the terminal and from npm.
    if (stoppingSince !== undefined && performance.now() - stoppingSince > A_MOMENT) process.exit(1);
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    say('Stopping …');
    setTimeout(() => {
      console.error('Not everything ended in time; stopping now.');
      // Whatever was answered is on disk; the database is not left running behind us all the same.
      void Promise.race([database.close(), delay(LAST_MOMENTS)]).finally(() => process.exit(1));
    }, STOP_WITHIN).unref();
    server.readiness.stopping = true;
    // A pool that is closed in the middle of a transaction waits for it in vain.
    await started.catch(() => {});
    if (databaseUrl) await delay(BEFORE_CLOSING);
    await server.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (isRunByNpm()) stopWithParent(stop);
}

/** Who ends npm ends us: npm hands SIGTERM on to the shell between us, which ends without handing it on any further. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, A_MOMENT).unref();
}
