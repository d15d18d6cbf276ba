import type { Em, Orm } from './orm.ts';

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

interface Transaction<Row> {
  executeQuery(query: { sql: string; parameters: readonly unknown[]; query: { kind: 'RawNode' }; queryId: { queryId: string } }): Promise<{ rows: Row[] }>;
}

/** One statement with its values ($1, $2, …), within the transaction of the given unit of work. */
export async function statementWithin<Row extends object>(em: Em, text: string, values: readonly unknown[]): Promise<Row[]> {
  const transaction = em.getTransactionContext() as Transaction<Row> | undefined;
  if (!transaction) throw new Error('There is no transaction to do this in.');
  const { rows } = await transaction.executeQuery({ sql: text, parameters: values, query: { kind: 'RawNode' }, queryId: { queryId: 'statement' } });
  return [...rows];
}
