import type { EntityName } from '@mikro-orm/core';
import type { PageRequest } from '../rules/page.rules.ts';
import type { Em } from './orm.ts';

export interface Page<Row> {
  items: Row[];
  hasMore: boolean;
}

/**
 * Reads one page, newest first. Ids are UUIDs of version 7, so their order is the order of
 * receipt, and a page further down costs what the first one does (keyset, no offset).
 *
 * The rows are plain values that nothing tracks: reading a list changes nothing.
 */
export async function readPage<Row extends { id: string }>(
  em: Em,
  entity: EntityName<Row>,
  where: Partial<Row>,
  page: PageRequest,
): Promise<Page<Row>> {
  const wanted = { ...where, ...(page.before && { id: { $lt: page.before } }) };
  // The builder's types cannot follow a generic entity.
  const query = em.createQueryBuilder(entity).select(listed(em, entity) as never).where(wanted as never).orderBy({ id: 'desc' } as never);
  // One row more than asked for tells whether there are more.
  const rows = (await query.limit(page.first + 1).execute('all')) as unknown as Row[];
  return { items: rows.slice(0, page.first), hasMore: rows.length > page.first };
}

/** The columns that a list shows: not those that the entity calls lazy, which are there to search in. */
export function listed<Row>(em: Em, entity: EntityName<Row>): string[] {
  return em.getMetadata().get(entity as EntityName<object>).props.filter(({ lazy, persist }) => !lazy && persist !== false).map(({ name }) => name);
}
