import { v7 as uuidv7 } from 'uuid';
import type { Em } from '../../database/orm.ts';
import { ChatMessage, type ChatMessageRow, type ConversationRow } from './conversation.entity.ts';

/** Messages kept of one conversation, of both sides. Beyond that the oldest go, but for those that a lead quotes. */
export const MAX_KEPT_MESSAGES = 400;

type Said = Pick<ChatMessageRow, 'sender' | 'text'> & Partial<Pick<ChatMessageRow, 'messageId' | 'answers' | 'offers'>>;

/**
 * Keeps what was said. Within the transaction that holds the conversation's lock.
 *
 * @param quoted ids of the messages that stay however old they are
 * @returns the message's id
 */
export async function keepMessage(em: Em, conversation: ConversationRow, said: Said, quoted: readonly string[] = []): Promise<string> {
  const id = uuidv7();
  conversation.messages += 1;
  conversation.updatedAt = new Date();
  em.create(ChatMessage, { id, conversation, position: conversation.messages, createdAt: conversation.updatedAt, ...said });
  await em.flush();
  if (conversation.messages > MAX_KEPT_MESSAGES) {
    await em.nativeDelete(ChatMessage, { conversation, position: { $lte: conversation.messages - MAX_KEPT_MESSAGES }, id: { $nin: [...quoted] } });
  }
  return id;
}
