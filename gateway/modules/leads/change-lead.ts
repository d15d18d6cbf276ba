import type { Context } from '../../context.ts';
import type { DealState } from '../desk/records/states.rules.ts';
import { assignTo, changeRecord, moveTo } from '../desk/work/change-record.ts';
import { ChatLead, type ChatLeadRow } from './chat-lead.entity.ts';

/** What is left out stays as it is. */
export interface LeadChange {
  state?: DealState | null;
  /** An admin's id; null for nobody's. */
  assignee?: string | null;
}

/** Throws UNAUTHENTICATED, NOT_FOUND, BAD_INPUT. */
export function changeLead(ctx: Context, id: string, { state, assignee }: LeadChange): Promise<ChatLeadRow> {
  return changeRecord<ChatLeadRow>(ctx, ChatLead, 'lead', id, async (lead, em) => {
    if (state) moveTo(lead, state);
    if (assignee !== undefined) await assignTo(lead, assignee, em);
  });
}
