import { letters } from '#content/letters.ts';
import { newsletter } from '#content/newsletter.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anInquiry } from '../../test/factories.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { startTestGateway, type TestGateway } from '../../test/test-gateway.ts';
import { eventually } from '../../test/wait-for.ts';

const STAFF = 'asha@longitude.example';
const [{ version }] = newsletter.consents;
const DAY = 86_400_000;

let mail: MailServer;
let gateway: TestGateway;
// What is counted by the day is not to be tried across midnight: it is noon, by UTC, and timers go on. The clock never steps back
// while the gateway lives: whoever looks every second would then wait for as long as it stepped.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: (Math.floor(Date.now() / DAY) + 0.5) * DAY });
  mail = await startMailServer();
  gateway = await startTestGateway({ rateLimitScale: 1000, mail: { smtpUrl: mail.url, from: 'Longitude <hello@longitude.example>', notifyTo: [STAFF] } });
});
afterEach(async () => {
  await settled();
  await gateway.close();
  await mail.close();
  vi.useRealTimers();
});

const run = <Row extends object>(sql: string) => gateway.orm.em.getConnection().execute<Row[]>(sql);
const settled = () => eventually(async () => expect(await run(`select id from letter where state = 'waiting'`)).toEqual([]));
const mailTo = (address: string) => mail.mails.filter(({ to }) => to.includes(address));

it('an inquiry is acknowledged without a word of its own, and once an address and day', async () => {
  const written = { firstName: 'Buy-cheap', lastName: 'Pills', company: 'spam.example', message: 'Visit http://spam.example' };
  for (const email of ['once@kedai.example', 'ONCE@kedai.example', 'once@kedai.example']) await gateway.post('/api/contact', anInquiry({ ...written, email }));
  await eventually(() => expect(mailTo(STAFF)).toHaveLength(3));
  await settled();
  const receipts = mail.mails.filter(({ to }) => !to.includes(STAFF));
  expect(receipts).toHaveLength(1);
  const { headers, text } = receipts[0]!;
  expect(headers).toMatchObject({ subject: letters.receipt.inquiry.subject, 'auto-submitted': 'auto-generated' });
  expect(text.replace(/\s+/g, ' ')).toContain(letters.receipt.inquiry.paragraphs[0].slice(0, 40));
  for (const word of Object.values(written)) expect(`${JSON.stringify(headers)} ${text}`).not.toContain(word);

  vi.setSystemTime(Date.now() + DAY);
  await gateway.post('/api/contact', anInquiry({ email: 'once@kedai.example' }));
  await eventually(() => expect(mailTo('once@kedai.example')).toHaveLength(2));
});

const subscribe = (email: string) => gateway.post('/api/newsletter', { email, consent: version });
const linkIn = (text: string, purpose: string) => new RegExp(`http://localhost:4000(/newsletter/${purpose}\\?token=\\S+)`).exec(text)![1]!;
const statusOf = async (email: string) => (await run<{ status: string }>(`select status from newsletter_subscription where email = '${email}'`))[0]?.status;

it('a subscription is confirmed by the link that goes to its address, once a day, and never again after', async () => {
  for (let time = 0; time < 3; time++) await subscribe('mei@letter.example');
  await eventually(() => expect(mail.mails).toHaveLength(1));
  const [{ text, headers, to }] = mail.mails as [MailServer['mails'][number]];
  expect(to).toEqual(['mei@letter.example']);
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(headers['list-unsubscribe']).toBe(`<http://localhost:4000${linkIn(text, 'unsubscribe')}>`);
  expect(await statusOf('mei@letter.example')).toBe('pending');
  await gateway.server.inject({ method: 'POST', url: linkIn(text, 'confirm') });
  expect(await statusOf('mei@letter.example')).toBe('confirmed');
  await subscribe('mei@letter.example');
  expect(await run('select id from letter where subscriber_id is not null')).toHaveLength(1);
});
