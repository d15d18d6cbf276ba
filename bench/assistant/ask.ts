import { anticipateAnswer } from '../../gateway/modules/assistant/answers/from-content/answer-in-parts.ts';
import { replyText, respond, type BuiltInReply } from '../../gateway/modules/assistant/answers/respond.ts';
import { knowledgeOfContent, type Knowledge } from '../../gateway/modules/assistant/knowledge/knowledge.ts';
import { readHeard } from '../../gateway/modules/leads/reading/read-heard.ts';
import type { QuestionItem, Said } from './question-set.ts';

/** What the assistant takes to be now: the same each time. */
const at = new Date('2026-11-20T05:30:00Z');

/** Asks the built-in assistant, without a server around it. */
export async function ask(item: QuestionItem, times: number[] = []): Promise<Said> {
  const reply = await lastReply(knowledgeOfContent(), item, times);
  return { response: replyText(reply), links: reply.links };
}

/** Its reply to the last of a visitor's messages. */
export async function lastReply(knowledge: Knowledge, { ask: messages }: QuestionItem, times: number[] = []): Promise<BuiltInReply> {
  let reply: BuiltInReply | undefined;
  for (const message of messages) {
    const begun = performance.now();
    void anticipateAnswer(knowledge, message, reply?.memory.topic);
    reply = await respond(knowledge, { message, memory: reply?.memory ?? {}, findings: await readHeard(message), at });
    times.push(performance.now() - begun);
  }
  if (!reply) throw new Error('A question without a message.');
  return reply;
}
