import type { Context } from '../../context.ts';
import { AppError, withoutWords } from '../../errors.ts';
import type { ChatMessageRow, Memory } from '../conversations/conversation.entity.ts';
import { keepMessage } from '../conversations/keep-message.ts';
import { findExchange, findRepeated } from '../conversations/kept-exchange.ts';
import { openConversation } from '../conversations/open-conversation.ts';
import { recentMessages } from '../conversations/recent-messages.ts';
import { changedValues } from '../leads/changed-values.ts';
import type { ChatLeadRow } from '../leads/chat-lead.entity.ts';
import { quotedIn, type Finding } from '../leads/evidence.ts';
import { readHeard } from '../leads/reading/read-heard.ts';
import { findLead, recordLead } from '../leads/record-lead.ts';
import { actOf } from './answers/talk/acts.ts';
import { toldBy } from './answers/talk/small-talk.ts';
import { asReply, type ChatReply } from './chat-reply.ts';
import type { ChatInput } from './chat.rules.ts';
import { HISTORY_MESSAGES } from './model/prompt.ts';

/** A message that is kept and has no answer yet. */
export interface Heard {
  readonly answered?: undefined;
  readonly id: string;
  readonly memory: Memory;
  readonly findings: readonly Finding[];
  readonly changed: readonly Finding[];
  readonly lead: ChatLeadRow | undefined;
  readonly history: readonly ChatMessageRow[];
}

/**
 * Keeps what was said and told; or finds the answer, where this was said and answered before.
 *
 * @throws AppError KEY_REUSED
 */
export async function hearMessage(ctx: Context, { message, sessionId, messageId }: ChatInput): Promise<Heard | { readonly answered: ChatReply }> {
  const { knowledge, languageModel, postRoom, wordTagger } = ctx.services;
  return ctx.em.transactional(async (em) => {
    const conversation = await openConversation(em, sessionId);
    const repeated = messageId ? await findRepeated(em, conversation, messageId) : undefined;
    if (repeated && repeated.text !== message) throw new AppError('KEY_REUSED', 'This messageId was already used for another message. Please send this one with a new one.');
    const answer = repeated && (await findExchange(em, conversation, repeated.id)).answer;
    if (answer) return { answered: asReply(answer) };

    const known = await findLead(em, conversation);
    const { memory } = conversation;
    const circumstances = { ...known, asked: memory.asked, services: known?.servicesInterested };
    const findings = await asFarAsRead(ctx, async () => toldBy(knowledge, message, actOf(message), await readHeard(message, circumstances, wordTagger)));
    const changed = changedValues(findings, known);
    const history = languageModel ? await recentMessages(em, conversation, HISTORY_MESSAGES) : [];
    const heard = { memory, findings, changed, history: history.filter((one) => one !== repeated) };
    // Kept before, with what it tells, by who then did not get as far as an answer.
    if (repeated) return { ...heard, id: repeated.id, lead: known };
    const id = await keepMessage(em, conversation, { sender: 'visitor', text: message, messageId }, quotedIn(known));
    return { ...heard, id, lead: await recordLead(em, known, conversation, id, findings, postRoom) };
  });
}

/** What is read in a message. Where that fails, what was said is kept and answered all the same. */
export async function asFarAsRead(ctx: Context, read: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await read();
  } catch (error) {
    ctx.log.error({ err: withoutWords(error) }, 'what a chat message tells could not be read');
    return [];
  }
}
