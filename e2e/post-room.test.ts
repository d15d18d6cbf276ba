import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from '../gateway/database/embedded/start-embedded.ts';
import { anInquiry } from '../gateway/test/factories.ts';
import { type MailServer, startMailServer } from '../gateway/test/mail-server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../gateway/test/webhook-receiver.ts';
import { eventually } from './browser.ts';
import { startBuiltGateway } from './gateway.ts';
import { send } from './rest.ts';

let folder: string;
let embedded: Embedded;
let database: pg.Client;
let mail: MailServer;
let hook: WebhookReceiver;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longitude-post-'));
  embedded = await startEmbedded({ dataDir: folder, log: () => {}, holdLock: false });
  database = new pg.Client(embedded.url);
  await database.connect();
  [mail, hook] = await Promise.all([startMailServer(), startWebhookReceiver()]);
});
afterAll(async () => {
  await Promise.all([mail.close(), hook.close()]);
  await database.end();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
});

test('letters that were under way when the gateway was killed arrive by the next one, under the same ids', async () => {
  const settings = {
    DATABASE_URL: embedded.url,
    JWT_SECRET: 'a secret that only this test knows, 32 bytes and more',
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@longitude.example',
    NOTIFY_TO: 'desk@longitude.example',
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET: 'a secret that both sides know',
  };
  hook.behave(() => {});
  mail.behave('never confirms');
  const first = await startBuiltGateway(undefined, settings);
  expect((await send('POST', `${first.url}/api/contact`, anInquiry({ elapsedMs: 60_000 }))).status).toBe(201);
  // All three are with the other side, which has not said yes.
  await eventually(() => [hook.calls.length, mail.hanging]).toEqual([1, 2]);
  await first.stop('SIGKILL');
  expect((await database.query('select state from letter')).rows).toEqual([{ state: 'waiting' }, { state: 'waiting' }, { state: 'waiting' }]);

  // Two minutes later, when what it had taken up is taken for lost.
  await database.query(`update longitude_jobs.job set started_on = started_on - interval '3 minutes' where state = 'active'`);
  await database.query('update longitude_jobs.queue set monitor_on = null, maintain_on = null');
  hook.behave((response) => void response.end());
  mail.behave('takes');
  const second = await startBuiltGateway(undefined, settings);
  await eventually(async () => (await database.query('select state from letter')).rows).toEqual([{ state: 'sent' }, { state: 'sent' }, { state: 'sent' }]);
  await second.stop();
  expect(mail.mails.map(({ to }) => to).toSorted()).toEqual([['desk@longitude.example'], ['mei.tan@example.com']]);
  expect(hook.calls).toHaveLength(2);
  expect(new Set(hook.calls.map(({ headers }) => headers['x-longitude-delivery'])).size).toBe(1);
});
