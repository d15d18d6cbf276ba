import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { recordId } from '../../rules/page.rules.ts';
import { check } from '../../rules/problems.rules.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { ChatMessage, type ChatMessageRow } from '../conversations/conversation.entity.ts';
import { ChatLead, type ChatLeadRow } from './chat-lead.entity.ts';
import { type Evidence, type LeadField, leadFields } from './evidence.ts';

/** A lead with the conversation that it came from. */
export interface LeadDetail {
  readonly lead: ChatLeadRow;
  /** Oldest first. */
  readonly conversation: readonly ChatMessageRow[];
  readonly evidence: readonly FieldEvidence[];
}

export interface FieldEvidence extends Evidence {
  readonly field: LeadField;
  /** The visitor's words: `message.slice(start, end)`. */
  readonly quote: string;
}

/** A lead, its conversation and the words behind each of its fields. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function readLead(ctx: Context, id: string): Promise<LeadDetail> {
  await requireAdmin(ctx);
  const lead = check(recordId, id).ok ? await ctx.em.findOne(ChatLead, id) : null;
  if (!lead) throw new AppError('NOT_FOUND', 'There is no lead with this id.');
  const conversation = await ctx.em.find(ChatMessage, { conversation: { sessionId: lead.sessionId } }, { orderBy: { position: 'asc' } });
  const texts = new Map(conversation.map((message) => [message.id, message.text]));
  const evidence = leadFields.flatMap((field) =>
    (lead.evidence[field] ?? []).map((one) => ({ ...one, field, quote: texts.get(one.messageId)?.slice(one.start, one.end) ?? one.value })),
  );
  return { lead, conversation, evidence };
}
