import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openOrm, type Orm } from '../../database/orm.ts';
import { type GatewayProcess, runBuiltGateway } from '../../test/built-gateway.ts';
import { anInquiry } from '../../test/factories.ts';
import { freshDatabase } from '../../test/fresh-database.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { ADMIN, testConfig } from '../../test/test-gateway.ts';
import { eventually } from '../../test/wait-for.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts';

const STAFF = 'omar@longitude.example';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let orm: Orm;
let mail: MailServer;
let hook: WebhookReceiver;
let folder: string;
let gateway: GatewayProcess | undefined;
beforeEach(async () => {
  [database, mail, hook, folder] = await Promise.all([freshDatabase(), startMailServer(), startWebhookReceiver(), mkdtemp(join(tmpdir(), 'longitude-killed-'))]);
  orm = openOrm(database.url);
});
afterEach(async () => {
  await gateway?.stop();
  await Promise.all([mail.close(), hook.close(), orm.close()]);
  await database.drop();
  await rm(folder, { recursive: true });
});

const start = () =>
  runBuiltGateway(folder, {
    DATABASE_URL: database.url,
    JWT_SECRET: testConfig.jwtSecret,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@longitude.example',
    NOTIFY_TO: STAFF,
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET: 'a secret that both sides know',
  });

/** @returns what was answered, which has to be a yes */
async function post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${gateway!.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }, body: JSON.stringify(body) });
  expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
  return answer.json() as Promise<Answer>;
}

const inquire = (who: string) => post<{ id: string }>('/api/contact', anInquiry({ email: `${who}@kedai.example`, elapsedMs: 60_000 }));
const run = (sql: string) => orm.em.getConnection().execute(sql);
/** Each once: on a slow machine one may arrive twice, under the same id. */
const mailsTo = (address: string) => new Set(mail.mails.filter(({ to }) => to.includes(address)).map(({ headers }) => headers['message-id']));
const told = () => new Set(hook.calls.map(({ headers }) => headers['x-longitude-delivery']));

/** For the queue. It is less than an attempt may last, so that it is the silence of the dead that counts. */
async function halfAMinutePasses(): Promise<void> {
  await run(`update longitude_jobs.job set heartbeat_on = heartbeat_on - interval '30 seconds', started_on = started_on - interval '30 seconds', start_after = start_after - interval '30 seconds', retry_delay = 0`);
  await run(`update longitude_jobs.queue set monitor_claim_on = monitor_claim_on - interval '30 seconds'`);
}

it('a gateway that is killed in the middle of its letters loses none of them', async () => {
  mail.behave('never confirms');
  hook.behave(() => {});
  gateway = await start();
  const halfway = await inquire('halfway');
  await eventually(() => expect(mail.hanging >= 2 && hook.calls.length >= 1).toBe(true));
  await inquire('untouched');
  const spam = await inquire('spam');
  await gateway.stop('SIGKILL');

  expect(mail.mails).toEqual([]);
  const [inFlight] = told();
  hook.calls.length = 0;
  await halfAMinutePasses();
  await run(`update longitude_jobs.job set retry_count = retry_limit where data ->> 'letter' in (select id::text from letter where kind = 'receipt' and inquiry_id = '${halfway.id}')`);
  await run(`update inquiry set is_spam = true where id = '${spam.id}'`);
  mail.behave('takes');
  hook.behave((response) => void response.writeHead(204).end());
  gateway = await start();

  await eventually(() => expect([mailsTo(STAFF), mailsTo('untouched@kedai.example'), told()].map(({ size }) => size)).toEqual([2, 1, 2]));
  expect(told(), 'what was under way goes again under its id').toContain(inFlight);

  // What had no attempt left is shown to the staff, who send it.
  const { token } = await post<{ token: string }>('/api/admin/login', { email: ADMIN.email, password: ADMIN.password });
  interface Failed {
    data: { failedLetters: { items: { id: string; kind: string; recordId: string }[] } };
  }
  const failed = await eventually(async () => {
    const { data } = await post<Failed>('/graphql', { query: '{ failedLetters { items { id kind recordId } } }' }, token);
    expect(data.failedLetters.items).toEqual([{ id: expect.any(String), kind: 'RECEIPT', recordId: halfway.id }]);
    return data.failedLetters.items[0]!.id;
  });
  expect(mailsTo('halfway@kedai.example').size).toBe(0);
  await post('/graphql', { query: 'mutation ($ids: [ID!]!) { tryLettersAgain(ids: $ids) }', variables: { ids: [failed] } }, token);
  await eventually(() => expect(mailsTo('halfway@kedai.example').size).toBe(1));

  await eventually(async () => expect(await run('select state, count(*)::int from letter group by state')).toEqual([{ state: 'sent', count: 6 }]));
  expect(mailsTo('spam@kedai.example').size, 'nobody hears of what has turned out to be spam').toBe(0);
});
