import { createHmac } from 'node:crypto';
import { letters } from '#content/letters.ts';
import { newsletter } from '#content/newsletter.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asDesk } from '../../test/desk.ts';
import { anApplication, anInquiry, aPdf, multipart } from '../../test/factories.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { startTestGateway, testConfig, type TestGateway } from '../../test/test-gateway.ts';
import { eventually } from '../../test/wait-for.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts';

const STAFF = ['asha@longitude.example', 'omar@longitude.example'];
const SECRET = 'a secret that both sides know';
const [{ version }] = newsletter.consents;

const lines: string[] = [];
let mail: MailServer;
let hook: WebhookReceiver;
let gateway: TestGateway;
beforeAll(async () => {
  [mail, hook] = await Promise.all([startMailServer(), startWebhookReceiver()]);
  const settings = {
    rateLimitScale: 1000,
    logLevel: 'warn' as const,
    mail: { smtpUrl: mail.url, from: 'Longitude <hello@longitude.example>', notifyTo: STAFF },
    webhook: { url: hook.url, secret: SECRET },
  };
  gateway = await startTestGateway(settings, { logStream: { write: (line) => void lines.push(line) } });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([mail.close(), hook.close()]);
});

beforeEach(() => {
  mail.mails.length = 0;
  hook.calls.length = 0;
});

interface LetterRow {
  kind: string;
  state: string;
  attempts: number;
  problem: string | null;
}

const run = <Row extends object>(sql: string) => gateway.orm.em.getConnection().execute<Row[]>(sql);
const allLetters = () => run<LetterRow>('select kind, state, attempts, problem from letter order by id');
const settled = () => eventually(async () => expect((await allLetters()).filter(({ state }) => state === 'waiting')).toEqual([]));
const mailTo = (address: string) => mail.mails.filter(({ to }) => to.includes(address));
afterEach(settled);

describe('an inquiry', () => {
  it('is told to the staff, to another program and acknowledged to whoever wrote', async () => {
    const answer = await gateway.post('/api/contact', anInquiry({ email: 'mei@kedai.example' }));
    await eventually(() => expect([mail.mails.length, hook.calls.length]).toEqual([2, 1]));

    const [notice] = mailTo(STAFF[0]!);
    expect(notice!.to).toEqual(STAFF);
    expect(notice!.headers).toMatchObject({ subject: 'Inquiry from Mei Tan, Kedai Kita', from: 'Longitude <hello@longitude.example>', 'reply-to': 'Mei Tan <mei@kedai.example>' });
    const { id } = answer.json() as { id: string };
    expect(notice!.text).toContain('We would like to sell our batik online. Could you help us from April?');
    expect(notice!.text).toContain('Service: E-commerce');
    expect(notice!.text).toContain(`${testConfig.publicUrl}/admin?record=${id}`);

    const { headers, body } = hook.calls[0]!;
    const [, seconds, signed] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['x-longitude-signature'] as string)!;
    expect(signed).toBe(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex'));
    expect(JSON.parse(body)).toMatchObject({ id: headers['x-longitude-delivery'], event: 'inquiry.received', record: { id, firstName: 'Mei', email: 'mei@kedai.example', service: 'ecommerce' } });
  });

  it('cannot write headers, add recipients or call people in a chat', async () => {
    const name = 'Eve\r\nBcc: everybody@example.com\r\n\r\nBody';
    await gateway.post('/api/contact', anInquiry({ firstName: name, company: '<!channel> & co\nX-Evil: 1', email: 'eve@kedai.example' }));
    await eventually(() => expect([mail.mails.length, hook.calls.length]).toEqual([2, 1]));
    for (const { headers, to } of mail.mails) {
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['bcc']));
      expect(headers).not.toHaveProperty('x-evil');
      expect(to).not.toContain('everybody@example.com');
    }
    expect(mailTo(STAFF[0]!)[0]!.headers['subject']).toContain('Bcc: everybody@example.com');
    expect((JSON.parse(hook.calls[0]!.body) as { text: string }).text).toContain('&lt;!channel&gt; &amp; co');
  });

  it('that is suspected to be spam is told to nobody, nor one that staff found out about since', async () => {
    await gateway.post('/api/contact', anInquiry({ elapsedMs: 200, email: 'spam@kedai.example' }));
    expect(await run(`select l.id from letter l join inquiry i on i.id = l.inquiry_id where i.is_spam`)).toEqual([]);
  });

  it('that is sent twice is told once', async () => {
    const [a, b] = await Promise.all([1, 2].map(() => gateway.post('/api/contact', anInquiry({ email: 'twice@kedai.example' }), { 'idempotency-key': 'twice' })));
    expect(a!.json()).toEqual(b!.json());
    expect(await run(`select l.kind from letter l join inquiry i on i.id = l.inquiry_id where i.email = 'twice@kedai.example'`)).toHaveLength(3);
  });
});

it('an application is told and acknowledged', async () => {
  const { payload, headers } = multipart(anApplication({ email: 'ravi@menon.example' }), aPdf());
  await gateway.server.inject({ method: 'POST', url: '/api/job-applications', payload, headers });
  await eventually(() => expect([mail.mails.length, hook.calls.length]).toEqual([2, 1]));
  expect(mailTo(STAFF[1]!)[0]!.headers['subject']).toBe('Application from Ravi Menon: Mobile App Developer');
  expect(mailTo('ravi@menon.example')[0]!.headers['subject']).toBe(letters.receipt.application.subject);
  expect(JSON.parse(hook.calls[0]!.body)).toMatchObject({ event: 'application.received', record: { position: 'Mobile App Developer' } });
});

it('a lead is told once, when its visitor can be reached; a visitor of the chat gets no mail', async () => {
  const say = (message: string) => gateway.post('/api/chat', { message, sessionId: 'post-room' });
  await say('We need an online shop');
  expect(await run('select id from letter where lead_id is not null')).toEqual([]);
  await say('I am Lena Roth, lena@roth.example');
  await say('Sorry, it is lena.roth@roth.example');
  await eventually(() => expect([mail.mails.length, hook.calls.length]).toEqual([1, 1]));
  expect(mail.mails[0]!.headers['subject']).toBe('Chat lead: Lena Roth');
  expect(JSON.parse(hook.calls[0]!.body)).toMatchObject({ event: 'lead.qualified', record: { name: 'Lena Roth' } });
  expect(await run('select id from letter where lead_id is not null')).toHaveLength(2);
});

describe('a subscription', () => {
  const subscribe = (email: string) => gateway.post('/api/newsletter', { email, consent: version });
  const linkIn = (text: string, purpose: string) => new RegExp(`http://localhost:4000(/newsletter/${purpose}\\?token=\\S+)`).exec(text)![1]!;
  const statusOf = async (email: string) => (await run<{ status: string }>(`select status from newsletter_subscription where email = '${email}'`))[0]?.status;

  it('that is ended takes its letters along, and can begin anew the same day', async () => {
    await subscribe('back@letter.example');
    await eventually(() => expect(mail.mails).toHaveLength(1));
    await settled();
    await gateway.server.inject({ method: 'POST', url: linkIn(mail.mails[0]!.text, 'unsubscribe') });
    expect(await statusOf('back@letter.example')).toBeUndefined();
    await subscribe('back@letter.example');
    await eventually(() => expect(mail.mails).toHaveLength(2));
  });
});

describe('a letter that cannot be delivered', () => {
  interface Failed {
    failedLetters: { total: number; items: { id: string; kind: string; about: string; name: string; problem: string; attempts: number }[] };
  }
  const failed = async () => (await asDesk(gateway)<Failed>('{ failedLetters { total items { id kind about name problem attempts } } }')).failedLetters;

  it('is tried again, then shown to the staff, and goes out when they say so', async () => {
    hook.behave((response) => void response.writeHead(500).end('mei@kedai.example does not exist'));
    mail.behave(451, 'later@kedai.example');
    await gateway.post('/api/contact', anInquiry({ email: 'later@kedai.example' }));
    await eventually(async () => expect((await failed()).total).toBe(2));
    const { items } = await failed();
    expect(items.map(({ kind, problem, attempts, name, about }) => ({ kind, problem, attempts, name, about })).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'RECEIPT', problem: 'SMTP 451', attempts: 3, name: 'Mei Tan', about: 'INQUIRY' },
      { kind: 'WEBHOOK', problem: 'HTTP 500', attempts: 3, name: 'Mei Tan', about: 'INQUIRY' },
    ]);
    expect(new Set(hook.calls.map(({ headers }) => headers['x-longitude-delivery'])).size).toBe(1);

    mail.behave('takes', 'later@kedai.example');
    hook.behave((response) => void response.writeHead(204).end());
    const ids = items.map(({ id }) => id);
    const again = (list: string[]) => asDesk(gateway)<{ tryLettersAgain: string[] }>('mutation ($list: [ID!]!) { tryLettersAgain(ids: $list) }', { list });
    expect((await again(ids)).tryLettersAgain.toSorted()).toEqual(ids.toSorted());
    expect((await again(ids)).tryLettersAgain).toEqual([]);
    await eventually(() => expect([mailTo('later@kedai.example').length, hook.calls.length]).toEqual([1, 4]));
    expect((await failed()).total).toBe(0);
  });

  it('to an address that does not exist is given up at once', async () => {
    mail.behave(550, 'nobody@kedai.example');
    await gateway.post('/api/contact', anInquiry({ email: 'nobody@kedai.example' }));
    await eventually(async () => expect((await failed()).items).toEqual([expect.objectContaining({ kind: 'RECEIPT', problem: 'SMTP 550', attempts: 1 })]));
    await run(`delete from letter where state = 'failed'`);
  });

  it('by the webhook, for a redirect, a client error or a cut connection, keeps to its attempts', async () => {
    const faults: Parameters<WebhookReceiver['behave']>[0][] = [
      (response) => void response.writeHead(302, { location: hook.url }).end(),
      (response) => void response.writeHead(404).end(),
      (response) => void response.socket!.destroy(),
    ];
    lines.length = 0;
    hook.behave((response) => faults[hook.calls.length - 1]!(response));
    await gateway.post('/api/contact', anInquiry({ email: 'hook@kedai.example' }));
    await eventually(async () => expect((await failed()).total).toBe(1));
    const problems = lines.map((line) => (JSON.parse(line) as { problem?: string }).problem).filter(Boolean);
    expect(problems).toEqual(['HTTP 302', 'HTTP 404', expect.stringMatching(/^(UND_ERR_SOCKET|ECONNRESET)$/)]);
    expect(hook.calls).toHaveLength(3);
  });
});
