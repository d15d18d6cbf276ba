import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInquiry } from '../../test/factories.ts';
import { startTestGateway, type TestGateway } from '../../test/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 1000 });
});
afterAll(() => gateway.close());

async function stored(id: string): Promise<Record<string, unknown>> {
  const list = (await gateway.get('/api/admin/inquiries', await gateway.adminToken())).json() as Record<string, unknown>[];
  return list.find((one) => one.id === id)!;
}

describe('POST /api/contact', () => {
  it('stores an inquiry and answers 201 with its id', async () => {
    const answer = await gateway.post('/api/contact', anInquiry());
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json() as { id: string };
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/);
    expect(await stored(id)).toMatchObject({ ...anInquiry(), isRead: false, isSpam: false });
  });

  it('gives text back exactly as it was sent', async () => {
    const odd = { firstName: '  Łucja ', lastName: "O'Brien-<b>\u202Ex</b>", message: '\n\tनमस्ते 👩‍👩‍👧 \r\n"quoted" \\u0000 \u200b' };
    const { id } = (await gateway.post('/api/contact', anInquiry(odd))).json() as { id: string };
    expect(await stored(id)).toMatchObject(odd);
  });

  it('takes an empty string in an optional field for absent', async () => {
    const answer = await gateway.post('/api/contact', anInquiry({ phone: '', company: '', service: '' }));
    const { id } = answer.json() as { id: string };
    expect(await stored(id)).toMatchObject({ phone: null, company: null, service: null });
  });

  it.each([
    ['Info@Müller.example', 'Info@xn--mller-kva.example'],
    ['yui@例え.jp', 'yui@xn--r8jz45g.jp'],
    ['Mei.Tan@KEDAI.Example', 'Mei.Tan@KEDAI.Example'],
  ])('takes the address %s, its domain as mail servers know it', async (email, known) => {
    const { id } = (await gateway.post('/api/contact', anInquiry({ email }))).json() as { id: string };
    expect(await stored(id)).toMatchObject({ email: known });
  });

  it.each(['info@müller.example/path', 'info@mül ler.example', 'info@', '@müller.example', 'a@b@müller.example', 'info@müller..example', `${'x'.repeat(60)}@${'ü.'.repeat(90)}example`])('takes %s for no address', async (email) => {
    expect((await gateway.post('/api/contact', anInquiry({ email }))).statusCode).toBe(400);
  });

  it('keeps where an inquiry came from, and never refuses one for it', async () => {
    const answer = await gateway.post('/api/contact', anInquiry({ sourcePage: '/services/ecommerce', utmSource: 'newsletter', locale: 'ms-MY', referrer: 12, utmTerm: 'x'.repeat(5000) }));
    const { id } = answer.json() as { id: string };
    expect((await stored(id)).source).toEqual({ page: '/services/ecommerce', utmSource: 'newsletter', locale: 'ms-MY' });
  });

  const long = 'x'.repeat(20_000);
  it.each([
    ['a missing name', { firstName: undefined }, /firstName/],
    ['a blank message', { message: ' \n\t ' }, /message/],
    ['an e-mail that is none', { email: 'mei.tan' }, /email/],
    ['a wrong type', { lastName: 7 }, /lastName/],
    ['an unknown service', { service: 'gardening' }, /service/],
    ['NUL', { message: 'a\0b' }, /message/],
    ['a lone surrogate', { message: 'a\ud800b' }, /message/],
    ['a text that is too long', { message: long }, /message/],
    ['two faults at once', { firstName: '', email: '' }, /firstName.*email/],
  ])('refuses %s with a sentence that names the field', async (_what, fault, named) => {
    const before = await gateway.count('inquiry');
    const answer = await gateway.post('/api/contact', anInquiry(fault));
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).toMatch(named);
    expect(answer.body).not.toContain(long);
    expect(await gateway.count('inquiry')).toBe(before);
  });

  it.each([
    ['broken JSON', '{"firstName":', 'application/json', 400],
    ['no body', '', 'application/json', 400],
    ['an array', '[]', 'application/json', 400],
    ['__proto__', '{"__proto__":{"isAdmin":true}}', 'application/json', 400],
    ['another content type', '<a/>', 'text/xml', 415],
    ['plain text', 'hello', 'text/plain', 415],
    ['no content type', 'hello', '', 415],
    ['a body over 256 kB', JSON.stringify(anInquiry({ message: 'x'.repeat(300_000) })), 'application/json', 413],
  ])('answers %s as it should', async (_what, payload, contentType, status) => {
    const answer = await gateway.server.inject({ method: 'POST', url: '/api/contact', payload, headers: contentType ? { 'content-type': contentType } : {} });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  });

  it('counts lengths in code points', async () => {
    expect((await gateway.post('/api/contact', anInquiry({ firstName: '👩'.repeat(100) }))).statusCode).toBe(201);
    expect((await gateway.post('/api/contact', anInquiry({ firstName: '👩'.repeat(101) }))).statusCode).toBe(400);
  });

  it('flags what falls into a trap, keeps it, and does not count it as unread', async () => {
    const token = await gateway.adminToken();
    const unread = async () => ((await gateway.get('/api/admin/inquiries/unread-count', token)).json() as { count: number }).count;
    const before = await unread();
    for (const trap of [{ inquiryRef: 'http://spam.example' }, { inquiryRef: 'x'.repeat(5000) }, { inquiryRef: ['x'] }, { elapsedMs: 200 }]) {
      const { id } = (await gateway.post('/api/contact', anInquiry(trap))).json() as { id: string };
      const spam = (await gateway.get('/api/admin/inquiries?spam=true', token)).json() as { id: string; isSpam: boolean }[];
      expect(spam.find((one) => one.id === id)?.isSpam).toBe(true);
      expect(await stored(id)).toBeUndefined();
    }
    expect(await unread()).toBe(before);
  });
});

describe('the idempotency key', () => {
  const key = (value: string) => ({ 'idempotency-key': value });

  it('gives the first answer to the same key and body, whatever else the browser adds', async () => {
    const first = await gateway.post('/api/contact', anInquiry({ elapsedMs: 9000 }), key('same'));
    const again = await gateway.post('/api/contact', anInquiry({ elapsedMs: 12_000, referrer: 'https://example.com' }), key('same'));
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  });

  it('refuses the same key with another body', async () => {
    await gateway.post('/api/contact', anInquiry(), key('other'));
    const answer = await gateway.post('/api/contact', anInquiry({ message: 'Something else' }), key('other'));
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toMatch(/Idempotency-Key/);
  });

  it.each(['white space', 'x'.repeat(201), 'ключ'])('refuses %s as a key', async (value) => {
    expect((await gateway.post('/api/contact', anInquiry(), key(value))).statusCode).toBe(400);
  });

  it('makes one row of 50 sends at once on two replicas', async () => {
    const replicas = [gateway.server, await gateway.replica()];
    const before = await gateway.count('inquiry');
    const payload = JSON.stringify(anInquiry());
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        replicas[index % 2]!.inject({ method: 'POST', url: '/api/contact', payload, headers: { 'content-type': 'application/json', ...key('fifty') } }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await gateway.count('inquiry')).toBe(before + 1);
  });

  it('still answers, and makes no row, once the person was erased', async () => {
    const first = await gateway.post('/api/contact', anInquiry(), key('erased'));
    const sql = gateway.orm.em.getConnection();
    await sql.execute(`insert into erased_submission select 'inquiry', submission_key, submission_hash, id from inquiry where submission_key = 'erased'`);
    await sql.execute(`delete from inquiry where submission_key = 'erased'`);
    const before = await gateway.count('inquiry');
    const replayed = await gateway.post('/api/contact', anInquiry(), key('erased'));
    expect([replayed.statusCode, replayed.json()]).toEqual([201, first.json()]);
    expect((await gateway.post('/api/contact', anInquiry({ message: 'Other' }), key('erased'))).statusCode).toBe(422);
    expect(await gateway.count('inquiry')).toBe(before);
  });
});

describe('the inquiries of the desk', () => {
  it('come newest first, in pages', async () => {
    const token = await gateway.adminToken();
    for (const lastName of ['One', 'Two', 'Three']) await gateway.post('/api/contact', anInquiry({ lastName }));
    const first = (await gateway.get('/api/admin/inquiries?limit=2', token)).json() as { id: string; lastName: string }[];
    expect(first.map((one) => one.lastName)).toEqual(['Three', 'Two']);
    const next = (await gateway.get(`/api/admin/inquiries?limit=1&before=${first[1]!.id}`, token)).json() as { lastName: string }[];
    expect(next.map((one) => one.lastName)).toEqual(['One']);
  });

  it.each(['limit=0', 'limit=501', 'limit=two', 'before=7'])('refuse ?%s', async (query) => {
    const answer = await gateway.get(`/api/admin/inquiries?${query}`, await gateway.adminToken());
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(query.split('=')[0]);
  });

  it('are marked as read, once or again', async () => {
    const token = await gateway.adminToken();
    const { id } = (await gateway.post('/api/contact', anInquiry())).json() as { id: string };
    const unread = async () => ((await gateway.get('/api/admin/inquiries/unread-count', token)).json() as { count: number }).count;
    const before = await unread();
    const mark = () => gateway.server.inject({ method: 'PUT', url: `/api/admin/inquiries/${id}/read`, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } });
    for (const answer of [await mark(), await mark()]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ id, isRead: true });
    }
    expect(await unread()).toBe(before - 1);
  });

  it.each(['0196f0a0-0000-7000-8000-000000000000', 'seven', '%F0%9F%98%80'])('know no inquiry %s', async (id) => {
    const answer = await gateway.server.inject({ method: 'PUT', url: `/api/admin/inquiries/${id}/read`, headers: { authorization: `Bearer ${await gateway.adminToken()}` } });
    expect(answer.statusCode).toBe(404);
  });
});
