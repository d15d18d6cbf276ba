import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { keepMessage } from '../conversations/keep-message.ts';
import { openConversation } from '../conversations/open-conversation.ts';
import { readMessage } from '../leads/reading/read-message.ts';
import { findLead, recordLead } from '../leads/record-lead.ts';
import { limits } from '../limits/rate-limiter.ts';
import { actOf } from './answers/acts.ts';
import { respond } from './answers/respond.ts';
import type { ChatReply } from './chat-reply.ts';
import { chatRules } from './chat.rules.ts';

/**
 * Answers a visitor's chat message from the site's own content, and keeps what the visitor tells of themselves.
 *
 * @throws AppError BAD_INPUT, RATE_LIMITED
 */
export async function replyToMessage(ctx: Context, input: unknown): Promise<ChatReply> {
  const checked = check(chatRules, input);
  if (!checked.ok) throw badInput(checked.problems);
  const { message, sessionId } = checked.value;
  await ctx.services.rateLimiter.count(limits.chatByAddress, ctx.address);
  await ctx.services.rateLimiter.count(limits.chatBySession, sessionId);

  return ctx.em.transactional(async (em) => {
    const conversation = await openConversation(em, sessionId);
    const heard = await keepMessage(em, conversation, 'visitor', message);
    const known = await findLead(em, conversation);
    // Who tries to turn the assistant is not telling of themselves.
    const findings = actOf(message) === 'injection' ? [] : readMessage(message, { asked: conversation.memory.asked, location: known?.location, purposeOfVisit: known?.purposeOfVisit });
    const lead = await recordLead(em, known, conversation, heard, findings);
    const reply = respond(ctx.services.knowledge, { message, memory: conversation.memory, findings, lead, at: new Date() });
    conversation.memory = reply.memory;
    const response = [reply.answer, reply.asking].filter(Boolean).join('\n');
    await keepMessage(em, conversation, 'assistant', response);
    return { response, links: reply.links, suggestions: reply.suggestions };
  });
}
