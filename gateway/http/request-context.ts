import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { createContext, type Context } from '../context.ts';
import { addressKey } from '../modules/limits/rate-limiter.ts';
import type { Services } from '../services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the use cases of this request are handed. */
    readonly ctx: Context;
  }
}

const bearer = /^Bearer +([\w.~+/=-]+) *$/i;

/** Gives every request its context, made when first asked for. */
export function decorateWithContext(server: FastifyInstance, config: Config, services: Services): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  server.decorateRequest('ctx', {
    getter() {
      let ctx = contexts.get(this);
      if (!ctx) {
        const token = bearer.exec(this.headers.authorization ?? '')?.[1];
        ctx = createContext({ address: addressKey(this.ip), token, config, services, log: this.log });
        contexts.set(this, ctx);
      }
      return ctx;
    },
  });
}
