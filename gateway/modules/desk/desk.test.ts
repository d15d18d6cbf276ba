import { newsletter } from '#content/newsletter.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication, anInquiry, aPdf, multipart } from '../../test/factories.ts';
import { startTestGateway, type TestGateway } from '../../test/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 1000 });
});
afterAll(() => gateway.close());

const figures = '{ deskCounts { inquiries unreadInquiries spamInquiries chatLeads qualifiedLeads jobApplications newApplications subscribers } }';

async function counted(): Promise<object> {
  const answer = await gateway.graphql(figures, {}, { authorization: `Bearer ${await gateway.adminToken()}` });
  return (answer.json() as { data: { deskCounts: object } }).data.deskCounts;
}

/** What counting the tables gives. */
async function recounted(): Promise<object> {
  const [row] = await gateway.orm.em.getConnection().execute<Record<string, string>[]>(`
    select count(*) filter (where not is_spam) as "inquiries", count(*) filter (where not is_spam and not is_read) as "unreadInquiries",
      count(*) filter (where is_spam) as "spamInquiries", (select count(*) from chat_lead) as "chatLeads",
      (select count(*) from chat_lead where is_contact_info_collected) as "qualifiedLeads",
      (select count(*) from job_application) as "jobApplications", (select count(*) from job_application where status = 'new') as "newApplications",
      (select count(*) from newsletter_subscription where status = 'confirmed') as "subscribers" from inquiry`);
  return Object.fromEntries(Object.entries(row!).map(([name, value]) => [name, Number(value)]));
}

it('the figures are what counting the tables gives, whatever happens to the rows', async () => {
  expect(await counted()).toEqual(await recounted());
  const token = await gateway.adminToken();
  const sql = (text: string) => gateway.orm.em.getConnection().execute(text);
  const chat = (message: string, sessionId: string) => gateway.post('/api/chat', { message, sessionId });
  const steps: [string, () => Promise<unknown>][] = [
    ['twenty inquiries at once', () => Promise.all(Array.from({ length: 20 }, (_, index) => gateway.post('/api/contact', anInquiry({ company: String(index) }))))],
    ['one of them spam', () => gateway.post('/api/contact', anInquiry({ inquiryRef: 'x' }))],
    ['the same twice', () => Promise.all([1, 2].map(() => gateway.post('/api/contact', anInquiry(), { 'idempotency-key': 'twice' })))],
    [
      'one read, twice',
      async () => {
        const [newest] = (await gateway.get('/api/admin/inquiries?limit=1', token)).json() as { id: string }[];
        for (let time = 0; time < 2; time++) await gateway.server.inject({ method: 'PUT', url: `/api/admin/inquiries/${newest!.id}/read`, headers: { authorization: `Bearer ${token}` } });
      },
    ],
    ['a lead', () => chat('I need web development', 'a')],
    ['a qualified lead', () => chat('My name is Mei Tan, mei@example.com', 'b')],
    ['a lead that becomes qualified', () => chat('My name is Ann Lee, +60 12-345 6789', 'a')],
    ['two applications', () => Promise.all([1, 2].map(() => gateway.server.inject({ method: 'POST', url: '/api/job-applications', ...multipart(anApplication(), aPdf()) })))],
    ['one of them declined', () => sql(`update job_application set status = 'declined' where id = (select min(id::text)::uuid from job_application)`)],
    ['a subscriber', () => gateway.post('/api/newsletter', { email: 'ann@lee.example', consent: newsletter.consents[0].version })],
    ['who confirms', () => sql(`update newsletter_subscription set status = 'confirmed'`)],
    ['and another, who leaves', () => sql(`delete from newsletter_subscription`)],
    ['many marked by hand', () => sql('update inquiry set is_read = true where company < \'3\'')],
    ['many spam after all', () => sql('update inquiry set is_spam = true where company > \'7\'')],
    ['some erased', () => sql('delete from inquiry where company in (\'1\', \'5\', \'8\')')],
    ['a lead erased', () => sql('delete from chat_lead where session_id = \'b\'')],
    ['a failed transaction', () => sql('do $$ begin delete from inquiry; raise exception \'no\'; end $$').catch(() => {})],
  ];
  for (const [what, step] of steps) {
    await step();
    expect([what, await counted()]).toEqual([what, await recounted()]);
  }
  expect(await counted()).toMatchObject({ chatLeads: 1, qualifiedLeads: 1, jobApplications: 2, newApplications: 1 });
});
