import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyRetention, retentionOf } from '../privacy/retention.ts';
import { startTestGateway, testConfig, type TestGateway } from '../../test/test-gateway.ts';
import { keepMessage, MAX_KEPT_MESSAGES } from './keep-message.ts';
import { openConversation } from './open-conversation.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 1000 });
});
afterAll(() => gateway.close());

const say = (message: string, sessionId: string) => gateway.post('/api/chat', { message, sessionId });
const run = (sql: string) => gateway.orm.em.getConnection().execute<{ text: string; n: string }[]>(sql);

interface Detail {
  lead: { id: string; servicesInterested: string };
  conversation: { id: string; sender: string; text: string }[];
  evidence: { field: string; value: string; quote: string; messageId: string; start: number; end: number }[];
}

async function detailOf(sessionId: string): Promise<Detail> {
  const token = await gateway.adminToken();
  const leads = (await gateway.get('/api/admin/chat-leads', token)).json() as { id: string; sessionId: string }[];
  const id = leads.find((lead) => lead.sessionId === sessionId)!.id;
  return (await gateway.get(`/api/admin/chat-leads/${id}`, token)).json() as Detail;
}

it('a lead is shown with its conversation and the words behind each of its fields', async () => {
  await say('Hello!', 'detail');
  await say('I am Mei Tan, mei@kedai.example. We want an online shop for our batik.', 'detail');
  await say('Sorry, my e-mail is mei.tan@kedai.example', 'detail');
  const { lead, conversation, evidence } = await detailOf('detail');
  expect(lead).toMatchObject({ name: 'Mei Tan', email: 'mei.tan@kedai.example', servicesInterested: '["ecommerce"]' });
  expect(conversation.map(({ sender }) => sender)).toEqual(['visitor', 'assistant', 'visitor', 'assistant', 'visitor', 'assistant']);
  expect(conversation[0]!.text).toBe('Hello!');
  expect(evidence.map(({ field }) => field)).toEqual(['name', 'email', 'purposeOfVisit', 'servicesInterested']);
  for (const { quote, messageId, start, end } of evidence) {
    const message = conversation.find(({ id }) => id === messageId)!;
    expect([message.sender, message.text.slice(start, end)]).toEqual(['visitor', quote]);
  }
  expect(evidence.find(({ field }) => field === 'servicesInterested')).toMatchObject({ value: 'ecommerce', quote: 'online shop' });
});

it('is the same in GraphQL, and for nobody but an admin', async () => {
  await say('My name is Omar Said, omar@said.example', 'graph-detail');
  const { lead, conversation } = await detailOf('graph-detail');
  const query = 'query ($id: ID!) { chatLead(id: $id) { lead { name leadStatus } conversation { sender text } evidence { field quote start end } } }';
  const asked = (headers?: Record<string, string>, id = lead.id) => gateway.graphql(query, { id }, headers);
  const answer = await asked({ authorization: `Bearer ${await gateway.adminToken()}` });
  expect((answer.json() as { data: unknown }).data).toEqual({
    chatLead: {
      lead: { name: 'Omar Said', leadStatus: 'qualified' },
      conversation: conversation.map(({ sender, text }) => ({ sender, text })),
      evidence: [{ field: 'name', quote: 'Omar Said', start: 11, end: 20 }, { field: 'email', quote: 'omar@said.example', start: 22, end: 39 }],
    },
  });
  expect((await asked()).statusCode).toBe(401);
  expect((await asked({ authorization: `Bearer ${await gateway.adminToken()}` }, 'nonsense')).statusCode).toBe(404);
});

it('services that are taken back are gone', async () => {
  await say('We need a website and an app', 'back');
  await say('No, we do not need an app.', 'back');
  expect((await detailOf('back')).lead.servicesInterested).toBe('["web-development"]');
});

it('only conversations that led to nothing are purged, and only after their time', async () => {
  await say('What does a website cost?', 'old-nothing');
  await say('I am Ravi Menon, ravi@menon.example', 'old-lead');
  await run(`update "conversation" set "updated_at" = now() - interval '91 days'`);
  await say('What does a website cost?', 'new-nothing');
  expect((await applyRetention(gateway.orm, retentionOf(testConfig))).conversation).toBe(1);
  const left = await run(`select "session_id" as text from "conversation" where "session_id" in ('old-nothing', 'old-lead', 'new-nothing') order by 1`);
  expect(left.map(({ text }) => text)).toEqual(['new-nothing', 'old-lead']);
  expect(await run(`select count(*) as n from "chat_message" m where not exists (select from "conversation" c where c.id = m.conversation_id)`)).toEqual([{ n: '0' }]);
});

it('a conversation without end is kept within bounds, with the messages that its lead quotes', async () => {
  await say('I am Lena Roth, lena@roth.example', 'endless');
  const { evidence } = await detailOf('endless');
  await gateway.orm.em.fork().transactional(async (em) => {
    const conversation = await openConversation(em, 'endless');
    for (let turn = 0; turn < MAX_KEPT_MESSAGES; turn++) await keepMessage(em, conversation, { sender: 'visitor', text: `turn ${turn}` }, [evidence[0]!.messageId]);
  });
  const { conversation } = await detailOf('endless');
  expect(conversation).toHaveLength(MAX_KEPT_MESSAGES + 1);
  expect(conversation[0]!.text).toBe('I am Lena Roth, lena@roth.example');
  expect(conversation.at(-1)!.text).toBe(`turn ${MAX_KEPT_MESSAGES - 1}`);
});
