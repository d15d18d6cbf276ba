import type { EntityName } from '@mikro-orm/core';
import type { Orm } from './orm.ts';

/** How a statement of our own reads rows of an entity. */
export interface ListedColumns<Row> {
  /** The table's name. */
  name: string;
  /** The same as SQL has it. */
  table: string;
  /** Separated by commas. */
  columns: string;
  /** What the driver gave as the entity has it. */
  toRow(raw: object): Row;
}

/** The columns that a list shows: not those that the entity calls lazy, which are there to be searched in. */
export function listedColumns<Row>(orm: Orm, entity: EntityName<Row>): ListedColumns<Row> {
  const meta = orm.getMetadata().get(entity as EntityName<object>);
  const columns = meta.props.filter(({ lazy, persist }) => !lazy && persist !== false).flatMap(({ fieldNames }) => fieldNames);
  const driver = orm.em.getDriver();
  return {
    name: meta.tableName,
    table: `"${meta.tableName}"`,
    columns: columns.map((column) => `"${column}"`).join(', '),
    toRow: (raw) => driver.mapResult(raw as never, meta as never) as Row,
  };
}
