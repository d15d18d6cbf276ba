import type { Em } from '../../database/orm.ts';
import { ChatMessage, type ChatMessageRow, type ConversationRow } from './conversation.entity.ts';

/** A visitor's message that was sent before with this id, if one was. */
export async function findRepeated(em: Em, conversation: ConversationRow, messageId: string): Promise<ChatMessageRow | undefined> {
  return (await em.findOne(ChatMessage, { conversation, messageId })) ?? undefined;
}

/** What a visitor's message was answered with, if it was. */
export async function findAnswer(em: Em, message: string): Promise<ChatMessageRow | undefined> {
  return (await em.findOne(ChatMessage, { answers: message })) ?? undefined;
}
