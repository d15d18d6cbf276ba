import { newsletter } from '#content/newsletter.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asDesk } from '../../test/desk.ts';
import { anApplication, anInquiry, aPdf, multipart } from '../../test/factories.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { startTestGateway, testConfig, type TestGateway } from '../../test/test-gateway.ts';
import { eventually } from '../../test/wait-for.ts';
import { applyRetention, previewRetention, retentionOf } from './retention.ts';

/** A word that nobody else uses, in every field that takes any. */
const CANARY = 'Quillaxen';
const EMAIL = `${CANARY.toLowerCase()}@canary.example`;
const [{ version }] = newsletter.consents;

const lines: string[] = [];
let mail: MailServer;
let gateway: TestGateway;
beforeAll(async () => {
  mail = await startMailServer();
  gateway = await startTestGateway(
    { rateLimitScale: 1000, logLevel: 'trace', mail: { smtpUrl: mail.url, from: 'hello@longitude.example', notifyTo: ['desk@longitude.example'] } },
    { logStream: { write: (line) => void lines.push(line) } },
  );
});
afterAll(async () => {
  await gateway.close();
  await mail.close();
});

const run = <Row extends object>(sql: string) => gateway.orm.em.getConnection().execute<Row[]>(sql);
const ask = <Data>(query: string, variables = {}) => asDesk(gateway)<Data>(query, variables);
const inquire = (more: Record<string, unknown>, key: string) => gateway.post('/api/contact', anInquiry(more), { 'idempotency-key': key });

const canaryInquiry = {
  firstName: CANARY, lastName: CANARY, email: EMAIL, company: CANARY, message: `I am ${CANARY}`, phone: '+60 12 345 9999',
  sourcePage: `/${CANARY}`, referrer: `https://${CANARY}.example`, utmSource: CANARY, utmMedium: CANARY, utmCampaign: CANARY, utmTerm: CANARY, utmContent: CANARY,
};

async function apply(key: string): Promise<{ statusCode: number; json(): unknown }> {
  const file = aPdf();
  file.content.write(CANARY, 100);
  const fields = { firstName: CANARY, lastName: CANARY, email: EMAIL.toUpperCase(), currentLocation: CANARY, experience: CANARY, coverLetter: CANARY, portfolioUrl: `https://${CANARY}.example`, expectedSalary: CANARY, noticePeriod: CANARY };
  const { payload, headers } = multipart(anApplication(fields), { ...file, name: `${CANARY}.pdf` });
  return gateway.server.inject({ method: 'POST', url: '/api/job-applications', payload, headers: { ...headers, 'idempotency-key': key } });
}

/** Where the word is left: tables, of all that the database has, with any column whose text has it, or whose bytes do. */
async function traces(): Promise<string[]> {
  const tables = await run<{ name: string }>(`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`);
  const hex = Buffer.from(CANARY).toString('hex');
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await run<{ n: number }>(`select count(*)::int as n from ${name} as t where t::text ilike '%${CANARY}%' or t::text like '%${hex}%'`);
    if (row!.n > 0) found.push(name);
  }
  return found;
}

it('a person who came by every door is exported whole, erased whole, and leaves no trace; a late copy is answered and makes no row', async () => {
  const first = await inquire(canaryInquiry, 'canary-inquiry');
  const applied = await apply('canary-application');
  await gateway.post('/api/chat', { message: `I am ${CANARY} Smith, ${EMAIL}. We need a shop.`, sessionId: 'canary' });
  await gateway.post('/api/chat', { message: `Do not write to ${EMAIL}`, sessionId: 'canary-nameless' });
  await gateway.post('/api/newsletter', { email: EMAIL, consent: version, sourcePage: `/${CANARY}` }, { 'idempotency-key': 'canary-letter' });
  await gateway.post('/api/admin/login', { email: EMAIL, password: 'not an admin at all' });
  const other = (await gateway.post('/api/contact', anInquiry({ email: 'other@kedai.example', message: `My colleague is ${EMAIL}.` }))).json() as { id: string };
  await ask('mutation ($id: ID!) { addDeskNote(kind: INQUIRY, id: $id, text: "Quillaxen called") { id } }', { id: (first.json() as { id: string }).id });
  await eventually(async () => expect((await run<{ state: string }>('select state from letter')).map(({ state }) => state)).not.toContain('waiting'));
  expect((await traces()).length).toBeGreaterThanOrEqual(7);

  const { heldRecords } = await ask<{ heldRecords: { records: { kind: string }[]; mentions: number } }>('query ($email: String) { heldRecords(email: $email) { records { kind } mentions } }', { email: EMAIL });
  expect(heldRecords.records.map(({ kind }) => kind).toSorted()).toEqual(['APPLICATION', 'CONVERSATION', 'CONVERSATION', 'INQUIRY', 'LEAD', 'SUBSCRIBER']);
  expect(heldRecords.mentions).toBe(1);

  const file = await gateway.post('/api/admin/people/export', { email: EMAIL }, { authorization: `Bearer ${await gateway.adminToken()}` });
  expect(file.headers['content-disposition']).toBe('attachment; filename="person.json"');
  const exported = file.json() as Record<string, Record<string, unknown>[]>;
  expect(exported.inquiries![0]).toMatchObject({ first_name: CANARY, source: { utmSource: CANARY }, notes: [{ text: 'Quillaxen called' }] });
  expect(exported.inquiries![0]!.letters).toHaveLength(2);
  const { resume } = exported.jobApplications![0] as { resume: { base64: string } };
  expect(Buffer.from(resume.base64, 'base64').toString('latin1')).toContain(CANARY);
  expect(exported.conversations).toHaveLength(2);
  expect(JSON.stringify(exported.conversations)).toContain('We need a shop.');
  expect(exported.newsletterSubscriptions).toHaveLength(1);

  await run(`delete from inquiry where id = '${other.id}'`);
  const { erasePerson } = await ask<{ erasePerson: object }>('mutation ($email: String) { erasePerson(email: $email) { inquiry lead application subscriber conversation } }', { email: ` ${EMAIL.toUpperCase()} `.trim() });
  expect(erasePerson).toEqual({ inquiry: 1, lead: 1, application: 1, subscriber: 1, conversation: 2 });
  expect(await traces()).toEqual([]);
  expect(await gateway.count('letter')).toBe(0);
  expect(lines.join('').toLowerCase()).not.toContain(CANARY.toLowerCase());

  const { deskActs } = await ask<{ deskActs: { items: { act: string; subject: string; adminName: string }[] } }>('{ deskActs(first: 2) { items { act subject adminName } } }');
  expect(deskActs.items).toEqual([{ act: 'erased', subject: 'a person', adminName: 'Asha Rao' }, { act: 'exported', subject: 'a person', adminName: 'Asha Rao' }]);

  const again = await inquire(canaryInquiry, 'canary-inquiry');
  expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
  expect((await apply('canary-application')).json()).toEqual(applied.json());
  await gateway.post('/api/newsletter', { email: EMAIL, consent: version }, { 'idempotency-key': 'canary-letter' });
  expect(await traces()).toEqual([]);
});

it('a telephone number finds what an address does not, however it is written', async () => {
  await inquire({ email: 'phone@kedai.example', phone: '+60 12-345 8888' }, 'phone');
  const found = async (variables: object) => (await ask<{ heldRecords: { records: object[] } }>('query ($email: String, $phone: String) { heldRecords(email: $email, phone: $phone) { records { kind } } }', variables)).heldRecords.records;
  expect(await found({ phone: '0060123458888' })).toHaveLength(1);
  expect(await found({ email: 'nobody@kedai.example', phone: '0123458888' })).toHaveLength(1);
  expect(await found({ email: 'nobody@kedai.example' })).toEqual([]);
  for (const nobody of [{}, { email: '' }, { phone: '123' }, { email: '%' }]) await expect(found(nobody)).rejects.toThrow('BAD_INPUT');
});

it('what was kept long enough goes, after a dry run that says the same, and is written down by number', async () => {
  const kept = [await inquire({ email: 'a@old.example' }, 'old-a'), await inquire({ email: 'b@old.example' }, 'old-b'), await inquire({ email: 'c@new.example' }, 'new-c')].map((answer) => (answer.json() as { id: string }).id);
  await apply('old-application');
  await gateway.post('/api/chat', { message: 'I am Ravi Menon, ravi@old.example', sessionId: 'old-lead' });
  for (const email of ['pending@old.example', 'confirmed@old.example', 'new@old.example']) await gateway.post('/api/newsletter', { email, consent: version });
  await run(`update newsletter_subscription set status = 'confirmed' where email = 'confirmed@old.example'`);
  await run(`update newsletter_subscription set consent_at = now() - interval '31 days' where email <> 'new@old.example'`);
  await run(`update inquiry set created_at = now() - interval '731 days' where email like '%@old.example'`);
  await run(`update chat_lead set created_at = now() - interval '731 days', updated_at = now() - interval '731 days'`);
  await run(`update job_application set created_at = now() - interval '366 days'`);
  // Somebody spoke with them since.
  await ask('mutation ($id: ID!) { addDeskNote(kind: INQUIRY, id: $id, text: "called") { id } }', { id: kept[1] });

  const expected = { inquiry: 1, lead: 1, application: 1, subscriber: 1, conversation: 0 };
  const retention = retentionOf({ ...testConfig, mail: { smtpUrl: mail.url, from: '', notifyTo: [] } });
  expect(await previewRetention(gateway.orm.em.fork(), retention)).toEqual(expected);
  expect(await previewRetention(gateway.orm.em.fork(), retentionOf(testConfig))).toEqual({ ...expected, subscriber: 0 });
  const [one, two] = await Promise.all([applyRetention(gateway.orm, retention), applyRetention(gateway.orm, retention)]);
  // The conversation goes with its lead.
  expect({ ...one, inquiry: one.inquiry + two.inquiry, lead: one.lead + two.lead, application: one.application + two.application, subscriber: one.subscriber + two.subscriber, conversation: one.conversation + two.conversation }).toEqual({ ...expected, conversation: 1 });
  expect((await run<{ id: string }>(`select id from inquiry where email like '%@old.example' or email like '%@new.example' order by id`)).map(({ id }) => id)).toEqual([kept[1], kept[2]]);
  expect(await run(`select email from newsletter_subscription order by email`)).toEqual([{ email: 'confirmed@old.example' }, { email: 'new@old.example' }]);

  const acts = await run<{ admin_name: string; details: object }>(`select admin_name, details from desk_act where act = 'expired'`);
  expect(acts[0]).toMatchObject({ admin_name: 'The clock' });
  expect((await inquire({ email: 'a@old.example' }, 'old-a')).json()).toEqual({ id: kept[0] });
  expect(await run(`select id from inquiry where email = 'a@old.example'`)).toEqual([]);
});

it('what was kept long enough goes as soon as a gateway listens, once though two replicas start together', async () => {
  for (const key of ['start-a', 'start-b', 'start-c']) await inquire({ email: `${key}@start.example` }, key);
  await run(`update inquiry set created_at = now() - interval '731 days' where email in ('start-a@start.example', 'start-b@start.example')`);
  await run(`delete from desk_act`);
  const replicas = await Promise.all([gateway.replica(), gateway.replica()]);
  await Promise.all(replicas.map((replica) => replica.listen({ port: 0, host: '127.0.0.1' })));
  await eventually(async () => expect(await run(`select email from inquiry where email like '%@start.example'`)).toEqual([{ email: 'start-c@start.example' }]));
  // Its end waits for what is under way, and that is then written down.
  await Promise.all(replicas.map((replica) => replica.close()));
  const acts = await run<{ details: { inquiry: number } }>(`select details from desk_act where act = 'expired'`);
  expect(acts.reduce((sum, { details }) => sum + details.inquiry, 0)).toBe(2);
});
