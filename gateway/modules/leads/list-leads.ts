import type { Context } from '../../context.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { assignedTo, type Condition, oneOf, receivedBetween } from '../desk/finding/condition.ts';
import { findPage, type ListPage, type ListRequest, soundFilter } from '../desk/finding/find-page.ts';
import { ChatLead, type ChatLeadRow } from './chat-lead.entity.ts';
import { type LeadFilter, leadFilterRules } from './lead-filter.rules.ts';

/** The list that a filter asks for. Throws BAD_INPUT. */
export function wantedLeads(filter: LeadFilter | undefined) {
  const { search, qualified, service, states, assignee, from, until } = soundFilter(leadFilterRules, filter);
  const conditions: Condition[] = [
    ...(qualified === undefined ? [] : [() => `is_contact_info_collected = ${qualified}`]),
    ...(service ? [(bind) => `services_interested @> jsonb_build_array(${bind(service)}::text)`] satisfies Condition[] : []),
    ...(states ? [oneOf('state', states)] : []),
    ...assignedTo(assignee),
    ...receivedBetween(from, until),
  ];
  return { entity: ChatLead, conditions, search };
}

/** Leads from the chat, newest first unless another order is asked for. Throws UNAUTHENTICATED, BAD_INPUT. */
export async function listLeads(ctx: Context, page: ListRequest, filter?: LeadFilter): Promise<ListPage<ChatLeadRow>> {
  await requireAdmin(ctx);
  return findPage<ChatLeadRow>(ctx, page, wantedLeads(filter));
}
