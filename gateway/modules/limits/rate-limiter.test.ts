import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInquiry } from '../../test/factories.ts';
import { startTestGateway, type TestGateway } from '../../test/test-gateway.ts';
import { addressKey } from './rate-limiter.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => gateway.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('a limit', () => {
  it('lets 30 inquiries of one address through in 10 minutes, over all replicas, and no more', async () => {
    const replicas = [gateway.server, await gateway.replica()];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        replicas[index % 2]!.inject({ method: 'POST', url: '/api/contact', payload: anInquiry({ company: `No ${index}` }), headers: from('203.0.113.7') }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(30);
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(590);
    expect(refused[0]!.body).toMatch(/try again in 10 minutes/);
    expect(await gateway.count('inquiry')).toBe(30);
    expect((await gateway.post('/api/contact', anInquiry(), from('203.0.113.8'))).statusCode).toBe(201);
  });

  it('does not hold for a key that was answered before', async () => {
    const headers = { ...from('203.0.113.20'), 'idempotency-key': 'limited' };
    const first = await gateway.post('/api/contact', anInquiry(), headers);
    for (let index = 0; index < 30; index++) await gateway.post('/api/contact', anInquiry({ company: String(index) }), from('203.0.113.20'));
    expect((await gateway.post('/api/contact', anInquiry(), from('203.0.113.20'))).statusCode).toBe(429);
    const again = await gateway.post('/api/contact', anInquiry(), headers);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
  });

  it('counts log-ins by account and by address, before the password is looked at', async () => {
    const login = (email: string, address: string) => gateway.post('/api/admin/login', { email, password: 'wrong-wrong-wrong' }, from(address));
    for (let index = 0; index < 10; index++) expect((await login('boss@longitude.example', `198.51.100.${index}`)).statusCode).toBe(401);
    expect((await login('BOSS@longitude.example', '198.51.100.99')).statusCode).toBe(429);
    for (let index = 0; index < 50; index++) await login(`someone${index}@longitude.example`, '198.51.100.200');
    expect((await login('another@longitude.example', '198.51.100.200')).statusCode).toBe(429);
  });

  it('counts chat by session and by address', async () => {
    const say = (sessionId: string) => gateway.post('/api/chat', { message: 'hello', sessionId }, from('203.0.113.40'));
    const ofOne = await Promise.all(Array.from({ length: 21 }, () => say('one')));
    expect(ofOne.filter((answer) => answer.statusCode === 429)).toHaveLength(1);
    const ofMany = await Promise.all(Array.from({ length: 100 }, (_, index) => say(`many-${index}`)));
    expect(ofMany.filter((answer) => answer.statusCode === 429)).toHaveLength(1);

    // A minute later another 20 sessions may begin, and then no more in this hour; those that have begun go on.
    await gateway.orm.em.getConnection().execute(`update rate_limit set resets_at = now() - interval '1 second' where key like 'chat-address:%'`);
    const ofMore = await Promise.all(Array.from({ length: 21 }, (_, index) => say(`more-${index}`)));
    const refused = ofMore.filter((answer) => answer.statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(3000);
    expect(await gateway.count('conversation')).toBe(120);
    expect((await say('many-0')).statusCode).toBe(200);
  });

  it('opens again when its window has passed', async () => {
    const headers = from('203.0.113.60');
    for (let index = 0; index < 31; index++) await gateway.post('/api/contact', anInquiry({ company: String(index) }), headers);
    expect((await gateway.post('/api/contact', anInquiry(), headers)).statusCode).toBe(429);
    await gateway.orm.em.getConnection().execute(`update rate_limit set resets_at = now() - interval '1 second' where key like '%203.0.113.60'`);
    expect((await gateway.post('/api/contact', anInquiry(), headers)).statusCode).toBe(201);
  });
});

it('nobody but a trusted proxy says where a request came from', async () => {
  const open = await startTestGateway();
  try {
    const answers = [];
    for (let index = 0; index < 31; index++) answers.push(await open.post('/api/contact', anInquiry({ company: String(index) }), from(`203.0.113.${index}`)));
    expect(answers.at(-1)!.statusCode).toBe(429);
  } finally {
    await open.close();
  }
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '::/64'],
  ['', 'unknown'],
])('an address %s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
