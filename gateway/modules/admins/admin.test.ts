import { readFile } from 'node:fs/promises';
import { buildSchema, type OperationTypeNode } from 'graphql';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askFor, nobodysId } from '../../test/graph-value.ts';
import { ADMIN, startTestGateway, testConfig, type TestGateway } from '../../test/test-gateway.ts';
import { Admin } from './admin.entity.ts';
import { addAdmin } from './add-admin.ts';
import { ensureFirstAdmin } from './ensure-first-admin.ts';
import { removeAdmin } from './remove-admin.ts';
import { resetPassword } from './reset-password.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 1000 });
});
afterAll(() => gateway.close());

const login = (email: unknown, password: unknown) => gateway.post('/api/admin/login', { email, password });

describe('POST /api/admin/login', () => {
  it('answers with a token and the admin, whose address may be written in any case', async () => {
    await gateway.adminToken();
    const answer = await login(ADMIN.email.toUpperCase(), ADMIN.password);
    expect(answer.statusCode).toBe(200);
    const { token, admin } = answer.json() as { token: string; admin: object };
    expect(admin).toEqual({ id: expect.any(String), name: ADMIN.name, email: ADMIN.email });
    const verified = await gateway.get('/api/admin/verify', token);
    expect([verified.statusCode, verified.json()]).toEqual([200, { admin }]);
  });

  it('says the same of a wrong password and of an unknown address', async () => {
    const [wrong, unknown] = [await login(ADMIN.email, 'wrong-wrong-wrong'), await login('nobody@longitude.example', 'wrong-wrong-wrong')];
    expect([wrong.statusCode, wrong.body]).toEqual([401, 'The e-mail address or the password is wrong.']);
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  it.each([
    [undefined, 'x'],
    ['', ''],
    [ADMIN.email, 7],
    [ADMIN.email, 'x'.repeat(2000)],
    ['a\0b', 'x'],
  ])('refuses %j, %j', async (email, password) => {
    expect((await login(email, password)).statusCode).toBe(400);
  });
});

describe('every door of the desk', () => {
  /** From the description that is made of the routes themselves: one that is added later is found here. */
  async function adminRoutes(): Promise<[string, string][]> {
    const { paths } = (await gateway.get('/api/openapi.json')).json() as { paths: Record<string, Record<string, unknown>> };
    return Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/admin/') && path !== '/api/admin/login')
      .flatMap(([path, methods]) => Object.keys(methods).map((method): [string, string] => [method.toUpperCase(), path.replace('{id}', nobodysId)]));
  }

  /** From the schema itself, but for what visitors may do. */
  const publicFields = ['login', 'sendChatMessage', 'submitInquiry', 'submitJobApplication', 'subscribeToNewsletter'];

  async function adminFields(): Promise<{ query: string; url: string }[]> {
    const schema = buildSchema(await readFile('schema.graphql', 'utf8'));
    return (['query', 'mutation', 'subscription'] as const).flatMap((operation) =>
      Object.values(schema.getRootType(operation as OperationTypeNode)!.getFields())
        .filter(({ name }) => !publicFields.includes(name))
        .map((field) => ({ query: `${operation} { ${askFor(field)} }`, url: operation === 'subscription' ? '/graphql/stream' : '/graphql' })),
    );
  }

  async function tokens(): Promise<Record<string, string | undefined>> {
    const good = await gateway.adminToken();
    const { sub, ver } = jwt.decode(good) as { sub: string; ver: number };
    const secret = testConfig.jwtSecret;
    const usual = { issuer: 'longitude', audience: 'longitude-desk', subject: sub, expiresIn: 3600, header: { alg: 'HS256', typ: 'admin-session+jwt' } } as const;
    await addAdmin(gateway.orm.em.fork(), { email: 'gone@longitude.example', name: 'Gone', password: 'a-long-enough-password' }).catch(() => {});
    const revoked = (await login('gone@longitude.example', 'a-long-enough-password')).json() as { token: string };
    await removeAdmin(gateway.orm.em.fork(), { email: 'gone@longitude.example' });
    return {
      none: undefined,
      garbage: 'garbage',
      'signed by another': jwt.sign({ ver }, 'some other secret of the same length or more', usual),
      'not signed': jwt.sign({ ver, sub, iss: 'longitude', aud: 'longitude-desk' }, '', { algorithm: 'none' }),
      'another algorithm': jwt.sign({ ver }, secret, { ...usual, algorithm: 'HS512', header: { alg: 'HS512', typ: 'admin-session+jwt' } }),
      'another type': jwt.sign({ ver }, secret, { ...usual, header: { alg: 'HS256', typ: 'JWT' } }),
      'another audience': jwt.sign({ ver }, secret, { ...usual, audience: 'elsewhere' }),
      expired: jwt.sign({ ver }, secret, { ...usual, expiresIn: -1 }),
      'an earlier version': jwt.sign({ ver: ver - 1 }, secret, usual),
      'of a removed admin': revoked.token,
    };
  }

  it('is shut to all but an admin', async () => {
    const routes = await adminRoutes();
    const fields = await adminFields();
    expect(routes.length).toBeGreaterThanOrEqual(7);
    expect(fields.length).toBeGreaterThanOrEqual(7);
    for (const [what, token] of Object.entries(await tokens())) {
      const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      for (const [method, url] of routes) {
        const answer = await gateway.server.inject({ method: method as 'GET', url, headers: authorization });
        expect([what, method, url, answer.statusCode, answer.body]).toEqual([what, method, url, 401, 'Please log in.']);
      }
      for (const { query, url } of fields) {
        const answer = await gateway.post(url, { query }, authorization);
        expect([what, query, answer.statusCode]).toEqual([what, query, 401]);
        expect((answer.json() as { data?: object }).data ?? null).toBeNull();
      }
    }
  });

  it('opens to an admin', async () => {
    const authorization = { authorization: `Bearer ${await gateway.adminToken()}` };
    for (const [method, url] of await adminRoutes()) {
      const answer = await gateway.server.inject({ method: method as 'GET', url, headers: authorization });
      // What is posted without a body is let in, and then told what is missing.
      const inside = method === 'POST' ? [200, 400, 404] : [200, 404];
      expect([url, inside]).toEqual([url, expect.arrayContaining([answer.statusCode])]);
    }
  });
});

describe('a new password', () => {
  it('ends the sessions that the old one began, at once and on every replica', async () => {
    const account = { email: 'second@longitude.example', name: 'Second', password: 'the-first-password' };
    await addAdmin(gateway.orm.em.fork(), account);
    const { token } = (await login(account.email, account.password)).json() as { token: string };
    const replica = await gateway.replica();
    const verify = () => replica.inject({ url: '/api/admin/verify', headers: { authorization: `Bearer ${token}` } });
    expect((await verify()).statusCode).toBe(200);
    await resetPassword(gateway.orm.em.fork(), { email: account.email, password: 'the-second-password' });
    expect((await verify()).statusCode).toBe(401);
    expect((await login(account.email, account.password)).statusCode).toBe(401);
    expect((await login(account.email, 'the-second-password')).statusCode).toBe(200);
  });

  it('must be a sound one', async () => {
    const em = gateway.orm.em.fork();
    await expect(addAdmin(em, { email: 'third@longitude.example', name: 'Third', password: 'short' })).rejects.toThrow(/password \(must be at least 12 characters long\)/);
    await expect(addAdmin(em, { ...ADMIN })).rejects.toThrow(/already/);
    await expect(resetPassword(em, { email: 'nobody@longitude.example', password: 'a-long-enough-password' })).rejects.toThrow(/no admin/);
  });
});

it('replicas that start together make one first admin', async () => {
  const alone = await startTestGateway();
  try {
    const first = { email: 'first@longitude.example', name: 'First', password: 'a-long-enough-password' };
    const made = await Promise.all(Array.from({ length: 5 }, () => ensureFirstAdmin(alone.orm.em.fork(), () => first)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await alone.orm.em.fork().count(Admin)).toBe(1);
  } finally {
    await alone.close();
  }
});
