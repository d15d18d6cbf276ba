import type { Orm } from './orm.ts';

/** Runs with its values ($1, $2, …) and gives the rows. */
export type Statement<Row> = (values: readonly unknown[]) => Promise<Row[]>;

/**
 * A statement of what every request runs, over the ORM's own pool: the ORM's query builder would write the values
 * into the text of each.
 *
 * @param name unique among all statements; with it PostgreSQL parses and plans the statement once per connection.
 *   Leave it out where the right plan depends on how full a table is: one made while the table was empty reads the
 *   whole table for as long as the connection lives (measured: a third of the inserts a second).
 */
export function statement<Row extends object>(orm: Orm, text: string, name?: string): Statement<Row> {
  return async (values) => {
    const pool = await orm.em.getConnection().getNativeClient();
    const { rows } = await pool.query<Row>({ name, text, values: [...values] });
    return rows;
  };
}
