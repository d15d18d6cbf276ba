import type { FastifyInstance } from 'fastify';
import { listQueryOf } from '../../rest/list-query.ts';
import { bearerAuth, failures, listQuery, nullableText, record, text, time, uuid, yesOrNo } from '../../rest/schemas.ts';
import type { ChatLeadRow } from './chat-lead.entity.ts';
import { listLeads } from './list-leads.ts';
import { readLead } from './read-lead.ts';

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

const listOf = (items: object) => ({ type: 'array', items }) as const;
const place = { type: 'integer', description: 'In UTF-16 units' } as const;

const leadDetail = record({
  lead,
  conversation: listOf(record({ id: uuid, sender: { ...text, enum: ['visitor', 'assistant'] }, text, createdAt: time })),
  evidence: listOf(record({ field: text, value: text, quote: text, messageId: uuid, start: place, end: place })),
});

/** Encoded as specification section 3 has it; GraphQL gives a list. */
const encoded = (item: ChatLeadRow) => ({ ...item, servicesInterested: JSON.stringify(item.servicesInterested) });

/** `/api/admin/chat-leads…` */
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
      return items.map(encoded);
    },
  });

  admin.get('/chat-leads/:id', {
    schema: {
      summary: 'A lead, the conversation it came from, and the words behind each of its fields',
      tags: ['staff'],
      security: bearerAuth,
      params: record({ id: uuid }),
      response: { 200: { description: 'The lead', ...leadDetail }, ...failures(400, 401, 404) },
    },
    handler: async (request) => {
      const detail = await readLead(request.ctx, (request.params as { id: string }).id);
      return { ...detail, lead: encoded(detail.lead) };
    },
  });
}
