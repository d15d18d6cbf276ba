import type { Context } from '../../context.ts';
import { countRecords } from '../desk/count-records.ts';

/** How many inquiries nobody has read; suspected spam does not count. Throws UNAUTHENTICATED. */
export async function countUnread(ctx: Context): Promise<number> {
  return (await countRecords(ctx)).unreadInquiries;
}
