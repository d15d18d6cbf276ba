import { LockMode } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { ChatLead, type ChatLeadRow } from './chat-lead.entity.ts';

/** What a visitor has told about themselves in one message. */
export interface LeadFields {
  name?: string;
  email?: string;
  phone?: string;
  services: string[];
}

/**
 * Keeps what a chat session's visitor has told so far; later words correct earlier ones.
 * Nothing told, nothing kept.
 */
export async function recordLead(ctx: Context, sessionId: string, told: LeadFields): Promise<void> {
  const { services, ...contact } = told;
  if (services.length === 0 && Object.values(contact).every((value) => value === undefined)) return;

  await ctx.em.transactional(async (em) => {
    const now = new Date();
    // Two messages of one session may come at once: the row is made by one and locked by each in turn.
    await em
      .createQueryBuilder(ChatLead)
      .insert({ id: uuidv7(), sessionId, servicesInterested: [], leadStatus: 'new', isContactInfoCollected: false, createdAt: now, updatedAt: now })
      .onConflict('sessionId')
      .ignore()
      .execute();
    const lead = await em.findOneOrFail(ChatLead, { sessionId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    for (const [field, value] of Object.entries(contact)) {
      if (value !== undefined) lead[field as keyof typeof contact] = value;
    }
    lead.servicesInterested = [...new Set([...lead.servicesInterested, ...services])];
    lead.isContactInfoCollected = canBeReached(lead);
    lead.leadStatus = lead.isContactInfoCollected ? 'qualified' : 'new';
    lead.updatedAt = now;
  });
}

/** The rule for a qualified lead: a name, and an e-mail address or a phone number. */
function canBeReached(lead: ChatLeadRow): boolean {
  return Boolean(lead.name && (lead.email || lead.phone));
}
