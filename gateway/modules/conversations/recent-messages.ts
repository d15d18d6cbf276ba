import type { Em } from '../../database/orm.ts';
import { ChatMessage, type ChatMessageRow, type ConversationRow } from './conversation.entity.ts';

/** The last messages of a conversation, oldest first. */
export async function recentMessages(em: Em, conversation: ConversationRow, count: number): Promise<ChatMessageRow[]> {
  const latest = await em.find(ChatMessage, { conversation }, { orderBy: { position: 'desc' }, limit: count });
  return latest.toReversed();
}
