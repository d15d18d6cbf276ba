import { afterEach, describe, expect, it, vi } from 'vitest';
import { assistant } from '#content/assistant.ts';
import { createContext } from '../../context.ts';
import { createServices } from '../../services.ts';
import { anInquiry } from '../../test/factories.ts';
import { startTestGateway, testConfig, type TestGateway } from '../../test/test-gateway.ts';
import { createSentenceEncoder, sharedEncoder, type SentenceEncoder } from '../language/sentence-vectors.ts';
import { createWordTagger } from '../leads/reading/tagger/word-tagger.ts';
import { contactLink } from './answers/from-content/answer-question.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { replyToMessage } from './reply-to-message.ts';

const told = 'I am Ravi Menon, ravi@menon.example. Where are your offices?';

let gateway: TestGateway;
afterEach(() => gateway.close());

const start = async (sentenceEncoder?: SentenceEncoder) => (gateway = await startTestGateway({ rateLimitScale: 1000 }, { sentenceEncoder }));
const say = (message: string, sessionId: string) => gateway.post('/api/chat', { message, sessionId });

async function leadAndTexts(sessionId: string) {
  const sql = gateway.orm.em.getConnection();
  const [lead] = await sql.execute<{ name: string; email: string }[]>('select name, email from chat_lead where session_id = ?', [sessionId]);
  const messages = await sql.execute<{ text: string }[]>('select m.text from chat_message m join conversation c on c.id = m.conversation_id where c.session_id = ? order by position', [sessionId]);
  return { lead, texts: messages.map(({ text }) => text) };
}

describe('where the sentence encoder fails', () => {
  it.each([
    ['rejects', () => Promise.reject(new Error(told))],
    ['says nothing that can be understood', () => Promise.resolve([])],
  ])('and %s, the answer comes without it, and nothing is lost', async (_how, encode) => {
    await start({ encode, close: () => Promise.resolve() });
    const answer = await say(told, 'encoder');
    expect(answer.statusCode).toBe(200);
    expect((answer.json() as { response: string }).response).toMatch(/Kuala Lumpur/);
    expect(await leadAndTexts('encoder')).toMatchObject({ lead: { name: 'Ravi Menon', email: 'ravi@menon.example' }, texts: [told, expect.any(String)] });
  });

  it('and its thread throws, dies or hangs, every message is answered', async () => {
    await start(createSentenceEncoder({ program: new URL('../../test/failing-encoder.ts', import.meta.url), patienceMs: 200 }));
    for (const message of ['well', 'throw', 'well', 'die', 'well', 'hang', 'well']) expect((await say(message, 'thread')).statusCode).toBe(200);
    expect(await gateway.count('chat_message')).toBe(14);
  });
});

it('where the word tagger fails, what is told is read without it, and nothing is lost', async () => {
  const wordTagger = createWordTagger({ folder: new URL('nowhere/', import.meta.url) });
  gateway = await startTestGateway({ rateLimitScale: 1000 }, { wordTagger });
  expect((await say(told, 'tagger')).statusCode).toBe(200);
  expect(await leadAndTexts('tagger')).toMatchObject({ lead: { name: 'Ravi Menon', email: 'ravi@menon.example' }, texts: [told, expect.any(String)] });
});

describe('where no answer can be composed', () => {
  it.each<[string, Partial<Knowledge>]>([
    ['the search', { search: () => Promise.reject(new Error(told)) }],
    ['the understanding', { understand: fail }],
    ['the reading', { asksUs: fail, understand: fail }],
  ])('for a fault of %s, what was said is kept, and who can help is named', async (_what, faults) => {
    await start();
    const error = vi.fn<(facts: { err: { type: string } }, sentence: string) => void>();
    const log = { error } as never;
    const services = createServices(testConfig, gateway.orm, log);
    const ctx = createContext({ address: '203.0.113.5', token: undefined, config: testConfig, log, services: { ...services, knowledge: { ...services.knowledge, ...faults } } });
    const reply = await replyToMessage(ctx, { message: told, sessionId: 'fault' });
    expect(reply).toEqual({ response: assistant.unknown, links: [contactLink], suggestions: [] });
    expect(await leadAndTexts('fault')).toEqual({ lead: { name: 'Ravi Menon', email: 'ravi@menon.example' }, texts: [told, assistant.unknown] });
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]![0].err).toMatchObject({ type: 'Error', stack: expect.any(String) });
    expect(JSON.stringify(error.mock.calls)).not.toMatch(/ravi/i);
  });

  function fail(): never {
    throw new Error(told);
  }
});

describe('while the sentence encoder keeps many waiting', () => {
  let letGo = () => {};
  const slow = (): SentenceEncoder => {
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    return { encode: async (texts) => gate.then(() => sharedEncoder().encode(texts)), close: () => Promise.resolve() };
  };

  it.each([
    ['60 sessions', 60, (place: number) => `of-many-${place}`],
    ['one session 20 times', 20, () => 'of-one'],
  ])('an inquiry is taken, and %s are answered', async (_who, count, sessionOf) => {
    await start(slow());
    const chats = Array.from({ length: count }, (_, place) => say(`Where are your offices? ${place}`, sessionOf(place)));
    expect((await gateway.post('/api/contact', anInquiry())).statusCode).toBe(201);
    letGo();
    const answers = await Promise.all(chats);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(count);
    expect(await gateway.count('chat_message')).toBe(2 * count);
  });
});
