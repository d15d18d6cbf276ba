import type { Context } from '../../context.ts';
import { statement } from '../../database/statement.ts';
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
  jobApplications: number;
  newApplications: number;
  /** Those who confirmed. */
  subscribers: number;
}

/** Throws UNAUTHENTICATED. */
export async function countRecords(ctx: Context): Promise<DeskCounts> {
  await requireAdmin(ctx);
  // Read anew: another request may have changed it since this one began.
  return ctx.em.fork().findOneOrFail(DeskCount, { id: true });
}

/** Overdue records are counted up to here; beyond, it is many. */
export const MOST_OVERDUE = 1000;

/** How many inquiries and leads should have been replied to by now, up to MOST_OVERDUE of each. Throws UNAUTHENTICATED. */
export async function countOverdue(ctx: Context): Promise<number> {
  await requireAdmin(ctx);
  const count = statement<{ overdue: number }>(
    ctx.services.orm,
    `select (select count(*) from (select from inquiry where state = 'open' and is_spam = false and due_at < now() limit ${MOST_OVERDUE}) as late)::int
       + (select count(*) from (select from chat_lead where state = 'open' and due_at < now() limit ${MOST_OVERDUE}) as late)::int as overdue`,
  );
  return (await count([]))[0]!.overdue;
}
