import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../test/test-gateway.ts';
import { addAdmin } from './add-admin.ts';

let gateway: TestGateway;
const account = { email: 'own@longitude.example', name: 'Own', password: 'the-first-password' };
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 1000 });
  await addAdmin(gateway.orm.em.fork(), account);
});
afterAll(() => gateway.close());

const logIn = async (password: string) => ((await gateway.post('/api/admin/login', { email: account.email, password })).json() as { token: string }).token;
const isGood = async (token: string) => (await gateway.get('/api/admin/verify', token)).statusCode === 200;
const change = (token: string, current: string, next: string) =>
  gateway.graphql('mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) { token } }', { current, next }, { authorization: `Bearer ${token}` });

it('an admin adds another, who can log in, with their own password only', async () => {
  const token = await logIn(account.password);
  const add = async (input: object) => gateway.graphql('mutation ($input: NewAdminInput!) { addAdmin(input: $input) { name email } }', { input }, { authorization: `Bearer ${token}` });
  const colleague = { email: 'Second@longitude.example', name: 'Second', password: 'a-first-password' };
  for (const wrong of [{ current: 'not-the-password' }, { current: account.password, password: 'short' }, { current: account.password, email: account.email }]) {
    expect([wrong, (await add({ ...colleague, ...wrong })).statusCode]).toEqual([wrong, 400]);
  }
  expect((await add({ ...colleague, current: account.password })).json()).toEqual({ data: { addAdmin: { name: 'Second', email: 'second@longitude.example' } } });
  const theirs = await gateway.post('/api/admin/login', { email: colleague.email, password: colleague.password });
  expect(theirs.statusCode).toBe(200);
  const acts = await gateway.graphql('{ deskActs { items { act subject } } }', {}, { authorization: `Bearer ${token}` });
  expect((acts.json() as { data: { deskActs: object } }).data.deskActs).toEqual({ items: [{ act: 'admin-added', subject: 'Second' }] });
  await gateway.orm.em.getConnection().execute(`delete from admin where name = 'Second'; delete from desk_act`);
});

it('an admin changes their own password, ends their sessions, and is written down for it', async () => {
  const token = await logIn(account.password);
  expect((await change(token, 'not-the-password', 'the-second-password')).statusCode).toBe(400);
  expect((await change(token, account.password, 'short')).statusCode).toBe(400);
  expect(await isGood(token)).toBe(true);

  const fresh = ((await change(token, account.password, 'the-second-password')).json() as { data: { changePassword: { token: string } } }).data.changePassword.token;
  expect([await isGood(token), await isGood(fresh)]).toEqual([false, true]);
  const other = await logIn('the-second-password');

  const ask = async (query: string, as: string) => (await gateway.graphql(query, {}, { authorization: `Bearer ${as}` })).json() as { data: never };
  expect((await ask('{ admins { email name } }', other)).data).toEqual({ admins: [{ email: account.email, name: account.name }] });
  await ask('mutation { endSessions { id } }', fresh);
  expect([await isGood(fresh), await isGood(other)]).toEqual([false, false]);
  const acts = await ask('{ deskActs { items { adminName act subject createdAt } } }', await logIn('the-second-password'));
  expect((acts.data as { deskActs: { items: object[] } }).deskActs.items).toMatchObject([{ adminName: 'Own', act: 'sessions-ended' }, { adminName: 'Own', act: 'password-changed' }]);
});
