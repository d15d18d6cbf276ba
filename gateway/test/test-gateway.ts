import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Config } from '../config.ts';
import { openOrm, type Orm } from '../database/orm.ts';
import { addAdmin } from '../modules/admins/add-admin.ts';
import { sharedEncoder } from '../modules/language/sentence-vectors.ts';
import { sharedTagger } from '../modules/leads/reading/tagger/word-tagger.ts';
import type { Pace } from '../modules/post/pace.ts';
import { buildServer, type ServerParts } from '../server.ts';
import { freshDatabase } from './fresh-database.ts';

export const ADMIN = { email: 'desk@longitude.example', name: 'Asha Rao', password: 'a-long-enough-password' };

/** A whole gateway on a database of its own, and the calls that tests make most. */
export interface TestGateway {
  server: FastifyInstance;
  orm: Orm;
  databaseUrl: string;
  /** POSTs JSON. */
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** GETs, with a token if given. */
  get(url: string, token?: string): Promise<LightMyRequestResponse>;
  graphql(query: string, variables?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The token of the first admin, who is made when first asked for. */
  adminToken(): Promise<string>;
  count(table: string): Promise<number>;
  /** A second replica on the same database, built as the first one was but for the given parts. */
  replica(parts?: Partial<ServerParts>): Promise<FastifyInstance>;
  close(): Promise<void>;
}

export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  databaseUrl: undefined,
  dataDir: '/nonexistent',
  jwtSecret: 'a secret that only the tests know, 32 bytes and more',
  firstAdmin: undefined,
  sessionHours: 12,
  publicUrl: 'http://localhost:4000',
  trustProxy: [],
  rateLimitScale: 1,
  // Test files run side by side: what they ask is answered, however busy the machine is.
  maxLagMs: 0,
  model: undefined,
  modelTokensPerDay: 500_000,
  conversationDays: 90,
  contactDays: 730,
  applicationDays: 365,
  unconfirmedDays: 30,
  mail: undefined,
  webhook: undefined,
  logLevel: 'silent',
  development: false,
};

/** Letters that fail are tried again at once, three times. */
export const hastyPace: Pace = { retries: 2, firstWait: 0, longestWait: 0, lookEvery: 0.5, lookForLostEvery: 1, greetWithin: 10, silence: 15, answerWithin: 15 };

/** One of each for all test gateways: each would read its network anew, which takes longer than most tests. */
const lent = <One extends { close(): Promise<void> }>(shared: One): One => ({ ...shared, close: () => Promise.resolve() });

/** @param parts what the server is built with instead */
export async function startTestGateway(overrides: Partial<Config> = {}, parts: Partial<ServerParts> = {}): Promise<TestGateway> {
  const database = await freshDatabase();
  const config = { ...testConfig, ...overrides };
  const siteFolder = mkdtempSync(join(tmpdir(), 'longitude-site-'));
  const opened: { server: FastifyInstance; orm: Orm }[] = [];

  async function open(others: Partial<ServerParts> = {}) {
    const orm = openOrm(database.url);
    const server = await buildServer({ config, orm, siteFolder, pace: hastyPace, sentenceEncoder: lent(sharedEncoder()), wordTagger: lent(sharedTagger()), ...parts, ...others });
    opened.push({ server, orm });
    return { server, orm };
  }

  const { server, orm } = await open();
  let token: Promise<string> | undefined;
  const bearer = (value?: string): Record<string, string> => (value ? { authorization: `Bearer ${value}` } : {});

  const gateway: TestGateway = {
    server,
    orm,
    databaseUrl: database.url,
    post: (url, body, headers = {}) =>
      server.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    get: (url, value) => server.inject({ method: 'GET', url, headers: bearer(value) }),
    graphql: (query, variables = {}, headers = {}) => gateway.post('/graphql', { query, variables }, headers),
    adminToken: () => (token ??= signIn()),
    count: async (table) => {
      const [row] = await orm.em.getConnection().execute<{ count: string }[]>(`select count(*) from "${table}"`);
      return Number(row?.count);
    },
    replica: async (others) => (await open(others)).server,
    close: async () => {
      for (const one of opened) {
        await one.server.close();
        await one.orm.close();
      }
      await database.drop();
      rmSync(siteFolder, { recursive: true });
    },
  };

  async function signIn(): Promise<string> {
    await addAdmin(orm.em.fork(), ADMIN);
    const answer = await gateway.post('/api/admin/login', { email: ADMIN.email, password: ADMIN.password });
    return (answer.json() as { token: string }).token;
  }

  return gateway;
}
