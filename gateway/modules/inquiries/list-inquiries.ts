import type { Context } from '../../context.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { assignedTo, type Condition, equals, oneOf, receivedBetween } from '../desk/finding/condition.ts';
import { findPage, type ListPage, type ListRequest, soundFilter } from '../desk/finding/find-page.ts';
import { Inquiry, type InquiryRow } from './inquiry.entity.ts';
import { type InquiryFilter, inquiryFilterRules } from './inquiry-filter.rules.ts';

/** The list that a filter asks for. Throws BAD_INPUT. */
export function wantedInquiries(filter: InquiryFilter | undefined) {
  const { search, spam, unread, service, states, assignee, from, until } = soundFilter(inquiryFilterRules, filter);
  const conditions: Condition[] = [
    // As the partial indexes say it.
    () => (spam ? 'is_spam = true' : 'is_spam = false'),
    ...(unread ? [() => 'is_read = false'] : []),
    ...(service ? [equals('service', service)] : []),
    ...(states ? [oneOf('state', states)] : []),
    ...assignedTo(assignee),
    ...receivedBetween(from, until),
  ];
  return { entity: Inquiry, conditions, search };
}

/** Inquiries, newest first unless another order is asked for. Throws UNAUTHENTICATED, BAD_INPUT. */
export async function listInquiries(ctx: Context, page: ListRequest, filter?: InquiryFilter): Promise<ListPage<InquiryRow>> {
  await requireAdmin(ctx);
  return findPage<InquiryRow>(ctx, page, wantedInquiries(filter));
}
