import { Readable } from 'node:stream';
import type { Context } from '../../../context.ts';
import { requireAdmin } from '../../admins/require-admin.ts';
import { recordAct } from '../acts/record-act.ts';
import { findRows, type Wanted } from '../finding/find-rows.ts';
import { CSV_START, csvLine } from './csv.ts';

export type ExportFormat = 'csv' | 'json';

/** Rows that are read at once: a slow download holds no connection to the database, and little memory. */
const ROWS_AT_ONCE = 500;

/**
 * A list as a file, newest first, read page by page while it is sent. Who took it is written down before it begins.
 *
 * @param fields columns, in their order
 * @param filters names of the filters that were set; not what they were set to, which may name a person
 * @throws AppError UNAUTHENTICATED
 */
export async function exportRecords<Row extends { id: string }>(
  ctx: Context,
  subject: string,
  wanted: Omit<Wanted<Row>, 'order'>,
  { format, fields, filters }: { format: ExportFormat; fields: readonly (keyof Row & string)[]; filters: readonly string[] },
): Promise<Readable> {
  const admin = await requireAdmin(ctx);
  await recordAct(ctx.em.fork(), admin, 'exported', subject, { format, filters });

  async function* rows(): AsyncGenerator<Row> {
    let last: Row | undefined;
    do {
      const page: Row[] = await findRows(ctx.services.orm, { ...wanted, order: 'newest' }, last, ROWS_AT_ONCE);
      yield* page;
      last = page.length === ROWS_AT_ONCE ? page.at(-1) : undefined;
    } while (last);
  }

  async function* csv() {
    yield CSV_START + csvLine(fields);
    for await (const row of rows()) yield csvLine(fields.map((field) => row[field]));
  }

  async function* json() {
    let before = '[\n';
    for await (const row of rows()) {
      yield before + JSON.stringify(Object.fromEntries(fields.map((field) => [field, row[field] ?? null])));
      before = ',\n';
    }
    yield before === '[\n' ? '[]\n' : '\n]\n';
  }

  return Readable.from(format === 'csv' ? csv() : json());
}
