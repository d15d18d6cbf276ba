import { company } from '#content/company.ts';
import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { recordLead } from '../leads/record-lead.ts';
import { limits } from '../limits/rate-limiter.ts';
import { chatRules } from './chat.rules.ts';
import { leadFields } from './lead-fields.ts';

/**
 * Answers a visitor's chat message from the site's own content, and keeps what the visitor
 * tells about how to reach them.
 *
 * @returns the reply, as plain text
 * @throws AppError BAD_INPUT, RATE_LIMITED
 */
export async function replyToMessage(ctx: Context, input: unknown): Promise<{ response: string }> {
  const checked = check(chatRules, input);
  if (!checked.ok) throw badInput(checked.problems);
  const { message, sessionId } = checked.value;
  await ctx.services.rateLimiter.count(limits.chatByAddress, ctx.address);
  await ctx.services.rateLimiter.count(limits.chatBySession, sessionId);

  const told = leadFields(message);
  await recordLead(ctx, sessionId, told);

  const thanks = told.email || told.phone ? `Thank you, I have noted that. One of our people will get back to you ${company.replyPromise}.` : undefined;
  const passage = ctx.services.knowledge.best(message);
  const answer = passage && `${passage.text} You can read more at ${passage.href}.`;
  return { response: [thanks, answer].filter(Boolean).join(' ') || nothingFound };
}

const nothingFound = `I did not find that on our site. Please ask in other words, or write to ${company.emails.hello}: a person replies ${company.replyPromise}.`;
