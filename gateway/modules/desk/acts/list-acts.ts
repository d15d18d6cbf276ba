import type { Context } from '../../../context.ts';
import { requireAdmin } from '../../admins/require-admin.ts';
import { findPage, type ListPage, type ListRequest } from '../finding/find-page.ts';
import { badInput } from '../../../errors.ts';
import { DeskAct, type DeskActRow } from './desk-act.entity.ts';

/** What admins took out, erased or changed, newest first. Throws UNAUTHENTICATED, BAD_INPUT. */
export async function listActs(ctx: Context, page: ListRequest): Promise<ListPage<DeskActRow>> {
  await requireAdmin(ctx);
  if (page.order === 'due') throw badInput({ order: 'must be newest or oldest' });
  return findPage<DeskActRow>(ctx, page, { entity: DeskAct, conditions: [] });
}
