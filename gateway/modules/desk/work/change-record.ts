import { type EntityName, LockMode } from '@mikro-orm/core';
import type { Context } from '../../../context.ts';
import type { Em } from '../../../database/orm.ts';
import { AppError, badInput } from '../../../errors.ts';
import { recordId } from '../../../rules/page.rules.ts';
import { check } from '../../../rules/problems.rules.ts';
import { Admin, type AdminRow } from '../../admins/admin.entity.ts';
import { requireAdmin } from '../../admins/require-admin.ts';
import { canFollow, type DealState } from '../records/states.rules.ts';

/**
 * Changes one record, whose row is locked meanwhile: two admins who change it at the same moment do so one after the other.
 *
 * @param noun what it is called in the refusal, such as `inquiry`
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, BAD_INPUT
 */
export async function changeRecord<Row extends { id: string }>(ctx: Context, entity: EntityName<Row>, noun: string, id: string, change: (row: Row, em: Em) => void | Promise<void>): Promise<Row> {
  await requireAdmin(ctx);
  if (!check(recordId, id).ok) throw noSuchRecord(noun);
  return ctx.em.fork().transactional(async (em) => {
    const row = (await em.findOne(entity as EntityName<{ id: string }>, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })) as Row | null;
    if (!row) throw noSuchRecord(noun);
    await change(row, em as Em);
    return row;
  });
}

export const noSuchRecord = (noun: string) => new AppError('NOT_FOUND', `There is no ${noun} with this id.`);

interface Deal {
  state: DealState;
  repliedAt?: Date | null;
}

/** Moves an inquiry or a lead on, or back. Throws BAD_INPUT for a step that makes no sense. */
export function moveTo(row: Deal, next: DealState): void {
  if (row.state === next) return;
  if (!canFollow(row.state, next)) throw badInput({ state: `cannot become ${next} before it is replied to` });
  if (next === 'open') row.repliedAt = null;
  else if (row.state === 'open') row.repliedAt = new Date();
  row.state = next;
}

/** Gives a record to an admin, or, with null, to nobody. Throws BAD_INPUT when there is no such admin. */
export async function assignTo(row: { assignee?: AdminRow | null }, adminId: string | null, em: Em): Promise<void> {
  const admin = adminId === null ? null : check(recordId, adminId).ok ? await em.findOne(Admin, adminId) : undefined;
  if (adminId !== null && !admin) throw badInput({ assignee: 'must be the id of an admin' });
  row.assignee = admin ?? null;
}
