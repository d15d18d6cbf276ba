import type * as v from 'valibot';
import type { Context } from '../../../context.ts';
import { badInput } from '../../../errors.ts';
import { check } from '../../../rules/problems.rules.ts';
import { findRows, type Wanted } from './find-rows.ts';
import { type ListOrder, readCursor, writeCursor } from './list-order.ts';

/** A page of a list, as it is asked for. */
export interface ListRequest {
  first: number;
  /** The `endCursor` of the page before. */
  after?: string | undefined;
  order?: ListOrder | undefined;
}

export interface ListPage<Row> {
  items: Row[];
  hasMore: boolean;
  /** Where the next page begins. */
  endCursor: string | null;
}

interface Listed {
  id: string;
  state?: string;
  dueAt?: Date | null;
}

/** Reads a page of a list by keyset: one further down costs what the first one does. Throws BAD_INPUT. */
export async function findPage<Row extends Listed>(ctx: Context, { first, after, order = 'newest' }: ListRequest, wanted: Omit<Wanted<Row>, 'order'>): Promise<ListPage<Row>> {
  const cursor = after ? readCursor(after) : undefined;
  // One row more than asked for tells whether there are more.
  const rows = await findRows(ctx.services.orm, { ...wanted, order }, cursor, first + 1);
  const items = rows.slice(0, first);
  const last = items.at(-1);
  return { items, hasMore: rows.length > first, endCursor: last ? writeCursor(order, last) : null };
}

/** Throws BAD_INPUT. */
export function soundFilter<Rules extends v.GenericSchema>(rules: Rules, filter: unknown): v.InferOutput<Rules> {
  const checked = check(rules, filter ?? {});
  if (!checked.ok) throw badInput(checked.problems);
  return checked.value;
}
