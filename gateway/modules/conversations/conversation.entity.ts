import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { Action } from '#content/types.ts';

/** What the assistant asks of a visitor: how to reach them, what they are called, what it is about. */
export type Ask = 'reach' | 'name' | 'need';

/** What the assistant has to remember from one message to the next. */
export interface Memory {
  /** What was talked about last: an entity of the site's content, the service that is wanted, which of its facts, all that were asked for, and the question; what was told so far, and what was added to it; what they want of us, the position of whose trade they are, and which conditions of what our pages say are not their case, or are. */
  topic?: { entity?: string; need?: string; aspect?: string; asked?: readonly string[]; before?: string; told?: readonly string[]; last?: readonly string[]; remarks?: readonly ('askUs' | 'rangeOnly')[]; role?: 'client' | 'applicant' | 'supplier' | 'press'; trade?: string; denied?: readonly string[]; holds?: readonly string[] };
  /** What the assistant asked in its last words, so that a bare answer counts. */
  asked?: Ask;
  /** All that it ever asked: nothing is asked twice. */
  askedBefore?: Ask[];
  /** What its last words were an answer to, if that was talk, and how many times running: nobody is told the same again and again. */
  talked?: { as: string; times: number };
  /** The visitor does not want to be asked any more. */
  refused?: boolean;
}

export const Conversation = defineEntity({
  name: 'Conversation',
  tableName: 'conversation',
  properties: {
    /** UUID v7: sorts by the time of the first message. */
    id: p.uuid().primary(),
    sessionId: p.text().unique(),
    memory: p.json<Memory>(),
    /** Messages there have ever been, of both sides. */
    messages: p.integer().default(0),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
  indexes: [{ name: 'conversation_updated_at', properties: ['updatedAt'] }],
});

export type ConversationRow = InferEntity<typeof Conversation>;

export type Speaker = 'visitor' | 'assistant';

/** What comes with an answer beside its words. */
export interface Offers {
  /** The pages that it comes from or leads to, on this site only; the best one first. */
  links: readonly Action[];
  /** Questions that the visitor might ask next. */
  suggestions: readonly string[];
}

export const ChatMessage = defineEntity({
  name: 'ChatMessage',
  tableName: 'chat_message',
  properties: {
    id: p.uuid().primary(),
    conversation: () => p.manyToOne(Conversation).deleteRule('cascade'),
    /** From 1 on, in the order in which it was said. */
    position: p.integer(),
    sender: p.text().$type<Speaker>(),
    text: p.text(),
    /** Of a visitor's message: what their browser calls it, so that it is known when it comes again. */
    messageId: p.uuid().nullable(),
    /** Of an answer: the id of the message that it answers, and what came with it, for who asks again. */
    answers: p.uuid().nullable().unique(),
    offers: p.json<Offers>().nullable(),
    createdAt: p.datetime(3),
  },
  uniques: [
    { name: 'chat_message_place', properties: ['conversation', 'position'] },
    { name: 'chat_message_sent_as', properties: ['conversation', 'messageId'] },
  ],
});

export type ChatMessageRow = InferEntity<typeof ChatMessage>;
