import type { AddressInfo } from 'node:net';
import { createClient } from 'graphql-sse';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asDesk } from '../../../test/desk.ts';
import { anApplication, anInquiry, aPdf, multipart } from '../../../test/factories.ts';
import { startTestGateway, testConfig, type TestGateway } from '../../../test/test-gateway.ts';
import { addAdmin } from '../../admins/add-admin.ts';
import { resetPassword } from '../../admins/reset-password.ts';
import { signSessionToken, sessionKey } from '../../admins/session-token.ts';
import { createDeskEvents } from './desk-events.ts';
import { eventQueue } from './event-queue.ts';

const subscription = 'subscription { deskEvents { change kind ids } }';

interface Event {
  change: string;
  kind: string | null;
  ids: string[];
}

/** Events as they come, over HTTP, read by a client of the protocol's authors. */
class Watch {
  readonly seen: Event[] = [];
  readonly ended: Promise<unknown>;
  private readonly waiting: (() => void)[] = [];
  private readonly client;

  constructor(url: string, token: string | undefined) {
    this.client = createClient({ url: `${url}/graphql/stream`, retryAttempts: 0, ...(token && { headers: { authorization: `Bearer ${token}` } }) });
    this.ended = new Promise((resolve) => {
      this.client.subscribe<{ deskEvents: Event }>(
        { query: subscription },
        {
          next: ({ data }) => {
            this.seen.push(data!.deskEvents);
            for (const wake of this.waiting.splice(0)) wake();
          },
          complete: () => resolve('complete'),
          error: resolve,
        },
      );
    });
  }

  /** Waits until an event like this has come. */
  async until(wanted: (event: Event) => boolean): Promise<Event> {
    for (;;) {
      const found = this.seen.find(wanted);
      if (found) return found;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  leave(): void {
    this.client.dispose();
  }
}

let gateway: TestGateway;
let replica: FastifyInstance;
let token: string;
const urls: string[] = [];
const watches: Watch[] = [];

beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 1000 });
  replica = await gateway.replica();
  for (const server of [gateway.server, replica]) {
    await server.listen({ port: 0, host: '127.0.0.1' });
    urls.push(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  }
  token = await gateway.adminToken();
});
afterEach(() => {
  for (const one of watches.splice(0)) one.leave();
});
afterAll(() => gateway.close());

async function open(replicaIndex = 0, withToken: string | undefined = token): Promise<Watch> {
  const one = new Watch(urls[replicaIndex]!, withToken);
  watches.push(one);
  await Promise.race([one.until(({ change }) => change === 'OPENED'), one.ended]);
  return one;
}

const inquire = async () => ((await gateway.post('/api/contact', anInquiry())).json() as { id: string }).id;
const sql = (text: string, values: unknown[] = []) => gateway.orm.em.getConnection().execute(text, values);

describe('an open desk hears', () => {
  it('of a new inquiry, on whichever replica it came', async () => {
    const both = [await open(0), await open(1)];
    const id = await inquire();
    for (const one of both) expect(await one.until(({ ids }) => ids.includes(id))).toEqual({ change: 'ADDED', kind: 'INQUIRY', ids: [id] });
  });

  it('of what is read, changed, noted and erased', async () => {
    const id = await inquire();
    const one = await open(1);
    const ask = asDesk(gateway);
    const expected: [string, () => Promise<unknown>][] = [
      ['CHANGED', () => ask('mutation ($id: ID!) { markInquiryRead(id: $id) { id } }', { id })],
      ['CHANGED', () => ask('mutation ($id: ID!) { changeInquiry(id: $id, change: { state: REPLIED }) { id } }', { id })],
      ['CHANGED', () => ask('mutation ($id: ID!) { addDeskNote(kind: INQUIRY, id: $id, text: "x") { id } }', { id })],
      ['REMOVED', () => sql('delete from inquiry where id = ?', [id])],
    ];
    for (const [change, step] of expected) {
      one.seen.length = 0;
      await step();
      expect(await one.until((event) => event.ids.includes(id) && event.change === change)).toEqual({ change, kind: 'INQUIRY', ids: [id] });
    }
  });

  it('of leads and applications', async () => {
    const one = await open();
    await gateway.post('/api/chat', { message: 'My name is Ann Lee, ann@lee.example', sessionId: 'live' });
    expect(await one.until(({ kind }) => kind === 'LEAD')).toMatchObject({ change: 'ADDED', ids: [expect.any(String)] });
    await gateway.server.inject({ method: 'POST', url: '/api/job-applications', ...multipart(anApplication(), aPdf()) });
    expect(await one.until(({ kind }) => kind === 'APPLICATION')).toMatchObject({ change: 'ADDED', ids: [expect.any(String)] });
  });

  it('of each further message of a lead, though it tells nothing new', async () => {
    const say = (message: string) => gateway.post('/api/chat', { message, sessionId: 'live-on' });
    const one = await open(1);
    await say('My name is Ann Lee, ann@lee.example');
    const { ids } = await one.until(({ kind, change }) => kind === 'LEAD' && change === 'ADDED');
    one.seen.length = 0;
    await say('what are your opening hours?');
    expect(await one.until(({ kind, change }) => kind === 'LEAD' && change === 'CHANGED')).toMatchObject({ ids });
  });

  it('of very many at once only that they are many', async () => {
    for (let count = 0; count < 3; count++) await inquire();
    await sql(`insert into inquiry (id, first_name, last_name, email, message, source, created_at) select uuidv7(), 'A', 'B', 'a@b.example', 'Hello', '{}', now() from generate_series(1, 200)`);
    const one = await open();
    await sql('update inquiry set is_read = true');
    expect(await one.until(({ change }) => change === 'CHANGED')).toEqual({ change: 'CHANGED', kind: 'INQUIRY', ids: [] });
  });

  it('that it may have missed something while the line to the database was down, and then hears again', async () => {
    const one = await open();
    const [{ count }] = (await sql(`select count(pg_terminate_backend(pid))::int as count from pg_stat_activity where datname = current_database() and application_name = 'longitude-listener'`)) as [{ count: number }];
    expect(count).toBeGreaterThanOrEqual(1);
    await one.until(({ change }) => change === 'MISSED');
    const id = await inquire();
    await one.until(({ ids }) => ids.includes(id));
  });
});

describe('a stream is shut', () => {
  it('to all but an admin', async () => {
    for (const bad of [undefined, 'garbage', signSessionToken({ adminId: '0196f0a0-0000-7000-8000-000000000000', tokenVersion: 1 }, sessionKey(testConfig.jwtSecret), 1)]) {
      const answer = await gateway.post('/graphql/stream', { query: subscription }, bad ? { authorization: `Bearer ${bad}` } : {});
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { errors: [{ message: 'Please log in.', extensions: { code: 'UNAUTHENTICATED' } }] }]);
    }
  });

  it('to anything but a sound subscription', async () => {
    const asked = (body: unknown) => gateway.post('/graphql/stream', body, { authorization: `Bearer ${token}` });
    for (const body of [{ query: '{ me { id } }' }, { query: 'mutation { login(email: "a", password: "b") { token } }' }, { query: 'subscription { nothing }' }, { query: '{' }, { query: 7 }, {}, [], { query: 'subscription { __schema { types { name } } }' }]) {
      const answer = await asked(body);
      expect([body, answer.statusCode]).toEqual([body, 400]);
    }
    expect((await gateway.graphql(subscription, {}, { authorization: `Bearer ${token}` })).statusCode).toBe(400);
  });

  it('when the sessions of its admin end, at once and on every replica, and to nobody else', async () => {
    const account = { email: 'second@longitude.example', name: 'Second', password: 'the-first-password' };
    await addAdmin(gateway.orm.em.fork(), account);
    const second = ((await gateway.post('/api/admin/login', account)).json() as { token: string }).token;
    const [mine, ...theirs] = [await open(0), await open(0, second), await open(1, second)];
    await resetPassword(gateway.orm.em.fork(), { email: account.email, password: 'the-second-password' });
    for (const one of theirs) expect(await one.ended).toBe('complete');
    const id = await inquire();
    await mine!.until(({ ids }) => ids.includes(id));
  });

  it('when the session expires', async () => {
    const events = createDeskEvents(gateway.orm, async () => undefined);
    const stream = await events.read({ adminId: 'somebody', tokenVersion: 1, expiresAt: new Date(Date.now() + 100) });
    // How far it came by then is the clock's affair.
    for await (const { change } of stream) expect(change).toBe('opened');
    await events.close();
  });

  it('to a window too many', async () => {
    for (let window = 0; window < 20; window++) await open(1);
    const answer = await replica.inject({ method: 'POST', url: '/graphql/stream', payload: { query: subscription }, headers: { authorization: `Bearer ${token}` } });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
  });

  it('when the server stops, which it does not hold up', async () => {
    const another = await gateway.replica();
    await another.listen({ port: 0, host: '127.0.0.1' });
    urls.push(`http://127.0.0.1:${(another.server.address() as AddressInfo).port}`);
    const one = await open(urls.length - 1);
    const stopping = another.close();
    expect(await one.ended).toBe('complete');
    await stopping;
  });
});

it('a reader who does not keep up is told so, and gets no backlog', async () => {
  const queue = eventQueue(() => {});
  for (let count = 0; count <= 100; count++) queue.push({ change: 'added', kind: 'inquiry', ids: [String(count)] });
  queue.push({ change: 'added', kind: 'inquiry', ids: ['last'] });
  queue.end();
  const seen = [];
  for await (const event of queue) seen.push(event);
  expect(seen).toEqual([{ change: 'missed', ids: [] }, { change: 'added', kind: 'inquiry', ids: ['last'] }]);
});
