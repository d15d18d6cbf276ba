import type { Em } from '../../database/orm.ts';
import { ChatMessage, type ChatMessageRow, type ConversationRow } from './conversation.entity.ts';

/** A visitor's message that was sent before with this id, if one was. */
export async function findRepeated(em: Em, conversation: ConversationRow, messageId: string): Promise<ChatMessageRow | undefined> {
  return (await em.findOne(ChatMessage, { conversation, messageId })) ?? undefined;
}

/** A visitor's message and its answer, as far as they are kept. */
export async function findExchange(em: Em, conversation: ConversationRow, id: string): Promise<{ said?: ChatMessageRow; answer?: ChatMessageRow }> {
  const kept = await em.find(ChatMessage, { conversation, $or: [{ id }, { answers: id }] });
  return { said: kept.find((one) => one.id === id), answer: kept.find((one) => one.answers === id) };
}
