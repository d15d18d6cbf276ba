import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDoc, aDocx, anApplication, anInquiry, aPdf, aZip, DOCX_TYPE, multipart, type FilePart } from '../gateway/test/factories.ts';
import { ADMIN } from './gateway.ts';
import { adminToken, ask, send, type Answer } from './rest.ts';

/** Some begin with the name of the field that they are about. */
const SENTENCE = /^(\w+: )?[A-Z].*\.$/s;

function expectRefusal(answer: Answer, status: number) {
  expect([answer.status, answer.type]).toEqual([status, expect.stringMatching(/^text\/plain/)]);
  expect(answer.text).toMatch(SENTENCE);
}

describe('what visitors send', () => {
  const good: [string, string, unknown, number, object][] = [
    ['an inquiry', '/api/contact', anInquiry(), 201, { id: expect.any(String) }],
    ['an inquiry with only what is required', '/api/contact', { firstName: 'A', lastName: 'B', email: 'a@b.example', message: 'C' }, 201, { id: expect.any(String) }],
    ['an address for the newsletter', '/api/newsletter', { email: 'Mei@Kedai.example', consent: '1' }, 202, { accepted: true }],
    ['a chat message', '/api/chat', { message: '  What does a website cost? ', sessionId: randomUUID() }, 200, { response: expect.stringMatching(/\S/) }],
    ['a login', '/api/admin/login', { email: ADMIN.email.toUpperCase(), password: ADMIN.password }, 200, { token: expect.any(String), admin: { name: ADMIN.name } }],
  ];
  it.each(good)('takes %s', async (_what, path, body, status, shape) => {
    const answer = await send('POST', path, body);
    expect([answer.status, answer.type]).toEqual([status, expect.stringMatching(/^application\/json/)]);
    expect(answer.json()).toMatchObject(shape);
  });

  const bad: [string, string, unknown, number][] = [
    ['an inquiry without a name', '/api/contact', anInquiry({ firstName: undefined }), 400],
    ['an inquiry of blanks', '/api/contact', anInquiry({ message: ' \n' }), 400],
    ['an inquiry from no address', '/api/contact', anInquiry({ email: 'mei' }), 400],
    ['an inquiry for an unknown service', '/api/contact', anInquiry({ service: 'gardening' }), 400],
    ['an inquiry that is too long', '/api/contact', anInquiry({ message: 'x'.repeat(300_000) }), 413],
    ['an address for the newsletter that is none', '/api/newsletter', { email: 'mei', consent: '1' }, 400],
    ['an address for the newsletter without consent', '/api/newsletter', { email: 'mei@kedai.example' }, 400],
    ['broken JSON', '/api/contact', '{"firstName":', 400],
    ['a chat message of blanks', '/api/chat', { message: '  ', sessionId: 's' }, 400],
    ['a chat message without a session', '/api/chat', { message: 'Hello' }, 400],
    ['a chat message that is too long', '/api/chat', { message: 'x'.repeat(1001), sessionId: 's' }, 400],
    ['a login without a password', '/api/admin/login', { email: ADMIN.email }, 400],
    ['a login with a wrong password', '/api/admin/login', { email: ADMIN.email, password: 'wrong' }, 401],
    ['a login of nobody', '/api/admin/login', { email: 'no@body.example', password: 'wrong' }, 401],
  ];
  it.each(bad)('refuses %s', async (_what, path, body, status) => expectRefusal(await send('POST', path, body), status));

  it.each(['/api/contact', '/api/newsletter', '/api/chat', '/api/admin/login'])('takes nothing but JSON at %s', async (path) => {
    expectRefusal(await ask('POST', path, { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }), 415);
  });

  it('takes a key and its content for one inquiry, and refuses the key with other content', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await send('POST', '/api/contact', anInquiry(), key);
    const again = await send('POST', '/api/contact', anInquiry(), key);
    expect([again.status, again.json()]).toEqual([201, first.json()]);
    expectRefusal(await send('POST', '/api/contact', anInquiry({ message: 'Another' }), key), 422);
  });
});

describe('applications', () => {
  const apply = (fields: Record<string, string>, ...files: FilePart[]) => {
    const { payload, headers } = multipart(fields, ...files);
    return ask('POST', '/api/job-applications', { body: new Uint8Array(payload), headers });
  };
  it.each([aPdf(), aDoc(), aDocx()])('are taken with $name', async (file) => {
    expect((await apply(anApplication(), file)).status).toBe(201);
  });
  const refused: [string, Record<string, string>, FilePart[], number][] = [
    ['a field that is missing', anApplication({ phone: '' }), [aPdf()], 400],
    ['no résumé', anApplication(), [], 400],
    ['a résumé of 6 MB', anApplication(), [aPdf(6 * 1024 * 1024)], 413],
    ['a résumé of one byte too many', anApplication(), [aPdf(5 * 1024 * 1024 + 1)], 413],
    ['a picture', anApplication(), [{ name: 'a.png', type: 'image/png', content: Buffer.from('\x89PNG') }], 415],
    ['a picture under the name of a PDF', anApplication(), [{ name: 'a.pdf', type: 'application/pdf', content: Buffer.from('\x89PNG') }], 415],
    ['an archive under the name of a Word document', anApplication(), [{ name: 'a.docx', type: DOCX_TYPE, content: aZip('a.txt') }], 415],
  ];
  it.each(refused)('are refused with %s', async (_what, fields, files, status) => expectRefusal(await apply(fields, ...files), status));
  it('are refused as JSON', async () => expectRefusal(await send('POST', '/api/job-applications', anApplication()), 415));
});

describe('what staff read', () => {
  let token: string;
  let id: string;
  beforeAll(async () => {
    token = await adminToken();
    id = (await send('POST', '/api/contact', anInquiry())).json<{ id: string }>().id;
    await send('POST', '/api/chat', { message: 'I am Mei Tan, mei@kedai.example, and need E-commerce', sessionId: `rest-${randomUUID()}` });
  });
  const unread = async () => (await ask('GET', '/api/admin/inquiries/unread-count', { token })).json<{ count: number }>().count;

  it('is theirs', async () => {
    expect((await ask('GET', '/api/admin/verify', { token })).json()).toMatchObject({ admin: { name: ADMIN.name, email: ADMIN.email } });
    const [newest] = (await ask('GET', '/api/admin/inquiries', { token })).json<{ id: string }[]>();
    expect(newest).toMatchObject({ id, ...anInquiry(), isRead: false, createdAt: expect.stringMatching(/Z$/) });
    const [lead] = (await ask('GET', '/api/admin/chat-leads', { token })).json<{ servicesInterested: string }[]>();
    expect(lead).toMatchObject({ name: 'Mei Tan', leadStatus: 'qualified', isContactInfoCollected: true });
    expect(JSON.parse(lead!.servicesInterested)).toEqual(['ecommerce']);
  });

  it('is marked as read once', async () => {
    const before = await unread();
    for (const time of ['once', 'twice']) {
      const answer = await ask('PUT', `/api/admin/inquiries/${id}/read`, { token, headers: { 'content-type': 'application/json' } });
      expect([time, answer.status, answer.json()]).toEqual([time, 200, expect.objectContaining({ id, isRead: true })]);
      expect(await unread()).toBe(before - 1);
    }
  });

  it.each([randomUUID(), 'seven', '7'])('does not know inquiry %s', async (unknown) => {
    expectRefusal(await ask('PUT', `/api/admin/inquiries/${unknown}/read`, { token }), 404);
  });
  it('is not listed in what is no number', async () => expectRefusal(await ask('GET', '/api/admin/inquiries?limit=many', { token }), 400));

  const doors: [string, string][] = [
    ['GET', '/api/admin/verify'],
    ['GET', '/api/admin/inquiries'],
    ['GET', '/api/admin/inquiries/unread-count'],
    ['GET', '/api/admin/chat-leads'],
    ['GET', '/api/admin/job-applications'],
    ['GET', `/api/admin/job-applications/${randomUUID()}/resume`],
    ['PUT', `/api/admin/inquiries/${randomUUID()}/read`],
  ];
  it.each(doors)('%s %s is closed to everybody else', async (method, path) => {
    expectRefusal(await ask(method, path), 401);
    expectRefusal(await ask(method, path, { token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' }), 401);
  });
});

describe('an unknown address of the API', () => {
  const unknown: [string, string][] = [['GET', '/api/nothing'], ['POST', '/api/nothing'], ['GET', '/api'], ['GET', '/api/'], ['GET', '/api/contact'], ['DELETE', '/api/contact']];
  it.each(unknown)('%s %s is one plain sentence', async (method, path) => expectRefusal(await ask(method, path), 404));
  it.each(['/api/admin', '/api/admin/nothing'])('GET %s is never a page', async (path) => {
    const answer = await ask('GET', path);
    expect([401, 404]).toContain(answer.status);
    expect(answer.type).toMatch(/^text\/plain/);
  });
});
