import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../database/orm.ts';
import { applyRetention, type Retention } from './retention.ts';

const EVERY_MS = 3_600_000;

/**
 * Erases what was kept long enough: as soon as the server listens, so that one that is started anew more often than every
 * hour does so too, and every hour from then on. Nothing waits for it but the server's end.
 */
export function keepRetention(server: FastifyInstance, orm: Orm, retention: Retention): void {
  const ending = new AbortController();
  let underWay = Promise.resolve();
  const erase = () => {
    underWay = applyRetention(orm, retention, ending.signal).then(
      () => {},
      (error) => server.log.error({ code: error?.code }, 'records whose time is over could not be erased'),
    );
  };
  let timer: NodeJS.Timeout | undefined;
  server.addHook('onListen', async () => {
    erase();
    timer = setInterval(erase, EVERY_MS).unref();
  });
  server.addHook('onClose', async () => {
    ending.abort();
    clearInterval(timer);
    await underWay;
  });
}
