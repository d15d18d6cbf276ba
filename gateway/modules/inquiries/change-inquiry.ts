import type { Context } from '../../context.ts';
import { assignTo, changeRecord, moveTo } from '../desk/work/change-record.ts';
import type { DealState } from '../desk/records/states.rules.ts';
import { Inquiry, type InquiryRow } from './inquiry.entity.ts';

/** What is left out stays as it is. */
export interface InquiryChange {
  state?: DealState | null;
  /** An admin's id; null for nobody's. */
  assignee?: string | null;
}

/** Throws UNAUTHENTICATED, NOT_FOUND, BAD_INPUT. */
export function changeInquiry(ctx: Context, id: string, { state, assignee }: InquiryChange): Promise<InquiryRow> {
  return changeRecord<InquiryRow>(ctx, Inquiry, 'inquiry', id, async (inquiry, em) => {
    if (state) moveTo(inquiry, state);
    if (assignee !== undefined) await assignTo(inquiry, assignee, em);
  });
}
