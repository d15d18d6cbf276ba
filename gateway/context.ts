import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Em } from './database/orm.ts';
import type { SessionAdmin } from './modules/admins/find-admin.ts';
import type { Services } from './services.ts';

/** What a use case is handed: who asks, and what it works with. One for each request. */
export interface Context {
  /** The asker's network address as rate limits count it. */
  readonly address: string;
  /** The bearer token, if one was sent; not yet verified. */
  readonly token: string | undefined;
  readonly config: Config;
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  /** A unit of work of this request's own, made when first asked for. */
  readonly em: Em;
  /** Remembered by `requireAdmin`, so that one request verifies its token once. */
  admin?: Promise<SessionAdmin>;
}

export function createContext(request: Pick<Context, 'address' | 'token' | 'config' | 'services' | 'log'>): Context {
  let em: Em | undefined;
  return {
    ...request,
    get em() {
      return (em ??= request.services.orm.em.fork());
    },
  };
}
