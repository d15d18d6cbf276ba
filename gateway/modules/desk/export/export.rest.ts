import type { FastifyInstance } from 'fastify';
import { badInput } from '../../../errors.ts';
import { bearerAuth, failures, text, time, yesOrNo } from '../../../rest/schemas.ts';
import type { Wanted } from '../finding/find-rows.ts';
import { exportRecords } from './export-records.ts';

const moment = time;
const commas = { ...text, description: 'Separated by commas' } as const;
const admin = { ...text, description: 'The id of an admin, or `nobody`' } as const;

/** Filters as an address has them; each list takes some of them. */
const parameters = { search: text, from: moment, until: moment, assignee: admin, service: text, states: commas, unread: yesOrNo, spam: yesOrNo, qualified: yesOrNo, position: text, statuses: commas, status: text } as const;

export type ExportParameter = keyof typeof parameters;

interface Exported<Row extends { id: string }> {
  /** In the address, and what the record of acts calls it. */
  readonly list: string;
  readonly filters: readonly ExportParameter[];
  /** Columns, in their order. */
  readonly fields: readonly (keyof Row & string)[];
  /** The list's own rules refuse what is not sound. Throws BAD_INPUT. */
  readonly wanted: (filter: never) => Omit<Wanted<Row>, 'order'>;
}

/** `GET /api/admin/<list>/export`: a list of the desk as a file */
export function exportRoute<Row extends { id: string }>(scope: FastifyInstance, { list, filters, fields, wanted }: Exported<Row>): void {
  scope.get(`/${list}/export`, {
    schema: {
      summary: 'The list as a file, newest first',
      tags: ['staff'],
      security: bearerAuth,
      querystring: {
        type: 'object',
        properties: { format: { type: 'string', enum: ['csv', 'json'], default: 'csv' }, ...Object.fromEntries(filters.map((name) => [name, parameters[name]])) },
      },
      response: { 200: { description: 'The file', content: { 'text/csv': { schema: text }, 'application/json': { schema: { type: 'array', items: {} } } } }, ...failures(400, 401) },
    },
    handler: async (request, reply) => {
      const { format = 'csv', ...query } = request.query as Record<string, string>;
      if (format !== 'csv' && format !== 'json') throw badInput({ format: 'must be csv or json' });
      const given = filters.filter((name) => query[name]);
      const filter = Object.fromEntries(given.map((name) => [name, valueOf(name, query[name]!)]));
      const file = await exportRecords(request.ctx, list, wanted(filter as never), { format, fields, filters: given });
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${list}.${format}"`)
        .send(file);
    },
  });
}

function valueOf(name: ExportParameter, value: string): unknown {
  switch (parameters[name]) {
    case moment:
      return new Date(value);
    case commas:
      return value.split(',');
    case yesOrNo:
      return value === 'true' ? true : value === 'false' ? false : value;
    case admin:
      return value === 'nobody' ? null : value;
    default:
      return value;
  }
}
