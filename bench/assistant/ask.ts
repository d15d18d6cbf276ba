import { respond } from '../../gateway/modules/assistant/answers/respond.ts';
import { knowledgeOfContent } from '../../gateway/modules/assistant/knowledge/knowledge.ts';
import type { Memory } from '../../gateway/modules/conversations/conversation.entity.ts';
import { readMessage } from '../../gateway/modules/leads/reading/read-message.ts';
import type { QuestionItem, Said } from './question-set.ts';

const knowledge = knowledgeOfContent();

/** Asks the built-in assistant, without a server around it. */
export function ask({ ask: messages }: QuestionItem, times: number[] = []): Said {
  let memory: Memory = {};
  let said: Said = { response: '', links: [] };
  for (const message of messages) {
    const begun = performance.now();
    const reply = respond(knowledge, { message, memory, findings: readMessage(message), at: new Date() });
    times.push(performance.now() - begun);
    memory = reply.memory;
    said = { response: [reply.answer, reply.asking].filter(Boolean).join('\n'), links: reply.links };
  }
  return said;
}
