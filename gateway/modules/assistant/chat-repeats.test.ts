import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { says, startModelEndpoint, type ModelEndpoint } from '../../test/model-endpoint.ts';
import { startTestGateway, type TestGateway } from '../../test/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 1000 });
});
afterAll(() => gateway.close());

const shop = 'We need an online shop for batik. Mail mei@kedai.example';

async function textsOf(sessionId: string, of = gateway): Promise<string[]> {
  const rows = await of.orm.em.getConnection().execute<{ text: string }[]>('select m.text from chat_message m join conversation c on c.id = m.conversation_id where c.session_id = ? order by position', [sessionId]);
  return rows.map(({ text }) => text);
}

it('a message that comes again with its id has the same answer, and is kept once', async () => {
  const message = { message: shop, sessionId: 'again', messageId: randomUUID() };
  const first = await gateway.post('/api/chat', message);
  const second = await gateway.post('/api/chat', { ...message, message: ` ${shop}\n`, messageId: message.messageId.toUpperCase() });
  expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
  expect((first.json() as { suggestions: string[] }).suggestions.length).toBeGreaterThan(0);
  expect(await textsOf('again')).toEqual([shop, (first.json() as { response: string }).response]);
});

it('is answered once though it comes many times at once, to two replicas', async () => {
  const message = { message: shop, sessionId: 'at-once', messageId: randomUUID() };
  const replicas = [gateway.server, await gateway.replica()];
  const answers = await Promise.all(Array.from({ length: 10 }, (_, place) => replicas[place % 2]!.inject({ method: 'POST', url: '/api/chat', payload: message })));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await textsOf('at-once')).toHaveLength(2);
});

it('without an id each is a message of its own', async () => {
  for (const messageId of [undefined, null]) await gateway.post('/api/chat', { message: shop, sessionId: 'no-id', messageId });
  expect(await textsOf('no-id')).toHaveLength(4);
});

it('an id is one of its conversation’s alone, and of one message', async () => {
  const messageId = randomUUID();
  const say = (message: string, sessionId: string) => gateway.post('/api/chat', { message, sessionId, messageId });
  expect((await say(shop, 'mine')).statusCode).toBe(200);
  expect((await say('What does an app cost?', 'mine')).statusCode).toBe(422);
  expect((await say('What does an app cost?', 'theirs')).statusCode).toBe(200);
  expect(await textsOf('mine')).toHaveLength(2);
});

it('an id is a UUID', async () => {
  const answer = await gateway.post('/api/chat', { message: shop, sessionId: 'no-uuid', messageId: 'one' });
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringMatching(/messageId/)]);
});

it('in GraphQL it is the same message', async () => {
  const messageId = randomUUID();
  const first = await gateway.post('/api/chat', { message: shop, sessionId: 'graph', messageId });
  const answer = await gateway.graphql('mutation ($message: String!, $messageId: ID) { sendChatMessage(message: $message, sessionId: "graph", messageId: $messageId) { response links { href label } suggestions } }', { message: shop, messageId });
  expect((answer.json() as { data: { sendChatMessage: unknown } }).data.sendChatMessage).toEqual(first.json());
});

it('what was kept and not answered is answered when it comes again, and kept no second time', async () => {
  const message = { message: shop, sessionId: 'cut-off', messageId: randomUUID() };
  const first = await gateway.post('/api/chat', message);
  await gateway.orm.em.getConnection().execute(`delete from chat_message where text = ? and sender = 'assistant' and conversation_id = (select id from conversation where session_id = 'cut-off')`, [(first.json() as { response: string }).response], 'run');
  const second = await gateway.post('/api/chat', message);
  expect(second.statusCode).toBe(200);
  expect(await textsOf('cut-off')).toEqual([shop, (second.json() as { response: string }).response]);
});

it('a person who is erased while they are answered has nothing kept of them', async () => {
  let endpoint: ModelEndpoint | undefined;
  let other: TestGateway | undefined;
  try {
    endpoint = await startModelEndpoint();
    other = await startTestGateway({ rateLimitScale: 1000, model: { apiKey: 'key', baseUrl: endpoint.baseUrl, name: 'stand-in' } });
    const { orm } = other;
    endpoint.behave((call, response) => void orm.em.getConnection().execute('delete from conversation', [], 'run').then(() => says('You find us in Dubai.')(call, response)));
    const answer = await other.post('/api/chat', { message: 'Where are your offices?', sessionId: 'erased', messageId: randomUUID() });
    expect([answer.statusCode, (answer.json() as { response: string }).response]).toEqual([200, 'You find us in Dubai.']);
    expect(await other.count('chat_message')).toBe(0);
  } finally {
    await other?.close();
    await endpoint?.close();
  }
});
