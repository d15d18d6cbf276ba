import { v7 as uuidv7 } from 'uuid';
import type { Em } from '../../database/orm.ts';
import { ChatMessage, type ConversationRow } from '../conversations/conversation.entity.ts';
import type { PostRoom } from '../post/post-room.ts';
import { replyDue } from '../desk/records/reply-due.ts';
import { ChatLead, type ChatLeadRow } from './chat-lead.entity.ts';
import type { Evidence, Finding } from './evidence.ts';
import { type LeadField, singleFields } from './lead-fields.rules.ts';
import { isContactInfoCollected, statusOf } from './lead-status.rules.ts';
import { readPhoneAgain } from './reading/read-phone-again.ts';

/** Quotes kept of what a visitor requires, the first and the latest; more than that is read in the conversation. */
const MAX_QUOTES = 8;

/** Of these the first words count: later ones tell more, not other. */
const keptFirst: readonly LeadField[] = ['purposeOfVisit'];

/** These hold several values at once. */
const gathered: readonly LeadField[] = ['servicesInterested', 'requirements'];

/** The lead of a conversation, if there is one yet. */
export async function findLead(em: Em, { sessionId }: ConversationRow): Promise<ChatLeadRow | undefined> {
  return (await em.findOne(ChatLead, { sessionId })) ?? undefined;
}

/**
 * Keeps what a message tells, with the words that tell it; later words correct earlier ones. While nothing is told, nothing
 * is kept; from then on each message touches the lead, so that an open desk shows it. Within the transaction that holds
 * the conversation's lock.
 *
 * @param known the session's lead, if there is one
 * @param postRoom tells the staff once the visitor can be reached
 * @returns the lead as it is now
 */
export async function recordLead(
  em: Em,
  known: ChatLeadRow | undefined,
  conversation: ConversationRow,
  messageId: string,
  findings: readonly Finding[],
  postRoom: PostRoom,
): Promise<ChatLeadRow | undefined> {
  if (!known && findings.every(({ retracted }) => retracted)) return undefined;
  const now = new Date();
  const lead =
    known ??
    em.create(ChatLead, { id: uuidv7(), sessionId: conversation.sessionId, servicesInterested: [], evidence: {}, leadStatus: 'new', isContactInfoCollected: false, createdAt: now, updatedAt: now });
  const [wasQualified, place] = [lead.isContactInfoCollected, lead.location];
  const evidence = { ...lead.evidence };
  for (const { field, value, start, end, retracted } of findings) {
    const others = (evidence[field] ?? []).filter((one) => one.value !== value);
    evidence[field] = retracted ? others : settled(field, evidence[field] ?? [], { messageId, start, end, value });
  }
  lead.evidence = evidence;
  writeFields(lead);
  if (!place && lead.location && (await placePhone(em, lead, lead.location))) writeFields(lead);
  if (lead.isContactInfoCollected) lead.dueAt ??= replyDue(now);
  lead.updatedAt = now;
  await em.flush();
  if (lead.isContactInfoCollected && !wasQualified && postRoom.writesFor('lead')) await postRoom.write(em, [{ kind: 'lead', id: lead.id }]);
  return lead;
}

function settled(field: LeadField, before: readonly Evidence[], told: Evidence): Evidence[] {
  if (keptFirst.includes(field)) return before.length > 0 ? [...before] : [told];
  if (!gathered.includes(field)) return [told];
  if (before.some(({ value }) => value === told.value)) return [...before];
  return before.length < MAX_QUOTES ? [...before, told] : [before[0]!, ...before.slice(2), told];
}

/** A number that was typed without its country is read again once it is known where the visitor is. Tells whether it is another one now. */
async function placePhone(em: Em, lead: ChatLeadRow, place: string): Promise<boolean> {
  const told = lead.evidence.phone?.[0];
  const message = told && (await em.findOne(ChatMessage, told.messageId));
  const value = message && readPhoneAgain(message.text, told, place);
  if (!value) return false;
  lead.evidence = { ...lead.evidence, phone: [{ ...told, value }] };
  return true;
}

/** A field holds what its evidence says; one that no words were ever kept of stays as it is. */
function writeFields(lead: ChatLeadRow): void {
  const values = (field: LeadField) => lead.evidence[field]?.map(({ value }) => value) ?? [];
  for (const field of [...singleFields, 'purposeOfVisit'] as const) {
    if (lead.evidence[field]) lead[field] = values(field)[0] ?? null;
  }
  lead.servicesInterested = values('servicesInterested');
  lead.requirements = values('requirements').join('\n') || null;
  lead.isContactInfoCollected = isContactInfoCollected(lead);
  lead.leadStatus = statusOf(lead);
}
