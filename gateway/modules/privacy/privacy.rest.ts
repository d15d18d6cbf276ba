import type { FastifyInstance } from 'fastify';
import { bearerAuth, failures, record, text, time } from '../../rest/schemas.ts';
import { exportPerson } from './export-person.ts';

const rows = { type: 'array', items: { type: 'object', additionalProperties: true } } as const;

/** `POST /api/admin/people/export`: not GET, whose address would be logged on its way, and the person's with it. */
export function privacyRoutes(admin: FastifyInstance): void {
  admin.post('/people/export', {
    schema: {
      summary: 'All that is held of a person, as a file',
      tags: ['staff'],
      security: bearerAuth,
      body: { type: 'object', properties: { email: text, phone: text }, description: 'An e-mail address, a phone number, or both' },
      response: {
        200: {
          description: 'The file',
          ...record({ about: { type: 'object', additionalProperties: true }, exportedAt: time, inquiries: rows, chatLeads: rows, conversations: rows, jobApplications: rows, newsletterSubscriptions: rows }),
        },
        ...failures(400, 401, 413, 415),
      },
    },
    handler: async (request, reply) => {
      const found = await exportPerson(request.ctx, request.body);
      return reply.header('content-disposition', 'attachment; filename="person.json"').send(found);
    },
  });
}
