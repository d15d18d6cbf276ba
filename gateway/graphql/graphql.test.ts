import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestGateway, type TestGateway } from '../test/test-gateway.ts';
import { anApplication, anInquiry, aPdf, multipart } from '../test/factories.ts';
import { MAX_RESUME_BYTES } from '../modules/applications/resume.rules.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 1000 });
});
afterAll(() => gateway.close());

interface Answer {
  data?: Record<string, never> | null;
  errors?: { message: string; extensions: { code: string; status: number; problems?: object } }[];
}

const submit = `mutation ($input: InquiryInput!, $id: String) { submitInquiry(input: $input, submissionId: $id) { id } }`;
const list = `query ($first: Int, $after: ID) { inquiries(first: $first, after: $after) { items { id lastName isRead } endCursor hasMore } }`;

async function asAdmin(query: string, variables = {}) {
  const answer = await gateway.graphql(query, variables, { authorization: `Bearer ${await gateway.adminToken()}` });
  return { status: answer.statusCode, body: answer.json() as { data: never; errors?: Answer['errors'] } };
}

describe('the operations', () => {
  it('submit an inquiry once for each submissionId', async () => {
    const variables = { input: anInquiry({ lastName: 'Graph' }), id: 'graph-1' };
    const [first, again] = [await gateway.graphql(submit, variables), await gateway.graphql(submit, variables)];
    expect(first.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    const other = await gateway.graphql(submit, { ...variables, input: anInquiry({ lastName: 'Other' }) });
    expect([other.statusCode, (other.json() as Answer).errors?.[0]?.extensions.code]).toEqual([422, 'KEY_REUSED']);
  });

  it('share keys with REST', async () => {
    const rest = await gateway.post('/api/contact', anInquiry(), { 'idempotency-key': 'both-doors' });
    const graph = await gateway.graphql(submit, { input: anInquiry(), id: 'both-doors' });
    expect((graph.json() as { data: { submitInquiry: { id: string } } }).data.submitInquiry.id).toBe((rest.json() as { id: string }).id);
  });

  it('list inquiries in pages and mark one as read', async () => {
    for (const lastName of ['A', 'B', 'C']) await gateway.graphql(submit, { input: anInquiry({ lastName }) });
    const { body: first } = await asAdmin(list, { first: 2 });
    const page = (first.data as { inquiries: { items: { id: string; lastName: string }[]; endCursor: string; hasMore: boolean } }).inquiries;
    expect([page.items.map((item) => item.lastName), page.hasMore]).toEqual([['C', 'B'], true]);
    const { body: next } = await asAdmin(list, { first: 1, after: page.endCursor });
    expect((next.data as { inquiries: typeof page }).inquiries.items[0]!.lastName).toBe('A');

    const { body: marked } = await asAdmin('mutation ($id: ID!) { markInquiryRead(id: $id) { id isRead } }', { id: page.items[0]!.id });
    expect(marked.data).toEqual({ markInquiryRead: { id: page.items[0]!.id, isRead: true } });
    const { body: counts } = await asAdmin('{ unreadCount deskCounts { inquiries unreadInquiries spamInquiries chatLeads qualifiedLeads } }');
    expect(counts.data).toMatchObject({ deskCounts: { inquiries: await gateway.count('inquiry') } });
  });

  it('log in and say whose token it is', async () => {
    await gateway.adminToken();
    const answer = await gateway.graphql('mutation ($e: String!, $p: String!) { login(email: $e, password: $p) { token admin { name } } }', { e: ADMIN.email, p: ADMIN.password });
    const { token, admin } = (answer.json() as { data: { login: { token: string; admin: object } } }).data.login;
    expect(admin).toEqual({ name: ADMIN.name });
    const me = await gateway.graphql('{ me { email } }', {}, { authorization: `Bearer ${token}` });
    expect(me.json()).toEqual({ data: { me: { email: ADMIN.email } } });
  });

  it('chat', async () => {
    const answer = await gateway.graphql('mutation { sendChatMessage(message: "Where are your offices?", sessionId: "s-graph") { response } }');
    expect(answer.body).toMatch(/Bengaluru/);
  });
});

describe('uploads', () => {
  const apply = `mutation ($input: JobApplicationInput!, $resume: Upload!) { submitJobApplication(input: $input, resume: $resume) { id } }`;

  function send(file: ReturnType<typeof aPdf>, headers: Record<string, string> = { 'apollo-require-preflight': 'true' }) {
    const operations = JSON.stringify({ query: apply, variables: { input: anApplication(), resume: null } });
    const form = multipart({ operations, map: '{"0":["variables.resume"]}' }, { ...file, field: '0' });
    return gateway.server.inject({ method: 'POST', url: '/graphql', payload: form.payload, headers: { ...form.headers, ...headers } });
  }

  it('store the file byte for byte', async () => {
    const file = aPdf(MAX_RESUME_BYTES);
    const answer = await send(file);
    const { id } = (answer.json() as { data: { submitJobApplication: { id: string } } }).data.submitJobApplication;
    const download = await gateway.get(`/api/admin/job-applications/${id}/resume`, await gateway.adminToken());
    expect(download.rawPayload.equals(file.content)).toBe(true);
  });

  it('refuse a file that is one byte too large, and never store it cut', async () => {
    const before = await gateway.count('job_application');
    for (const size of [MAX_RESUME_BYTES + 1, MAX_RESUME_BYTES + 300_000]) {
      const answer = await send(aPdf(size));
      expect([answer.statusCode, (answer.json() as Answer).errors?.[0]?.extensions.code]).toEqual([413, 'TOO_LARGE']);
    }
    expect(await gateway.count('job_application')).toBe(before);
  });

  it('need the header that no foreign page can send', async () => {
    expect((await send(aPdf(), {})).statusCode).toBe(400);
  });
});

describe('errors', () => {
  it.each([
    ['bad input', submit, { input: anInquiry({ email: 'x' }) }, 400, 'BAD_INPUT'],
    ['a missing field', submit, { input: { firstName: 'x' } }, 400, 'BAD_INPUT'],
    ['no token', list, {}, 401, 'UNAUTHENTICATED'],
    ['broken syntax', '{', {}, 400, 'BAD_INPUT'],
    ['an unknown field', '{ password }', {}, 400, 'BAD_INPUT'],
    ['a subscription', 'subscription { x }', {}, 400, 'BAD_INPUT'],
    ['a wrong login', 'mutation { login(email: "a@b.example", password: "wrong") { token } }', {}, 401, 'UNAUTHENTICATED'],
  ])('tell %s by status and stable code', async (_what, query, variables, status, code) => {
    const answer = await gateway.graphql(query, variables);
    expect(answer.statusCode).toBe(status);
    expect((answer.json() as Answer).errors?.[0]?.extensions).toMatchObject({ code, status });
  });

  it('know no such inquiry', async () => {
    const { status, body } = await asAdmin('mutation { markInquiryRead(id: "7") { id } }');
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('know no persisted queries', async () => {
    const answer = await gateway.post('/graphql', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } });
    expect(answer.statusCode).toBe(400);
  });

  it('never repeat what was sent', async () => {
    const secret = 'hunter2-hunter2';
    const answer = await gateway.graphql('mutation ($e: String!, $p: String!) { login(email: $e, password: $p) { token } }', { e: 'a@b.example', p: { inner: secret } });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain(secret);
  });
});

describe('limits', () => {
  it.each([
    ['two mutations in one request', 'mutation { a: login(email: "a", password: "b") { token } b: login(email: "a", password: "c") { token } }'],
    ['a mutation within a fragment', 'mutation { ...f } fragment f on Mutation { login(email: "a", password: "b") { token } }'],
    ['too many aliases', `{ ${Array.from({ length: 30 }, (_, i) => `a${i}: unreadCount`).join(' ')} }`],
    ['too many tokens', `{ ${'unreadCount '.repeat(2000)} }`],
    ['introspection', '{ __schema { types { name } } }'],
    ['a page that is too large', '{ inquiries(first: 101) { hasMore } }'],
  ])('refuse %s', async (_what, query) => {
    const answer = await gateway.graphql(query, {}, { authorization: `Bearer ${await gateway.adminToken()}` });
    expect(answer.statusCode).toBe(400);
  });

  it('refuse batches, GET and forms', async () => {
    const batch = await gateway.post('/graphql', JSON.stringify([{ query: '{ me { id } }' }, { query: '{ me { id } }' }]));
    expect(batch.statusCode).toBe(400);
    expect((await gateway.get('/graphql?query={me{id}}')).statusCode).toBe(404);
    const form = await gateway.server.inject({ method: 'POST', url: '/graphql', payload: 'query={me{id}}', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(form.statusCode).toBe(415);
  });

  it('give no hints on what exists', async () => {
    expect((await gateway.graphql('{ inquirie { id } }')).body).not.toMatch(/Did you mean/);
  });
});
