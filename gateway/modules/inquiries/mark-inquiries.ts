import type { Context } from '../../context.ts';
import { listedColumns } from '../../database/listed-columns.ts';
import { statement } from '../../database/statement.ts';
import { badInput } from '../../errors.ts';
import { recordId } from '../../rules/page.rules.ts';
import { check } from '../../rules/problems.rules.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { Inquiry, type InquiryRow } from './inquiry.entity.ts';

/** Inquiries that are marked at once, at most. */
export const MAX_MARKED = 500;

/**
 * Marks inquiries as read or unread, in one statement.
 *
 * @returns those that this changed, as they are now: to undo it, mark these the other way
 * @throws AppError UNAUTHENTICATED, BAD_INPUT
 */
export async function markInquiries(ctx: Context, ids: readonly string[], isRead: boolean): Promise<InquiryRow[]> {
  return mark(ctx, ids, 'is_read', isRead);
}

/** The same for suspected spam, which counts in no figure but its own. */
export async function markSpam(ctx: Context, ids: readonly string[], isSpam: boolean): Promise<InquiryRow[]> {
  return mark(ctx, ids, 'is_spam', isSpam);
}

async function mark(ctx: Context, ids: readonly string[], column: 'is_read' | 'is_spam', value: boolean): Promise<InquiryRow[]> {
  await requireAdmin(ctx);
  if (ids.length > MAX_MARKED) throw badInput({ ids: `must be at most ${MAX_MARKED}` });
  if (!ids.every((id) => check(recordId, id).ok)) throw badInput({ ids: 'must be ids of inquiries' });
  const { columns, toRow } = listedColumns<InquiryRow>(ctx.services.orm, Inquiry);
  // Locked in one order: two such statements cannot wait for each other.
  const rows = await statement<object>(
    ctx.services.orm,
    `with marked as (select id as marked_id from inquiry where id = any($1::uuid[]) and ${column} <> $2 order by id for update)
     update inquiry set ${column} = $2 from marked where id = marked_id returning ${columns}`,
  )([[...new Set(ids)], value]);
  return rows.map(toRow);
}
