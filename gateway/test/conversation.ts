import { readMessage } from '../modules/leads/reading/read-message.ts';
import { actOf } from '../modules/assistant/answers/talk/acts.ts';
import { respond, type BuiltInReply } from '../modules/assistant/answers/respond.ts';
import { toldBy } from '../modules/assistant/answers/talk/small-talk.ts';
import { knowledgeOfContent } from '../modules/assistant/knowledge/knowledge.ts';

/** A Friday, 9:30 in Dubai, 11 in Bengaluru, 13:30 in Kuala Lumpur. */
export const at = new Date('2026-11-20T05:30:00Z');

export const knowledge = knowledgeOfContent();
export const told = (message: string) => toldBy(knowledge, message, actOf(message), readMessage(message));

/** The assistant's reply to the last message of a conversation. */
export async function say(...messages: string[]): Promise<BuiltInReply> {
  let reply: BuiltInReply | undefined;
  for (const message of messages) reply = await respond(knowledge, { message, memory: reply?.memory ?? {}, findings: told(message), at });
  return reply!;
}
