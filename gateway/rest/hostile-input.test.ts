import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication, anInquiry, aPdf, multipart } from '../test/factories.ts';
import { ADMIN, startTestGateway, type TestGateway } from '../test/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 100_000 });
});
afterAll(() => gateway.close());

const hostile: unknown[] = [
  null, true, 0, -1, 1e308, 'x', '', ' ', '\0', 'a\0b', '\ud800', '\udc00x', '\u202e', '👩‍👩‍👧', 'x'.repeat(100_000), "'; drop table inquiry; --", '<script>alert(1)</script>',
  '${jndi:ldap://x}', '%s%n', '../../etc/passwd', '{{7*7}}', [], ['x'], [[[[]]]], {}, { toString: 'x' }, { length: -1 }, { constructor: { prototype: 1 } }, Number.MAX_SAFE_INTEGER + 2, '٣', '\\', '\\x00', '?', '??', '$1', ':name', '"',
];

const jsonDoors: [string, Record<string, unknown>][] = [
  ['/api/contact', anInquiry({ sourcePage: '/', elapsedMs: 5000 })],
  ['/api/newsletter', { email: 'mei.tan@example.com', consent: '1', sourcePage: '/blog' }],
  ['/api/chat', { message: 'hello', sessionId: 's' }],
  ['/api/admin/login', { email: ADMIN.email, password: ADMIN.password }],
];

/** A refusal is one sentence; nothing that a client sends is our fault. */
function expectNoFault(what: unknown, answer: { statusCode: number; body: string; headers: Record<string, unknown> }): void {
  expect([what, answer.statusCode < 500 ? 'no fault' : answer.statusCode]).toEqual([what, 'no fault']);
  if (answer.statusCode < 400) return;
  expect([what, String(answer.headers['content-type']).split(';')[0]]).toEqual([what, 'text/plain']);
  expect(answer.body).toMatch(/^\S[^\n]*\.$/);
}

it.each(jsonDoors)('%s stands whatever is in any of its fields', async (url, sound) => {
  await gateway.adminToken();
  for (const field of Object.keys(sound)) {
    for (const value of hostile) expectNoFault([field, value], await gateway.post(url, { ...sound, [field]: value }));
  }
}, 120_000);

it.each(jsonDoors)('%s stands whatever its body is', async (url) => {
  const bodies: [string | Buffer, string][] = [
    ...hostile.map((value): [string, string] => [JSON.stringify(value) ?? '', 'application/json']),
    [Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'application/json'],
    [Buffer.from('{"message":"\xe9"}', 'latin1'), 'application/json'],
    ['['.repeat(100_000), 'application/json'],
    [`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 'application/json'],
    ['{"constructor":{"prototype":{}}}', 'application/json'],
    ['{}', 'application/json; charset=utf-16'],
    ['{}', 'application/json; charset="'],
    ['{}', 'application/x-www-form-urlencoded'],
    ['{}', 'multipart/form-data; boundary=x'],
    ['{}', ';;;'],
    ['\u001f\u008b', 'application/json'],
  ];
  for (const [payload, contentType] of bodies) {
    const answer = await gateway.server.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } });
    expectNoFault([String(payload).slice(0, 40), contentType], answer);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
});

it('/api/job-applications stands whatever is in any of its fields or its file', async () => {
  const texts = hostile.filter((value): value is string => typeof value === 'string');
  for (const field of Object.keys(anApplication())) {
    for (const value of texts) {
      const form = multipart(anApplication({ [field]: value }), aPdf());
      expectNoFault([field, value], await gateway.server.inject({ method: 'POST', url: '/api/job-applications', payload: form.payload, headers: form.headers }));
    }
  }
  for (const name of texts.filter((value) => !/["\\\r\n]/.test(value))) {
    const form = multipart(anApplication(), { ...aPdf(), name: `${name.slice(0, 5000)}.pdf` });
    const answer = await gateway.server.inject({ method: 'POST', url: '/api/job-applications', payload: form.payload, headers: form.headers });
    expectNoFault(['file', name], answer);
    if (answer.statusCode !== 201) continue;
    const { id } = answer.json() as { id: string };
    expect((await gateway.get(`/api/admin/job-applications/${id}/resume`, await gateway.adminToken())).statusCode).toBe(200);
  }
}, 120_000);

it('the desk’s addresses stand whatever is in them', async () => {
  const token = await gateway.adminToken();
  const parts = hostile.filter((value): value is string => typeof value === 'string').map((value) => encodeURIComponent(value.toWellFormed().slice(0, 2000)));
  for (const part of parts) {
    for (const url of [`/api/admin/inquiries?limit=${part}`, `/api/admin/inquiries?before=${part}`, `/api/admin/inquiries?before=${part}&before=x`, `/api/admin/chat-leads?limit=${part}`, `/api/admin/job-applications/${part}/resume`, `/api/${part}`]) {
      expectNoFault(url, await gateway.get(url, token));
    }
    expectNoFault(part, await gateway.server.inject({ method: 'PUT', url: `/api/admin/inquiries/${part}/read`, headers: { authorization: `Bearer ${token}` } }));
  }
});

it('the links of letters stand whatever is in them', async () => {
  for (const part of hostile.filter((value): value is string => typeof value === 'string').map((value) => encodeURIComponent(value.toWellFormed().slice(0, 2000)))) {
    for (const token of [part, `${part}.${part}`]) {
      for (const url of [`/newsletter/unsubscribe?token=${token}`, `/newsletter/confirm?token=${token}&token=${part}`]) {
        const answers = [await gateway.get(url), await gateway.server.inject({ method: 'POST', url, payload: part })];
        expect([url, ...answers.map(({ statusCode }) => statusCode)]).toEqual([url, 400, 400]);
      }
    }
  }
});

it('odd headers do no harm', async () => {
  for (const headers of [{ authorization: 'Bearer' }, { authorization: `Bearer ${'a.'.repeat(5000)}` }, { authorization: 'Basic eDp5' }, { 'idempotency-key': '\u00ff' }, { 'idempotency-key': 'a, b' }, { referer: 'x'.repeat(5000) }] as Record<string, string>[]) {
    expectNoFault(headers, await gateway.post('/api/contact', anInquiry(), headers));
    expectNoFault(headers, await gateway.server.inject({ url: '/api/admin/verify', headers }));
  }
});

it('/graphql stands whatever its variables or its document are', async () => {
  const expectAnswer = (what: unknown, answer: { statusCode: number }) => expect([what, answer.statusCode < 500 ? 'no fault' : answer.statusCode]).toEqual([what, 'no fault']);
  const submit = 'mutation ($input: InquiryInput!, $id: String) { submitInquiry(input: $input, submissionId: $id) { id } }';
  for (const value of hostile) {
    for (const field of ['firstName', 'service', 'message', 'elapsedMs']) expectAnswer([field, value], await gateway.graphql(submit, { input: anInquiry({ [field]: value }) }));
    expectAnswer(['id', value], await gateway.graphql(submit, { input: anInquiry(), id: value }));
    expectAnswer(['query', value], await gateway.post('/graphql', { query: value }));
    expectAnswer(['variables', value], await gateway.post('/graphql', { query: submit, variables: value }));
    expectAnswer(['operationName', value], await gateway.post('/graphql', { query: submit, operationName: value }));
    expectAnswer(['extensions', value], await gateway.post('/graphql', { query: '{ __typename }', extensions: value }));
    expectAnswer(['body', value], await gateway.post('/graphql', JSON.stringify(value) ?? ''));
  }
  for (const query of ['subscription { x }', 'fragment f on Query { me { id } }', '{ ...f } fragment f on Query { ...f }', '{ me { id } } { me { id } }', '{ a: me { id } a: unreadCount }', 'query ($a: [[[Int]]]) { __typename }', '{ __typename @skip(if: 3) }', '{ __typename @include }']) {
    expectAnswer(query, await gateway.graphql(query));
  }
});
