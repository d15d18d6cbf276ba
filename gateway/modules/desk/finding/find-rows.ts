import type { EntityName } from '@mikro-orm/core';
import { listedColumns } from '../../../database/listed-columns.ts';
import type { Orm } from '../../../database/orm.ts';
import { statement } from '../../../database/statement.ts';
import { type Bind, type Condition, indexConditions, searchConditions, statementValues } from './condition.ts';
import { type Cursor, type ListOrder, type Stretch, stretches } from './list-order.ts';

/** Which records a list holds, and in which order. */
export interface Wanted<Row> {
  entity: EntityName<Row>;
  conditions: readonly Condition[];
  search?: string | undefined;
  order: ListOrder;
}

/**
 * Rows that a search looks through one by one, in the list's order, before it asks the index. A word that is common
 * fills its page from these at once; the index would first gather all its records, however many. One that does not is
 * rare enough for the index.
 */
const LOOK_THROUGH = 20_000;

/**
 * The next rows of a list, in its order, as plain values that nothing tracks.
 *
 * @param cursor the row before the first of them; none for the beginning of the list
 */
export async function findRows<Row extends object>(orm: Orm, wanted: Wanted<Row>, cursor: Cursor | undefined, limit: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const stretch of stretches[wanted.order]) {
    if (rows.length < limit) rows.push(...(await readStretch(orm, wanted, stretch, cursor, limit - rows.length)));
  }
  return rows;
}

async function readStretch<Row extends object>(orm: Orm, wanted: Wanted<Row>, stretch: Stretch, cursor: Cursor | undefined, limit: number): Promise<Row[]> {
  const { name, table, columns, toRow } = listedColumns(orm, wanted.entity);
  const { orderBy } = stretch;

  /** @param write makes a statement from what belongs to the stretch */
  async function run(write: (where: string, bind: Bind) => string): Promise<Row[]> {
    const { list, bind } = statementValues();
    const after = cursor ? stretch.after(cursor, bind) : 'true';
    if (after === undefined) return [];
    const where = [stretch.where ?? 'true', after, ...wanted.conditions.map((condition) => condition(bind))].join(' and ');
    return (await statement<object>(orm, write(where, bind))(list)).map(toRow);
  }

  const words = searchConditions(wanted.search);
  if (words.length === 0) return run((where) => `select ${columns} from ${table} where ${where} order by ${orderBy} limit ${limit}`);

  const exactly = (bind: Bind) => words.map((word) => word(bind)).join(' and ');
  const indexed = indexConditions(name, wanted.search);
  const looked = await run(
    (where, bind) => `
      select ${columns} from (select ${columns}, search from ${table} where ${where} order by ${orderBy} limit ${LOOK_THROUGH}) as looked_through
      where ${exactly(bind)} order by ${orderBy} limit ${limit}`,
  );
  if (looked.length === limit) return looked;
  // `materialized`: the planner must not walk along the order instead, hoping to meet enough of them soon.
  return run(
    (where, bind) => `
      with found as materialized (select id from ${table} where ${where} and ${indexed(bind)} and ${exactly(bind)})
      select ${columns} from ${table} where id = any(array(select id from found)) order by ${orderBy} limit ${limit}`,
  );
}
