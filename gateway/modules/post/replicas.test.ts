import { afterEach, beforeEach, expect, it } from 'vitest';
import { newsletter } from '#content/newsletter.ts';
import { openOrm } from '../../database/orm.ts';
import { anInquiry } from '../../test/factories.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { hastyPace, startTestGateway, type TestGateway } from '../../test/test-gateway.ts';
import { eventually } from '../../test/wait-for.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts';
import { createJobRunner } from './job-runner.ts';

const patient = { ...hastyPace, retries: 1000 };

let mail: MailServer;
let hook: WebhookReceiver;
let gateway: TestGateway | undefined;
beforeEach(async () => {
  [mail, hook] = await Promise.all([startMailServer(), startWebhookReceiver()]);
});
afterEach(async () => {
  await Promise.all([mail.close(), hook.close()]);
  await gateway?.close();
  gateway = undefined;
});

const withWebhook = () => ({ rateLimitScale: 1000, webhook: { url: hook.url, secret: 'a secret that both sides know' } });
const withMail = () => ({ rateLimitScale: 1000, mail: { smtpUrl: mail.url, from: 'hello@longitude.example', notifyTo: ['desk@longitude.example'] } });
const run = <Row extends object>(sql: string) => gateway!.orm.em.getConnection().execute<Row[]>(sql);
const states = async () => (await run<{ state: string }>('select state from letter order by id')).map(({ state }) => state);
const deliveries = () => hook.calls.map(({ headers }) => headers['x-longitude-delivery']);

it('sends nothing and makes nothing where nothing is configured', async () => {
  gateway = await startTestGateway();
  const answers = [
    await gateway.post('/api/contact', anInquiry()),
    await gateway.post('/api/chat', { message: 'I am Lena Roth, lena@roth.example', sessionId: 'silence' }),
    await gateway.post('/api/newsletter', { email: 'mei@letter.example', consent: newsletter.consents[0].version }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 202]);
  expect(await gateway.count('letter')).toBe(0);
  expect(await run(`select to_regnamespace('longitude_jobs') as jobs`)).toEqual([{ jobs: null }]);
});

it('makes the tables of the queue once, though five replicas start together', async () => {
  gateway = await startTestGateway();
  const orms = Array.from({ length: 5 }, () => openOrm(gateway!.databaseUrl));
  const runners = orms.map((orm) => createJobRunner(orm, hastyPace));
  const delivered: string[] = [];
  const work = { deliver: async (id: string) => void delivered.push(id), giveUp: async () => {}, onError: (error: unknown) => void delivered.push(String(error)) };
  await Promise.all(runners.map((runner) => runner.start(work)));
  await orms[4]!.em.fork().transactional((em) => runners[4]!.add(em, [{ id: 'a', kind: 'notice' }, { id: 'b', kind: 'webhook' }]));
  await eventually(() => expect(delivered.toSorted()).toEqual(['a', 'b']));
  await Promise.all(runners.map((runner) => runner.stop()));
  await Promise.all(orms.map((orm) => orm.close()));
});

it('delivers each letter once from two replicas', async () => {
  gateway = await startTestGateway(withWebhook());
  const replicas = [gateway.server, await gateway.replica()];
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => replicas[index % 2]!.inject({ method: 'POST', url: '/api/contact', payload: anInquiry({ email: `${index}@kedai.example` }) })));
  expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
  await eventually(async () => expect((await states()).filter((state) => state === 'sent')).toHaveLength(40));
  expect([deliveries().length, new Set(deliveries()).size]).toEqual([40, 40]);
});

it('a mail server that hangs up, or is dead, loses nothing and delays no visitor', async () => {
  mail.behave('hangs up');
  gateway = await startTestGateway(withMail(), { pace: patient });
  expect((await gateway.post('/api/contact', anInquiry())).statusCode).toBe(201);
  await eventually(async () => expect(await run('select id from letter where attempts > 0')).toHaveLength(2));
  const port = Number(new URL(mail.url).port);
  await mail.close();
  await eventually(async () => expect(await run(`select id from letter where problem in ('ESOCKET', 'ECONNREFUSED')`)).toHaveLength(2));
  mail = await startMailServer(port);
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
  expect(mail.mails).toHaveLength(2);
});

it.each(['never greets', 'never confirms'] as const)('a mail server that %s delays no visitor, and what waited for it arrives once it is well', async (fault) => {
  mail.behave(fault);
  // Here it is given up after a moment; usually after some ten seconds.
  gateway = await startTestGateway(withMail(), { pace: { ...patient, greetWithin: 0.5, silence: 0.5 } });
  for (const email of ['one@kedai.example', 'two@kedai.example']) {
    expect((await gateway.post('/api/contact', anInquiry({ email }))).statusCode).toBe(201);
    await eventually(() => expect(mail.hanging).toBeGreaterThan(0));
  }
  await eventually(async () => expect(await run(`select id from letter where state = 'waiting' and problem = 'ETIMEDOUT'`)).toHaveLength(4));
  expect(mail.mails).toEqual([]);
  mail.behave('takes');
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent']));
  // On a slow machine the well one may be given up as well, and is then written to twice under one id.
  expect(new Set(mail.mails.map(({ headers }) => headers['message-id'])).size).toBe(4);
});

it('a receiver that does not answer delays neither visitors nor what goes elsewhere', async () => {
  hook.behave(() => {});
  // Longer than any test takes: what arrives does not arrive because it was given up.
  gateway = await startTestGateway({ ...withWebhook(), ...withMail() }, { pace: { ...hastyPace, answerWithin: 600 } });
  expect((await gateway.post('/api/contact', anInquiry())).statusCode).toBe(201);
  await eventually(() => expect([mail.mails.length, hook.calls.length]).toEqual([2, 1]));
  expect((await gateway.post('/api/contact', anInquiry({ email: 'next@kedai.example' }))).statusCode).toBe(201);
  await eventually(() => expect(mail.mails).toHaveLength(4));
  expect(await run(`select state, attempts from letter where kind = 'webhook' order by id`)).toEqual([{ state: 'waiting', attempts: 0 }, { state: 'waiting', attempts: 0 }]);
});

it('the logs name the letter and the fault, and nobody', async () => {
  const lines: string[] = [];
  mail.behave(550);
  gateway = await startTestGateway({ ...withMail(), logLevel: 'trace' }, { logStream: { write: (line) => void lines.push(line) } });
  await gateway.post('/api/contact', anInquiry({ firstName: 'Zebedee', email: 'zebedee@kedai.example' }));
  await eventually(async () => expect(await states()).toEqual(['failed', 'failed']));
  const said = lines.filter((line) => line.includes('a letter was not delivered'));
  expect(said).toHaveLength(2);
  expect(JSON.parse(said[0]!)).toMatchObject({ problem: 'SMTP 550', letter: expect.any(String) });
  expect(lines.join()).not.toMatch(/zebedee|desk@|is not wanted/i);
  expect(JSON.stringify(await run('select * from longitude_jobs.job'))).not.toMatch(/zebedee|desk@|is not wanted/i);
});
