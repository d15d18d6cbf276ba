import type { ChatMessageRow, Offers } from '../conversations/conversation.entity.ts';

/** What the assistant says. All of it is plain text. */
export interface ChatReply extends Offers {
  response: string;
}

/** An answer as it was given. */
export const asReply = ({ text, offers }: ChatMessageRow): ChatReply => ({ response: text, links: offers?.links ?? [], suggestions: offers?.suggestions ?? [] });
