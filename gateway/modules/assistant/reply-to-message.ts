import { assistant } from '#content/assistant.ts';
import type { Context } from '../../context.ts';
import { badInput, withoutWords } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { glanceAt } from '../conversations/open-conversation.ts';
import { limits } from '../limits/rate-limiter.ts';
import { anticipateAnswer } from './answers/from-content/answer-in-parts.ts';
import { contactLink } from './answers/from-content/answer-question.ts';
import { replyText, respond, type BuiltInReply } from './answers/respond.ts';
import type { ChatReply } from './chat-reply.ts';
import { chatRules, type ChatInput } from './chat.rules.ts';
import { hearMessage, type Heard } from './hear-message.ts';
import { keepAnswer } from './keep-answer.ts';
import { kindOf } from './knowledge/content.ts';

/**
 * Answers a visitor's chat message from the site's own content, and keeps what the visitor tells of themselves. What was
 * said and told is stored before an answer is looked for: whatever becomes of that, no lead is lost.
 *
 * @throws AppError BAD_INPUT, KEY_REUSED, RATE_LIMITED, UNAVAILABLE
 */
export async function replyToMessage(ctx: Context, input: unknown): Promise<ChatReply> {
  const checked = check(chatRules, input);
  if (!checked.ok) throw badInput(checked.problems);
  await ctx.services.rateLimiter.count(limits.chatByAddress, ctx.address);
  await ctx.services.rateLimiter.count(limits.chatBySession, checked.value.sessionId);
  return ctx.services.turns.take(checked.value.sessionId, () => replyInTurn(ctx, checked.value));
}

async function replyInTurn(ctx: Context, input: ChatInput): Promise<ChatReply> {
  const { languageModel, turns } = ctx.services;
  const turn = await turns.work(async () => {
    await begin(ctx, input);
    const heard = await hearMessage(ctx, input);
    return heard.answered ? heard : { ...heard, reply: await compose(ctx, input, heard) };
  });
  if (turn.answered) return turn.answered;

  const { reply, findings, history } = turn;
  const request = { message: input.message, history, passages: reply.found.map(({ passage }) => passage), read: findings };
  const modelReply = isForModel(reply) ? await languageModel?.answer(request, ctx.log) : undefined;
  const response = replyText({ ...reply, answer: modelReply?.text ?? reply.answer });
  const final = { response, links: reply.links, suggestions: reply.suggestions };
  return turns.work(() => keepAnswer(ctx, input, turn, { final, memory: reply.memory, notes: modelReply?.findings ?? [] }));
}

/** Begins with what takes longest, before the database is asked for more than a glance, and counts those who are new. */
async function begin({ address, em, services }: Context, { message, sessionId }: ChatInput): Promise<void> {
  const conversation = await glanceAt(em, sessionId);
  if (!conversation) await services.rateLimiter.count(limits.newConversations, address);
  // Who answers hears of a failure; if nobody does, nothing has failed.
  void anticipateAnswer(services.knowledge, message, conversation?.memory.topic).catch(() => undefined);
}

/** The built-in answer; where there is none for a fault of ours, who can be asked instead. */
async function compose(ctx: Context, { message }: ChatInput, { memory, findings, changed, lead }: Heard): Promise<BuiltInReply> {
  try {
    return await respond(ctx.services.knowledge, { message, memory, findings, changed, lead, at: new Date() });
  } catch (error) {
    ctx.log.error({ err: withoutWords(error) }, 'a chat message could not be answered');
    return { thanks: undefined, answer: assistant.unknown, asking: undefined, links: [contactLink], suggestions: [], memory, found: [], known: false };
  }
}

/** A model has nothing to add to a greeting or a refusal, and in place of what the site does not tell it could only invent. */
const isForModel = ({ known, found: [best] }: BuiltInReply) => known && best !== undefined && kindOf(best.passage.about) !== 'unpublished';
