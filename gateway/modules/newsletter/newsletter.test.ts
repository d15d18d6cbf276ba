import { newsletter } from '#content/newsletter.ts';
import { newsletterPages } from '#content/newsletter-pages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, testConfig, type TestGateway } from '../../test/test-gateway.ts';
import { createNewsletterLinks } from './newsletter-links.ts';
import { limits } from '../limits/rate-limiter.ts';
import { emailKeyOf } from './email-key.ts';

const [{ version, text }] = newsletter.consents;
const links = createNewsletterLinks(testConfig);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 1000 });
});
afterAll(() => gateway.close());

const subscribe = (email: unknown, more: object = {}, key?: string) =>
  gateway.post('/api/newsletter', { email, consent: version, ...more }, key ? { 'idempotency-key': key } : {});

interface Row {
  id: string;
  email: string;
  status: string;
  consent_version: string;
  consent_text: string;
  consent_at: Date;
  source_page: string | null;
  confirmed_at: Date | null;
}

const rows = (email: string) =>
  gateway.orm.em.getConnection().execute<Row[]>('select * from newsletter_subscription where email_key = ?', [emailKeyOf(email)]);

const pathOf = (url: string) => url.replace(testConfig.publicUrl, '');
const leaving = (email: string) => pathOf(links.unsubscribeUrl(links.referenceOf(emailKeyOf(email))));
const press = (url: string, payload = '', type = 'application/x-www-form-urlencoded') => gateway.server.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

describe('POST /api/newsletter', () => {
  it('stores an address, unconfirmed, with what was agreed to, when and where', async () => {
    const from = Date.now();
    const answer = await subscribe('Mei.Tan@Kedai.example', { sourcePage: '/blog' });
    expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: true }]);
    const [row, ...others] = await rows('mei.tan@kedai.example');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ email: 'Mei.Tan@Kedai.example', status: 'pending', consent_version: version, consent_text: text, source_page: '/blog', confirmed_at: null });
    expect(new Date(row!.consent_at).getTime()).toBeGreaterThanOrEqual(from);
  });

  it('stores an address once, however it is written, and answers the same each time', async () => {
    const answers = [await subscribe('once@kedai.example'), await subscribe('ONCE@kedai.example'), await subscribe('Once@Kedai.Example')];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await rows('once@kedai.example')).toHaveLength(1);
  });

  it('makes one row of 40 sends at once on two replicas, with keys and without, ten times over', async () => {
    const replicas = [gateway.server, await gateway.replica()];
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          replicas[index % 2]!.inject({
            method: 'POST',
            url: '/api/newsletter',
            payload: { email: `${index % 3 ? 'forty' : 'Forty'}${round}@kedai.example`, consent: version },
            headers: index % 4 ? { 'idempotency-key': `forty${round}` } : {},
          }),
        ),
      );
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['202 {"accepted":true}']));
      expect(await rows(`forty${round}@kedai.example`)).toHaveLength(1);
    }
  });

  it('refuses all but one of many addresses that come at once under one key', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => subscribe(`under-one-key-${index}@kedai.example`, {}, 'one-key')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, ...Array<number>(11).fill(422)]);
  });

  it('refuses a key that comes with another address', async () => {
    await subscribe('key@kedai.example', {}, 'newsletter-key');
    expect((await subscribe('Key@kedai.example', {}, 'newsletter-key')).statusCode).toBe(202);
    expect((await subscribe('other@kedai.example', {}, 'newsletter-key')).statusCode).toBe(422);
    expect(await rows('other@kedai.example')).toEqual([]);
  });

  it.each([
    ['no address', { email: undefined }, /email/],
    ['an address that is none', { email: 'mei.tan' }, /email/],
    ['a blank address', { email: ' ' }, /email/],
    ['no consent', { consent: undefined }, /consent/],
    ['a consent that nobody was shown', { consent: '0' }, /consent/],
    ['a NUL', { email: 'a\0b@kedai.example' }, /email/],
  ])('refuses %s with a sentence', async (_what, fault, named) => {
    const before = await gateway.count('newsletter_subscription');
    const answer = await subscribe('sound@kedai.example', fault);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, expect.stringMatching(/^text\/plain/)]);
    expect(answer.body).toMatch(named);
    expect(await gateway.count('newsletter_subscription')).toBe(before);
  });

  it('thanks whoever fills in the trap, and stores nothing', async () => {
    const answer = await subscribe('trap@kedai.example', { letterRef: 'http://cheap.example' });
    expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: true }]);
    expect(await rows('trap@kedai.example')).toEqual([]);
  });

  it('is limited by network address, of which known keys are exempt', async () => {
    const limited = await startTestGateway();
    const send = (email: string, key: string) => limited.post('/api/newsletter', { email, consent: version }, { 'idempotency-key': key });
    for (let count = 0; count < limits.newsletter.hits; count += 1) expect((await send(`a${count}@kedai.example`, `k${count}`)).statusCode).toBe(202);
    const refused = await send('more@kedai.example', 'more');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await send('a0@kedai.example', 'k0')).statusCode).toBe(202);
    await limited.close();
  });

  it('has a mutation that does the same', async () => {
    const answer = await gateway.graphql('mutation ($input: NewsletterInput!) { subscribeToNewsletter(input: $input) }', { input: { email: 'graph@kedai.example', consent: version } });
    expect(answer.json()).toEqual({ data: { subscribeToNewsletter: true } });
    expect(await rows('graph@kedai.example')).toMatchObject([{ status: 'pending' }]);
  });
});

describe('the link that confirms', () => {
  const confirming = async (email: string) => pathOf(links.confirmUrl((await rows(email))[0]!.id));

  it('asks first, and confirms when it is pressed, once or twice', async () => {
    await subscribe('confirm@kedai.example');
    const url = await confirming('confirm@kedai.example');
    const asked = await gateway.get(url);
    expect([asked.statusCode, asked.headers['cache-control'], asked.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
    expect(asked.body).toContain(newsletterPages.confirm.heading);
    expect(await rows('confirm@kedai.example')).toMatchObject([{ status: 'pending' }]);

    expect((await press(url)).body).toContain(newsletterPages.confirm.done.heading);
    const [first] = await rows('confirm@kedai.example');
    expect(first).toMatchObject({ status: 'confirmed', confirmed_at: expect.anything() });
    expect((await press(url)).statusCode).toBe(200);
    expect(await rows('confirm@kedai.example')).toEqual([first]);
  });

  it('leaves a confirmed address as it is when somebody asks for it again', async () => {
    await subscribe('stays@kedai.example', { sourcePage: '/blog' });
    await press(await confirming('stays@kedai.example'));
    const before = await rows('stays@kedai.example');
    await subscribe('STAYS@kedai.example', { sourcePage: '/elsewhere' });
    expect(await rows('stays@kedai.example')).toEqual(before);
  });

  it('of an address that has left confirms nothing, also when that has come back', async () => {
    await subscribe('left@kedai.example');
    const old = await confirming('left@kedai.example');
    await press(leaving('left@kedai.example'));
    expect([(await press(old)).statusCode, (await press(old)).body]).toEqual([404, expect.stringContaining(newsletterPages.confirm.gone.heading)]);
    await subscribe('left@kedai.example');
    expect((await press(old)).statusCode).toBe(404);
    expect(await rows('left@kedai.example')).toMatchObject([{ status: 'pending' }]);
  });
});

describe('the link that unsubscribes', () => {
  it('asks first, and deletes the address when it is pressed, once or twice', async () => {
    await subscribe('leaves@kedai.example');
    const url = leaving('leaves@kedai.example');
    expect(url).not.toContain('leaves');
    expect((await gateway.get(url)).body).toContain(newsletterPages.unsubscribe.heading);
    expect(await rows('leaves@kedai.example')).toHaveLength(1);
    for (let presses = 0; presses < 2; presses++) {
      const answer = await press(url);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(newsletterPages.unsubscribe.done.heading)]);
      expect(await rows('leaves@kedai.example')).toEqual([]);
    }
  });

  it.each([
    ['urlencoded', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    ['multipart', '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n', 'multipart/form-data; boundary=b'],
  ])('takes a mail program’s one click, %s (RFC 8058)', async (_way, payload, type) => {
    await subscribe('click@kedai.example');
    const answer = await press(leaving('click@kedai.example'), payload, type);
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    expect(await rows('click@kedai.example')).toEqual([]);
  });

  it('of an old letter still works for whoever has come back', async () => {
    await subscribe('returns@kedai.example');
    const old = leaving('returns@kedai.example');
    await press(old);
    await subscribe('Returns@kedai.example');
    expect(await rows('returns@kedai.example')).toHaveLength(1);
    await press(old);
    expect(await rows('returns@kedai.example')).toEqual([]);
  });

  it('is not undone by a request that a device repeats, nor by its key with another address', async () => {
    await subscribe('late@kedai.example', {}, 'late-key');
    await press(leaving('late@kedai.example'));
    expect((await subscribe('late@kedai.example', {}, 'late-key')).statusCode).toBe(202);
    expect(await rows('late@kedai.example')).toEqual([]);
    expect((await subscribe('later@kedai.example', {}, 'late-key')).statusCode).toBe(422);
    const [left] = await gateway.orm.em.getConnection().execute<object[]>(`select * from erased_submission where submission_key = 'late-key'`);
    expect(JSON.stringify(left)).not.toContain('late@');
  });
});

describe('a link that is not ours', () => {
  const genuine = () => leaving('forged@kedai.example');
  const other = createNewsletterLinks({ ...testConfig, jwtSecret: 'some other secret of the same length or more' });
  const forged: [string, () => string][] = [
    ['without a token', () => '/newsletter/unsubscribe'],
    ['cut short', () => genuine().slice(0, -1)],
    ['with one letter changed', () => genuine().replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))],
    ['with a piece more', () => `${genuine()}.AAAA`],
    ['with two tokens', () => `${genuine()}&token=x`],
    ['signed by another', () => pathOf(other.unsubscribeUrl(links.referenceOf('forged@kedai.example')))],
    ['made to confirm', () => pathOf(links.confirmUrl('0196f0a0-0000-7000-8000-000000000000')).replace('/confirm', '/unsubscribe')],
  ];

  it.each(forged)('%s does nothing and says so', async (_how, urlOf) => {
    await subscribe('forged@kedai.example');
    for (const answer of [await gateway.get(urlOf()), await press(urlOf())]) {
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(newsletterPages.spoilt.heading)]);
    }
    expect(await rows('forged@kedai.example')).toHaveLength(1);
  });

  it('made to unsubscribe does not confirm', async () => {
    await subscribe('forged@kedai.example');
    expect((await press(genuine().replace('/unsubscribe', '/confirm'))).statusCode).toBe(400);
    expect(await rows('forged@kedai.example')).toMatchObject([{ status: 'pending' }]);
  });
});

describe('POST /newsletter, without script', () => {
  const post = (fields: Record<string, string>) => press('/newsletter', new URLSearchParams(fields).toString());

  it('stores the address and answers with a page', async () => {
    const answer = await post({ email: 'plain@kedai.example', consent: version });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([202, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(newsletter.done.heading);
    expect(await rows('plain@kedai.example')).toHaveLength(1);
  });

  it('gives a wrong address back in the form', async () => {
    const answer = await post({ email: '"><b>mei', consent: version });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('value="&quot;&gt;&lt;b&gt;mei" aria-invalid="true"');
    expect(answer.body).toContain(text.slice(0, 30));
  });
});
