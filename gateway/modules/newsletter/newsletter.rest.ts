import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../rest/idempotency-key.ts';
import { failures, idempotencyHeader, record, schemaOf, yesOrNo } from '../../rest/schemas.ts';
import { newsletterRules } from './newsletter.rules.ts';
import { subscribe } from './subscribe.ts';

/** `POST /api/newsletter`. */
export function newsletterRoutes(api: FastifyInstance): void {
  api.post('/newsletter', {
    schema: {
      summary: 'Ask for the newsletter',
      tags: ['visitors'],
      headers: idempotencyHeader,
      body: schemaOf(newsletterRules),
      response: {
        202: { description: 'Taken. It is the same answer whether or not the address was known', ...record({ accepted: yesOrNo }) },
        ...failures(400, 413, 415, 422, 429),
      },
    },
    handler: async (request, reply) => {
      await subscribe(request.ctx, request.body, idempotencyKeyOf(request.headers));
      return reply.code(202).send({ accepted: true });
    },
  });
}
