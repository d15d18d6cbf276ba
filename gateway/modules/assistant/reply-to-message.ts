import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { keepMessage } from '../conversations/keep-message.ts';
import { openConversation } from '../conversations/open-conversation.ts';
import { recentMessages } from '../conversations/recent-messages.ts';
import { changedValues } from '../leads/changed-values.ts';
import type { Evidence, Finding } from '../leads/evidence.ts';
import type { ChatLeadRow } from '../leads/chat-lead.entity.ts';
import { readMessage } from '../leads/reading/read-message.ts';
import { findLead, recordLead } from '../leads/record-lead.ts';
import { limits } from '../limits/rate-limiter.ts';
import { actOf } from './answers/acts.ts';
import { replyText, respond, type BuiltInReply } from './answers/respond.ts';
import { toldBy } from './answers/small-talk.ts';
import type { ChatReply } from './chat-reply.ts';
import { chatRules, type ChatInput } from './chat.rules.ts';
import { kindOf } from './knowledge/content.ts';
import { HISTORY_MESSAGES } from './model/prompt.ts';
import { soundNotes } from './model/sound-notes.ts';

/**
 * Answers a visitor's chat message from the site's own content, and keeps what the visitor tells of themselves. What was
 * told is stored before a model is asked: whatever becomes of the answer, no lead is lost.
 *
 * @throws AppError BAD_INPUT, RATE_LIMITED
 */
export async function replyToMessage(ctx: Context, input: unknown): Promise<ChatReply> {
  const checked = check(chatRules, input);
  if (!checked.ok) throw badInput(checked.problems);
  await ctx.services.rateLimiter.count(limits.chatByAddress, ctx.address);
  await ctx.services.rateLimiter.count(limits.chatBySession, checked.value.sessionId);

  const { languageModel } = ctx.services;
  const turn = await hear(ctx, checked.value);
  const { reply, findings, history } = turn;
  const shown = (answer: string) => ({ response: replyText({ ...reply, answer }), links: reply.links, suggestions: reply.suggestions });
  if (turn.answered) return shown(reply.answer);

  const request = { message: checked.value.message, history, passages: reply.found.map(({ passage }) => passage), read: findings };
  const modelReply = await languageModel?.answer(request, ctx.log);
  const final = shown(modelReply?.text ?? reply.answer);
  await keepAnswer(ctx, checked.value, turn, modelReply?.findings ?? [], final.response);
  return final;
}

/** Keeps what was said and told, and finds the built-in answer, which is kept as well where no model is asked. */
async function hear(ctx: Context, { message, sessionId }: ChatInput) {
  const { knowledge, languageModel } = ctx.services;
  return ctx.em.transactional(async (em) => {
    const conversation = await openConversation(em, sessionId);
    const known = await findLead(em, conversation);
    knowledge.anticipate(message, conversation.memory.topic);
    const read = readMessage(message, { ...known, asked: conversation.memory.asked, services: known?.servicesInterested });
    const findings = toldBy(knowledge, message, actOf(message), read);
    const changed = changedValues(findings, known);
    const history = languageModel ? await recentMessages(em, conversation, HISTORY_MESSAGES) : [];
    const messageId = await keepMessage(em, conversation, 'visitor', message, quotedIn(known));
    const lead = await recordLead(em, known, conversation, messageId, findings, ctx.services.postRoom);
    const reply = await respond(knowledge, { message, memory: conversation.memory, findings, changed, lead, at: new Date() });
    conversation.memory = reply.memory;
    const answered = !languageModel || !isForModel(reply);
    if (answered) await keepMessage(em, conversation, 'assistant', replyText(reply), quotedIn(lead));
    return { reply, messageId, findings, history, answered };
  });
}

/** A model has nothing to add to a greeting or a refusal, and in place of what the site does not tell it could only invent. */
const isForModel = ({ known, found: [best] }: BuiltInReply) => known && best !== undefined && kindOf(best.passage.about) !== 'unpublished';

async function keepAnswer(ctx: Context, { message, sessionId }: ChatInput, { messageId, findings }: Heard, notes: readonly Finding[], response: string): Promise<void> {
  await ctx.services.orm.em.fork().transactional(async (em) => {
    const conversation = await openConversation(em, sessionId);
    const known = await findLead(em, conversation);
    const sound = soundNotes(ctx.services.knowledge, { message, notes, read: findings, known: { ...known, services: known?.servicesInterested } });
    const lead = await recordLead(em, known, conversation, messageId, sound, ctx.services.postRoom);
    await keepMessage(em, conversation, 'assistant', response, quotedIn(lead));
  });
}

/** What is kept of a message until a model has answered it. */
type Heard = Pick<Awaited<ReturnType<typeof hear>>, 'messageId' | 'findings'>;

/** The messages that a lead quotes: they stay as long as it does. */
const quotedIn = (lead: ChatLeadRow | undefined) => Object.values(lead?.evidence ?? {}).flatMap((all: Evidence[]) => all.map(({ messageId }) => messageId));
