import { LockMode } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import type { Em } from '../../database/orm.ts';
import { Conversation, type ConversationRow } from './conversation.entity.ts';

/**
 * A session's conversation, begun if there is none yet, and locked until the transaction ends: two messages of one
 * session may come at once, to two replicas.
 */
export async function openConversation(em: Em, sessionId: string): Promise<ConversationRow> {
  const now = new Date();
  await em
    .createQueryBuilder(Conversation)
    .insert({ id: uuidv7(), sessionId, memory: {}, messages: 0, createdAt: now, updatedAt: now })
    .onConflict('sessionId')
    .ignore()
    .execute();
  return em.findOneOrFail(Conversation, { sessionId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** The same if there is one still, also locked. */
export async function reopenConversation(em: Em, sessionId: string): Promise<ConversationRow | undefined> {
  return (await em.findOne(Conversation, { sessionId }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
}

/** As it is at the moment, if there is one, without waiting for who has locked it. */
export async function glanceAt(em: Em, sessionId: string): Promise<Pick<ConversationRow, 'memory'> | undefined> {
  return (await em.findOne(Conversation, { sessionId }, { disableIdentityMap: true })) ?? undefined;
}
