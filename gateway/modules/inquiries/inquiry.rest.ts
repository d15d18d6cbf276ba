import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../rest/idempotency-key.ts';
import { listQueryOf } from '../../rest/list-query.ts';
import { bearerAuth, createdId, failures, idempotencyHeader, listQuery, nullableText, record, schemaOf, text, time, uuid, yesOrNo } from '../../rest/schemas.ts';
import { countUnread } from './count-unread.ts';
import { inquiryRules } from './inquiry.rules.ts';
import { listInquiries } from './list-inquiries.ts';
import { markInquiryRead } from './mark-inquiry-read.ts';
import { submitInquiry } from './submit-inquiry.ts';

const inquiry = record({
  id: uuid,
  firstName: text,
  lastName: text,
  email: text,
  phone: nullableText,
  company: nullableText,
  service: nullableText,
  message: text,
  isRead: yesOrNo,
  isSpam: yesOrNo,
  createdAt: time,
  source: { type: 'object', additionalProperties: text },
});

/** `POST /api/contact`. */
export function contactRoutes(api: FastifyInstance): void {
  api.post('/contact', {
    schema: {
      summary: 'Send an inquiry',
      tags: ['visitors'],
      headers: idempotencyHeader,
      body: schemaOf(inquiryRules),
      response: { 201: createdId, ...failures(400, 413, 415, 422, 429) },
    },
    handler: async (request, reply) => {
      const receipt = await submitInquiry(request.ctx, request.body, idempotencyKeyOf(request.headers));
      return reply.code(201).send(receipt);
    },
  });
}

/** `/api/admin/inquiries…` */
export function inquiryRoutes(admin: FastifyInstance): void {
  admin.get('/inquiries', {
    schema: {
      summary: 'Inquiries, newest first',
      tags: ['staff'],
      security: bearerAuth,
      querystring: { ...listQuery, properties: { ...listQuery.properties, spam: { type: 'boolean', default: false } } },
      response: { 200: { description: 'The list', type: 'array', items: inquiry }, ...failures(400, 401) },
    },
    handler: async (request) => {
      const { spam } = request.query as { spam?: string };
      return (await listInquiries(request.ctx, listQueryOf(request.query), { spam: spam === 'true' })).items;
    },
  });

  admin.get('/inquiries/unread-count', {
    schema: {
      summary: 'How many inquiries are unread',
      tags: ['staff'],
      security: bearerAuth,
      response: { 200: { description: 'The number', ...record({ count: { type: 'integer' } }) }, ...failures(401) },
    },
    handler: async (request) => ({ count: await countUnread(request.ctx) }),
  });

  admin.put('/inquiries/:id/read', {
    schema: {
      summary: 'Mark an inquiry as read',
      tags: ['staff'],
      security: bearerAuth,
      params: record({ id: uuid }),
      response: { 200: { description: 'The inquiry as it is now', ...inquiry }, ...failures(400, 401, 404, 413, 415) },
    },
    handler: (request) => markInquiryRead(request.ctx, (request.params as { id: string }).id),
  });
}
