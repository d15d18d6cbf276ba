import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { recordId } from '../../rules/page.rules.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { Inquiry, type InquiryRow } from './inquiry.entity.ts';

/** Marks an inquiry as read, once or again. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function markInquiryRead(ctx: Context, id: string): Promise<InquiryRow> {
  await requireAdmin(ctx);
  const inquiry = check(recordId, id).ok ? await ctx.em.findOne(Inquiry, id) : null;
  if (!inquiry) throw new AppError('NOT_FOUND', 'There is no inquiry with this id.');
  inquiry.isRead = true;
  await ctx.em.flush();
  return inquiry;
}
