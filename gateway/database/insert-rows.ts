import type { EntityName } from '@mikro-orm/core';
import type { Em, Orm } from './orm.ts';
import { statement, statementWithin } from './statement.ts';

/** Puts rows in, all in one statement, and gives the ids of those that were not there already. */
export type InsertRows<Row> = (rows: readonly Row[], within?: Em) => Promise<Set<string>>;

/**
 * An insert that is prepared once, for any number of rows: each column goes as one array. The ORM's query builder would
 * make the text anew for each number of rows, with the values in it.
 *
 * @param properties what the rows bring; the table's defaults stand for the others
 * @param unique the property by which a row is there already
 */
export function createInsertRows<Entity extends { id: string }, Property extends keyof Entity & string>(
  orm: Orm,
  entity: EntityName<Entity>,
  properties: readonly Property[],
  unique: keyof Entity & string,
): InsertRows<{ [name in Property]?: Entity[name] | null | undefined }> {
  const meta = orm.getMetadata().get(entity as EntityName<object>);
  const column = (name: string) => {
    const { fieldNames, columnTypes } = meta.properties[name as never] as { fieldNames: string[]; columnTypes: string[] };
    return { name: `"${fieldNames[0]}"`, type: columnTypes[0]! };
  };
  const columns = properties.map(column);
  const names = columns.map(({ name }) => name).join(', ');
  const arrays = columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ');
  const text = `insert into "${meta.tableName}" (${names}) select * from unnest(${arrays}) on conflict (${column(unique).name}) do nothing returning "id"`;
  const insert = statement<{ id: string }>(orm, text, `insert-${meta.tableName}`);

  return async (rows, within) => {
    const values = properties.map((property) => rows.map((row) => row[property] ?? null));
    const stored = within ? await statementWithin<{ id: string }>(within, text, values) : await insert(values);
    return new Set(stored.map(({ id }) => id));
  };
}
