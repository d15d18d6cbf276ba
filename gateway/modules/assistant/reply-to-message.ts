import { company } from '#content/company.ts';
import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { keepMessage } from '../conversations/keep-message.ts';
import { openConversation } from '../conversations/open-conversation.ts';
import { readMessage } from '../leads/reading/read-message.ts';
import { recordLead } from '../leads/record-lead.ts';
import { limits } from '../limits/rate-limiter.ts';
import type { ChatReply } from './chat-reply.ts';
import { chatRules } from './chat.rules.ts';

/**
 * Answers a visitor's chat message from the site's own content, and keeps what the visitor
 * tells about how to reach them.
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
    const told = readMessage(message);
    await recordLead(em, conversation, heard, told);

    const thanks = told.some(({ field }) => field === 'email' || field === 'phone')
      ? `Thank you, I have noted that. One of our people will get back to you ${company.replyPromise}.`
      : undefined;
    const passage = ctx.services.knowledge.best(message);
    const response = [thanks, passage?.text].filter(Boolean).join(' ') || nothingFound;
    await keepMessage(em, conversation, 'assistant', response);
    return { response, links: passage ? [{ href: passage.href, label: passage.title }] : [], suggestions: [] };
  });
}

const nothingFound = `I did not find that on our site. Please ask in other words, or write to ${company.emails.hello}: a person replies ${company.replyPromise}.`;
