import { v7 as uuidv7 } from 'uuid';
import type { Em } from '../../database/orm.ts';
import type { ConversationRow } from '../conversations/conversation.entity.ts';
import type { PostRoom } from '../post/post-room.ts';
import { replyDue } from '../desk/records/reply-due.ts';
import { ChatLead, type ChatLeadRow } from './chat-lead.entity.ts';
import type { Evidence, Finding, LeadField } from './evidence.ts';
import { isContactInfoCollected, statusOf } from './lead-status.rules.ts';

/** Quotes kept of what a visitor requires; more than that is read in the conversation. */
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
 * Keeps what a message tells, with the words that tell it; later words correct earlier ones. Nothing told, nothing
 * kept. Within the transaction that holds the conversation's lock.
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
  if (known && findings.length === 0) return known;

  const now = new Date();
  const lead =
    known ??
    em.create(ChatLead, { id: uuidv7(), sessionId: conversation.sessionId, servicesInterested: [], evidence: {}, leadStatus: 'new', isContactInfoCollected: false, createdAt: now, updatedAt: now });
  const wasQualified = lead.isContactInfoCollected;
  const evidence = { ...lead.evidence };
  for (const { field, value, start, end, retracted } of findings) {
    const others = (evidence[field] ?? []).filter((one) => one.value !== value);
    evidence[field] = retracted ? others : settled(field, evidence[field] ?? [], { messageId, start, end, value });
  }
  lead.evidence = evidence;
  writeFields(lead);
  if (lead.isContactInfoCollected) lead.dueAt ??= replyDue(now);
  lead.updatedAt = now;
  await em.flush();
  if (lead.isContactInfoCollected && !wasQualified && postRoom.writesFor('lead')) await postRoom.write(em, [{ kind: 'lead', id: lead.id }]);
  return lead;
}

function settled(field: LeadField, before: readonly Evidence[], told: Evidence): Evidence[] {
  if (keptFirst.includes(field)) return before.length > 0 ? [...before] : [told];
  if (!gathered.includes(field)) return [told];
  return before.some(({ value }) => value === told.value) ? [...before] : [...before, told].slice(0, MAX_QUOTES);
}

/** The lead's fields are what its evidence says, nothing else. */
function writeFields(lead: ChatLeadRow): void {
  const values = (field: LeadField) => lead.evidence[field]?.map(({ value }) => value) ?? [];
  for (const field of ['name', 'company', 'email', 'phone', 'location', 'purposeOfVisit', 'budget', 'timeline'] as const) {
    lead[field] = values(field)[0] ?? lead[field] ?? null;
  }
  lead.servicesInterested = values('servicesInterested');
  lead.requirements = values('requirements').join('\n') || null;
  lead.isContactInfoCollected = isContactInfoCollected(lead);
  lead.leadStatus = statusOf(lead);
}
