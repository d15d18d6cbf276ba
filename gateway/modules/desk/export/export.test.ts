import { newsletter } from '#content/newsletter.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication, anInquiry, aPdf, multipart } from '../../../test/factories.ts';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { csvLine } from './csv.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 1000 });
});
afterAll(() => gateway.close());

it.each([
  ['=1+1', `"'=1+1"`],
  ['+60 12', `"'+60 12"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['＝1', `"'＝1"`],
  ['a "b", c\r\nd', `"a ""b"", c\r\nd"`],
  [null, '""'],
  [true, '"true"'],
  [new Date(0), '"1970-01-01T00:00:00.000Z"'],
])('%j is a cell that runs nothing', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`);
});

it('a filtered list is a file, whole and once, and whoever took it is written down', async () => {
  const token = await gateway.adminToken();
  await gateway.orm.em.getConnection().execute(`insert into inquiry (id, first_name, last_name, email, message, source, created_at) select uuidv7(), 'Many', n::text, 'a@b.example', 'Hello', '{}', now() from generate_series(1, 1200) n`);
  await gateway.post('/api/contact', anInquiry({ company: '=HYPERLINK("http://evil.example")', message: 'नमस्ते, "you"' }));

  const json = await gateway.get('/api/admin/inquiries/export?format=json&search=many', token);
  const ids = (json.json() as { id: string; lastName: string }[]).map(({ lastName }) => lastName);
  expect([ids.length, new Set(ids).size, json.headers['content-disposition']]).toEqual([1200, 1200, 'attachment; filename="inquiries.json"']);
  expect((await gateway.get('/api/admin/inquiries/export?format=json&search=nobody', token)).json()).toEqual([]);

  const csv = await gateway.get('/api/admin/inquiries/export?search=mei', token);
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.body.startsWith('\ufeff"id","createdAt"')).toBe(true);
  expect(csv.body).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv.body).toContain('"नमस्ते, ""you"""');

  for (const wrong of ['format=xml', 'from=yesterday', 'states=sold', 'assignee=7', 'unread=maybe']) expect([wrong, (await gateway.get(`/api/admin/inquiries/export?${wrong}`, token)).statusCode]).toEqual([wrong, 400]);
  const acts = await gateway.orm.em.getConnection().execute<{ details: object }[]>(`select act, subject, details from desk_act order by id`);
  expect(acts).toHaveLength(3);
  expect(acts[0]).toEqual({ act: 'exported', subject: 'inquiries', details: { format: 'json', filters: ['search'] } });
});

it('leads, applications and subscribers are files too, each by its own filters', async () => {
  const token = await gateway.adminToken();
  await gateway.post('/api/chat', { message: '=My name is Mei Tan, mei@kedai.example, I need web development', sessionId: 'export' });
  await gateway.server.inject({ method: 'POST', url: '/api/job-applications', ...multipart(anApplication({ portfolioUrl: '@SUM(A1)' }), aPdf()) });
  await gateway.post('/api/newsletter', { email: 'ann@lee.example', consent: newsletter.consents[0].version });
  const lists: [list: string, one: string, none: string, holds: string][] = [
    ['chat-leads', 'qualified=true&states=open&assignee=nobody&search=kedai', 'qualified=false', '"mei@kedai.example"'],
    ['job-applications', 'statuses=new,reviewed&position=Mobile%20App%20Developer', 'statuses=declined', `"'@SUM(A1)"`],
    ['subscribers', 'status=pending&search=lee', 'status=confirmed', '"ann@lee.example"'],
  ];
  for (const [list, one, none, holds] of lists) {
    const csv = (await gateway.get(`/api/admin/${list}/export?${one}`, token)).body;
    expect([list, csv.startsWith('\ufeff"id","createdAt"'), csv.trimEnd().split('\r\n').length, csv.includes(holds)]).toEqual([list, true, 2, true]);
    expect(csv).not.toMatch(/submission|reference|evidence/i);
    expect([list, (await gateway.get(`/api/admin/${list}/export?format=json&${none}`, token)).json()]).toEqual([list, []]);
    expect([list, (await gateway.get(`/api/admin/${list}/export?from=yesterday`, token)).statusCode]).toEqual([list, 400]);
  }
  const acts = await gateway.orm.em.getConnection().execute<{ subject: string }[]>(`select distinct subject from desk_act order by subject`);
  expect(acts.map(({ subject }) => subject)).toEqual(['chat-leads', 'inquiries', 'job-applications', 'subscribers']);
});
