import type { Context } from '../../context.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { DeskCount } from './desk-count.entity.ts';

/** The figures of the desk's first line (specification, section 9), and the suspected spam beside them. */
export interface DeskCounts {
  inquiries: number;
  unreadInquiries: number;
  spamInquiries: number;
  chatLeads: number;
  /** Those with contact info collected. */
  qualifiedLeads: number;
}

/** Throws UNAUTHENTICATED. */
export async function countRecords(ctx: Context): Promise<DeskCounts> {
  await requireAdmin(ctx);
  // Read anew: another request may have changed it since this one began.
  return ctx.em.fork().findOneOrFail(DeskCount, { id: true });
}
