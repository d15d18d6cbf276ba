import { badInput } from '../../../errors.ts';
import { recordId } from '../../../rules/page.rules.ts';
import { check } from '../../../rules/problems.rules.ts';
import type { Bind } from './condition.ts';

/** `due`: whose reply is due first, then all that are not waiting for one, newest first. */
export const listOrders = ['newest', 'oldest', 'due'] as const;
export type ListOrder = (typeof listOrders)[number];

/** One stretch of a list, which is read by an index. A list may have several, one after the other. */
export interface Stretch {
  /** What belongs to it; everything, if it says nothing. */
  where?: string;
  orderBy: string;
  /** What comes after the record that the cursor names; undefined when the cursor is past this stretch altogether. */
  after(cursor: Cursor, bind: Bind): string | undefined;
}

/** The last record of the page before. */
export interface Cursor {
  id: string;
  /** Set where the record was waiting for a reply. */
  dueAt?: Date;
}

const waiting = `state = 'open' and due_at is not null`;

export const stretches: Record<ListOrder, readonly Stretch[]> = {
  newest: [{ orderBy: 'id desc', after: ({ id }, bind) => `id < ${bind(id)}::uuid` }],
  oldest: [{ orderBy: 'id', after: ({ id }, bind) => `id > ${bind(id)}::uuid` }],
  due: [
    {
      where: waiting,
      orderBy: 'due_at, id',
      after: ({ id, dueAt }, bind) => dueAt && `(due_at, id) > (${bind(dueAt)}::timestamptz, ${bind(id)}::uuid)`,
    },
    {
      where: `not (${waiting})`,
      orderBy: 'id desc',
      after: ({ id, dueAt }, bind) => (dueAt ? 'true' : `id < ${bind(id)}::uuid`),
    },
  ],
};

/** In every order the id; where the order is by due time, that before it, in milliseconds. */
export function writeCursor(order: ListOrder, row: { id: string; state?: string; dueAt?: Date | null }): string {
  const due = order === 'due' && row.state === 'open' && row.dueAt ? row.dueAt.getTime() : undefined;
  return due === undefined ? row.id : `${due}.${row.id}`;
}

/** Throws BAD_INPUT. */
export function readCursor(after: string): Cursor {
  const [, due, id] = /^(?:(-?\d{1,16})\.)?([^.]+)$/.exec(after) ?? [];
  if (id === undefined || !check(recordId, id).ok) throw badInput({ after: 'must be the endCursor of a page' });
  return { id, ...(due !== undefined && { dueAt: new Date(Number(due)) }) };
}
