import type { Context } from '../../context.ts';
import type { Memory } from '../conversations/conversation.entity.ts';
import { keepMessage } from '../conversations/keep-message.ts';
import { findExchange } from '../conversations/kept-exchange.ts';
import { reopenConversation } from '../conversations/open-conversation.ts';
import { quotedIn, type Finding } from '../leads/evidence.ts';
import { findLead, recordLead } from '../leads/record-lead.ts';
import { asReply, type ChatReply } from './chat-reply.ts';
import type { ChatInput } from './chat.rules.ts';
import { asFarAsRead, type Heard } from './hear-message.ts';
import { soundNotes } from './model/sound-notes.ts';

interface Answered {
  readonly final: ChatReply;
  readonly memory: Memory;
  /** What a model noted of the visitor. */
  readonly notes: readonly Finding[];
}

/**
 * Keeps the answer to a message, with what is to be remembered.
 *
 * @returns what the visitor is told: where another replica was faster, that one's answer
 */
export async function keepAnswer(ctx: Context, { message, sessionId }: ChatInput, { id, findings }: Heard, { final, memory, notes }: Answered): Promise<ChatReply> {
  const { knowledge, orm, postRoom } = ctx.services;
  return orm.em.fork().transactional(async (em) => {
    const conversation = await reopenConversation(em, sessionId);
    const { said, answer } = conversation ? await findExchange(em, conversation, id) : {};
    if (answer) return asReply(answer);
    // Who was erased meanwhile has nothing kept of them.
    if (!conversation || !said) return final;
    const known = await findLead(em, conversation);
    const sound = notes.length > 0 ? await asFarAsRead(ctx, async () => soundNotes(knowledge, { message, notes, read: findings, known: { ...known, services: known?.servicesInterested } })) : [];
    const lead = await recordLead(em, known, conversation, id, sound, postRoom);
    conversation.memory = memory;
    const { response, ...offers } = final;
    await keepMessage(em, conversation, { sender: 'assistant', text: response, answers: id, offers }, quotedIn(lead));
    return final;
  });
}
