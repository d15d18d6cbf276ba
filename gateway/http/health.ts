import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isMigrated } from '../database/migrate.ts';
import type { Orm } from '../database/orm.ts';

/** Milliseconds after which a database that does not answer counts as away. */
const ANSWER_WITHIN_MS = 2000;

/** Whether this replica wants requests. */
export interface Readiness {
  /** Off until it can do its work. */
  ready: boolean;
  /** On from the start of a shutdown: what is answered now is the last on its connection. */
  stopping: boolean;
}

/** `/healthz`: the process lives. Orchestrators restart on it. */
export function livenessRoute(server: FastifyInstance): void {
  server.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
}

/** `/readyz`: this replica can do its work. Orchestrators route by it. */
export function readinessRoute(server: FastifyInstance, orm: Orm, readiness: Readiness): void {
  let migrated = false;

  async function canWork(): Promise<boolean> {
    if (!readiness.ready || readiness.stopping) return false;
    try {
      // Once migrated is migrated for good: after that the database only has to answer.
      if (migrated) await orm.em.getConnection().execute('select 1');
      else migrated = await isMigrated(orm);
      return migrated;
    } catch {
      return false;
    }
  }

  server.get('/readyz', async (_request, reply) => {
    const ready = await Promise.race([canWork(), delay(ANSWER_WITHIN_MS, false)]);
    return reply
      .code(ready ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(!ready && { 'retry-after': '5' }) })
      .send({ status: ready ? 'ready' : 'unavailable' });
  });
}
