import type { FastifyInstance } from 'fastify';
import { listQueryOf } from '../../rest/list-query.ts';
import { bearerAuth, failures, listQuery, nullableText, record, text, time, uuid, yesOrNo } from '../../rest/schemas.ts';
import { listLeads } from './list-leads.ts';

const lead = record({
  id: uuid,
  name: nullableText,
  company: nullableText,
  email: nullableText,
  phone: nullableText,
  location: nullableText,
  leadStatus: text,
  isContactInfoCollected: yesOrNo,
  purposeOfVisit: nullableText,
  servicesInterested: { ...text, description: 'A JSON-encoded list of strings' },
  requirements: nullableText,
  budget: nullableText,
  timeline: nullableText,
  sessionId: text,
  createdAt: time,
});

/** `/api/admin/chat-leads` */
export function leadRoutes(admin: FastifyInstance): void {
  admin.get('/chat-leads', {
    schema: {
      summary: 'Leads from the chat, newest first',
      tags: ['staff'],
      security: bearerAuth,
      querystring: listQuery,
      response: { 200: { description: 'The list', type: 'array', items: lead }, ...failures(400, 401) },
    },
    handler: async (request) => {
      const { items } = await listLeads(request.ctx, listQueryOf(request.query));
      // Encoded as specification section 3 has it; GraphQL gives a list.
      return items.map((item) => ({ ...item, servicesInterested: JSON.stringify(item.servicesInterested) }));
    },
  });
}
