import type { FastifyInstance } from 'fastify';
import { badInput } from '../../errors.ts';
import { bearerAuth, failures, text, time, uuid } from '../../rest/schemas.ts';
import { exportRecords } from '../desk/export/export-records.ts';
import type { InquiryRow } from './inquiry.entity.ts';
import { type InquiryFilter } from './inquiry-filter.rules.ts';
import { wantedInquiries } from './list-inquiries.ts';

const fields = ['id', 'createdAt', 'firstName', 'lastName', 'email', 'phone', 'company', 'service', 'message', 'isRead', 'isSpam', 'state', 'dueAt', 'repliedAt', 'source'] as const satisfies (keyof InquiryRow)[];

/** `GET /api/admin/inquiries/export` */
export function inquiryExportRoutes(admin: FastifyInstance): void {
  admin.get('/inquiries/export', {
    schema: {
      summary: 'Inquiries as a file, newest first',
      tags: ['staff'],
      security: bearerAuth,
      querystring: {
        type: 'object',
        properties: {
          format: { type: 'string', enum: ['csv', 'json'], default: 'csv' },
          search: text,
          service: text,
          states: { ...text, description: 'Separated by commas: open, replied, won, lost' },
          unread: { type: 'boolean' },
          spam: { type: 'boolean' },
          assignee: uuid,
          from: time,
          until: time,
        },
      },
      response: { 200: { description: 'The file', content: { 'text/csv': { schema: text }, 'application/json': { schema: { type: 'array', items: {} } } } }, ...failures(400, 401) },
    },
    handler: async (request, reply) => {
      const { format = 'csv', ...query } = request.query as Record<string, string>;
      if (format !== 'csv' && format !== 'json') throw badInput({ format: 'must be csv or json' });
      const filters = Object.keys(query).filter((name) => query[name] !== '');
      const file = await exportRecords(request.ctx, 'inquiries', wantedInquiries(filterOf(query)), { format, fields, filters });
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="inquiries.${format}"`)
        .send(file);
    },
  });
}

/** Texts as a query has them. What is not sound is refused by the list's own rules. */
function filterOf(query: Record<string, string>): InquiryFilter {
  const yes = (name: string) => (query[name] ? query[name] === 'true' : undefined);
  const moment = (name: string) => (query[name] ? new Date(query[name]) : undefined);
  return {
    search: query.search,
    service: query.service,
    states: query.states ? (query.states.split(',') as never) : undefined,
    unread: yes('unread'),
    spam: yes('spam'),
    assignee: query.assignee || undefined,
    from: moment('from'),
    until: moment('until'),
  };
}
