import { describe, expect, it } from 'vitest';
import { readHeard } from '../../leads/reading/read-heard.ts';
import { knowledgeOfContent } from '../knowledge/knowledge.ts';
import { MAX_CHAT_MESSAGE } from '../chat-length.rules.ts';
import { replyText, respond, type BuiltInReply } from './respond.ts';

const knowledge = knowledgeOfContent();
const at = new Date('2026-11-20T05:30:00Z');

async function say(...messages: string[]): Promise<string> {
  let reply: BuiltInReply | undefined;
  for (const message of messages) reply = await respond(knowledge, { message, memory: reply?.memory ?? {}, findings: await readHeard(message), at });
  return replyText(reply!);
}

/** What many patterns begin or go on with; none of them may try all its ways through a message of them. */
const pieces = [
  'no ', 'not ', 'ok ', 'so ', 'and ', 'but ', 'hi ', 'the ', 'a ', 'i ', 'you ', 'we ', 'my ', 'our ', 'please ', 'what ', 'how ', 'is it ', 'can you ', 'do you ', 'not that ', 'you said ', 'call me ', 'at 5 pm ', 'on monday ',
  '5 ', '9', ' ', '  -', ', ', '? ', '. ', "'", '@', 'a@', 'www.', 'no, ', 'thanks ', 'what about the ', 'with the ', 'to do with it ', 'for us ', 'a job ', 'number is ', 'offices in ', 'USD 5 ', 'and when ',
];
/** After which more steps hear what is said. */
const before = ['do you have a job for a designer', 'we need a shop, 98450 11223'];

describe('a message as long as one may be', () => {
  it.each(pieces)('is answered, whatever it repeats: %j', async (piece) => {
    for (const message of [piece.repeat(MAX_CHAT_MESSAGE).slice(0, MAX_CHAT_MESSAGE - 3), `not that ${piece.repeat(MAX_CHAT_MESSAGE)}`.slice(0, MAX_CHAT_MESSAGE - 3)].map((text) => `${text}x-z`)) {
      expect(await say(...before, message)).not.toBe('');
    }
  });
});
