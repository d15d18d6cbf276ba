import type { Context } from '../../context.ts';
import { recordId } from '../../rules/page.rules.ts';
import { check } from '../../rules/problems.rules.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { noSuchRecord } from '../desk/work/change-record.ts';
import { Inquiry, type InquiryRow } from './inquiry.entity.ts';

/** Throws UNAUTHENTICATED, NOT_FOUND. */
export async function readInquiry(ctx: Context, id: string): Promise<InquiryRow> {
  await requireAdmin(ctx);
  const inquiry = check(recordId, id).ok ? await ctx.em.findOne(Inquiry, id) : null;
  if (!inquiry) throw noSuchRecord('inquiry');
  return inquiry;
}
