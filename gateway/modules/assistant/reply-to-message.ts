import { assistant } from '#content/assistant.ts';
import type { Context } from '../../context.ts';
import { AppError, badInput, withoutWords } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import type { ChatMessageRow, Memory } from '../conversations/conversation.entity.ts';
import { keepMessage } from '../conversations/keep-message.ts';
import { findAnswer, findRepeated } from '../conversations/kept-answer.ts';
import { glanceAt, openConversation, reopenConversation } from '../conversations/open-conversation.ts';
import { recentMessages } from '../conversations/recent-messages.ts';
import { changedValues } from '../leads/changed-values.ts';
import type { Evidence, Finding } from '../leads/evidence.ts';
import type { ChatLeadRow } from '../leads/chat-lead.entity.ts';
import { readMessage } from '../leads/reading/read-message.ts';
import { findLead, recordLead } from '../leads/record-lead.ts';
import { limits } from '../limits/rate-limiter.ts';
import { actOf } from './answers/acts.ts';
import { contactLink } from './answers/answer-question.ts';
import { replyText, respond, type BuiltInReply } from './answers/respond.ts';
import { toldBy } from './answers/small-talk.ts';
import type { ChatReply } from './chat-reply.ts';
import { chatRules, type ChatInput } from './chat.rules.ts';
import { kindOf } from './knowledge/content.ts';
import { HISTORY_MESSAGES } from './model/prompt.ts';
import { soundNotes } from './model/sound-notes.ts';

/** A message that is kept and has no answer yet. */
interface Heard {
  readonly answered?: undefined;
  readonly id: string;
  readonly memory: Memory;
  readonly findings: readonly Finding[];
  readonly changed: readonly Finding[];
  readonly lead: ChatLeadRow | undefined;
  readonly history: readonly ChatMessageRow[];
}

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
    const heard = await hear(ctx, input);
    return heard.answered ? heard : { ...heard, reply: await compose(ctx, input, heard) };
  });
  if (turn.answered) return turn.answered;

  const { reply, findings, history } = turn;
  const request = { message: input.message, history, passages: reply.found.map(({ passage }) => passage), read: findings };
  const modelReply = isForModel(reply) ? await languageModel?.answer(request, ctx.log) : undefined;
  const response = replyText({ ...reply, answer: modelReply?.text ?? reply.answer });
  const final = { response, links: reply.links, suggestions: reply.suggestions };
  return turns.work(() => keepAnswer(ctx, input, turn, final, modelReply?.findings ?? []));
}

/** Begins with what takes longest, before the database is asked for more than a glance, and counts those who are new. */
async function begin({ address, em, services }: Context, { message, sessionId }: ChatInput): Promise<void> {
  const conversation = await glanceAt(em, sessionId);
  if (!conversation) await services.rateLimiter.count(limits.newConversations, address);
  services.knowledge.anticipate(message, conversation?.memory.topic);
}

/** Keeps what was said and told; or finds the answer, where this was said and answered before. */
async function hear(ctx: Context, { message, sessionId, messageId }: ChatInput): Promise<Heard | { readonly answered: ChatReply }> {
  return ctx.em.transactional(async (em) => {
    const conversation = await openConversation(em, sessionId);
    const repeated = messageId ? await findRepeated(em, conversation, messageId) : undefined;
    if (repeated && repeated.text !== message) throw new AppError('KEY_REUSED', 'This messageId was already used for another message. Please send this one with a new one.');
    const answer = repeated && (await findAnswer(em, repeated.id));
    if (answer) return { answered: asReply(answer) };

    const known = await findLead(em, conversation);
    const findings = readFindings(ctx, message, conversation.memory, known);
    const changed = changedValues(findings, known);
    const history = ctx.services.languageModel ? await recentMessages(em, conversation, HISTORY_MESSAGES) : [];
    const heard = { memory: conversation.memory, findings, changed, history: history.filter((one) => one !== repeated) };
    // Kept before, with what it tells, by who then did not get as far as an answer.
    if (repeated) return { ...heard, id: repeated.id, lead: known };
    const id = await keepMessage(em, conversation, { sender: 'visitor', text: message, messageId }, quotedIn(known));
    return { ...heard, id, lead: await recordLead(em, known, conversation, id, findings, ctx.services.postRoom) };
  });
}

/** What a message tells of its visitor. Where that cannot be read, what was said is kept all the same. */
function readFindings(ctx: Context, message: string, { asked }: Memory, known: ChatLeadRow | undefined): readonly Finding[] {
  try {
    const read = readMessage(message, { ...known, asked, services: known?.servicesInterested });
    return toldBy(ctx.services.knowledge, message, actOf(message), read);
  } catch (error) {
    ctx.log.error({ err: withoutWords(error) }, 'what a chat message tells could not be read');
    return [];
  }
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

/** Keeps the answer, with what a model found in the message. Where another replica was faster with one, that is the answer. */
async function keepAnswer(ctx: Context, { message, sessionId }: ChatInput, { id, findings, reply: { memory } }: Heard & { reply: BuiltInReply }, { response, ...offers }: ChatReply, notes: readonly Finding[]): Promise<ChatReply> {
  return ctx.services.orm.em.fork().transactional(async (em) => {
    const conversation = await reopenConversation(em, sessionId);
    // Erased meanwhile.
    if (!conversation) return { response, ...offers };
    const answer = await findAnswer(em, id);
    if (answer) return asReply(answer);
    const known = await findLead(em, conversation);
    const sound = soundNotes(ctx.services.knowledge, { message, notes, read: findings, known: { ...known, services: known?.servicesInterested } });
    const lead = await recordLead(em, known, conversation, id, sound, ctx.services.postRoom);
    conversation.memory = memory;
    await keepMessage(em, conversation, { sender: 'assistant', text: response, answers: id, offers }, quotedIn(lead));
    return { response, ...offers };
  });
}

const asReply = ({ text, offers }: ChatMessageRow): ChatReply => ({ response: text, links: offers?.links ?? [], suggestions: offers?.suggestions ?? [] });

/** The messages that a lead quotes: they stay as long as it does. */
const quotedIn = (lead: ChatLeadRow | undefined) => Object.values(lead?.evidence ?? {}).flatMap((all: Evidence[]) => all.map(({ messageId }) => messageId));
