import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInquiry } from '../../test/factories.ts';
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

describe('an admin removes another', () => {
  interface Removal {
    data?: { removeAdmin: { id: string } } | null;
    errors?: { extensions: { code: string } }[];
  }
  const remove = async (token: string, id: string, current: string) => (await gateway.graphql('mutation ($id: ID!, $current: String!) { removeAdmin(id: $id, current: $current) { id } }', { id, current }, { authorization: `Bearer ${token}` })).json() as Removal;
  const codeOf = ({ errors }: Removal) => errors?.[0]?.extensions.code;
  const password = 'the-password-of-all';
  const anAdmin = async (name: string) => {
    const email = `${name.toLowerCase()}@longitude.example`;
    const { id } = await addAdmin(gateway.orm.em.fork(), { email, name, password });
    const answer = await gateway.post('/api/admin/login', { email, password });
    return { id, token: (answer.json() as { token: string }).token };
  };
  const run = <Row extends object>(sql: string) => gateway.orm.em.getConnection().execute<Row[]>(sql);

  it('with their own password only, never themselves; sessions end at once, and what was theirs is nobody’s', async () => {
    const [stays, leaves] = [await anAdmin('Stays'), await anAdmin('Leaves')];
    const inquiry = ((await gateway.post('/api/contact', anInquiry())).json() as { id: string }).id;
    const asLeaving = { authorization: `Bearer ${leaves.token}` };
    await gateway.graphql('mutation ($id: ID!, $change: InquiryChange!) { changeInquiry(id: $id, change: $change) { id } }', { id: inquiry, change: { assignee: leaves.id } }, asLeaving);
    await gateway.graphql('mutation ($id: ID!) { addDeskNote(kind: INQUIRY, id: $id, text: "called") { id } }', { id: inquiry }, asLeaving);
    expect(await run('select assignee_id from inquiry')).toEqual([{ assignee_id: leaves.id }]);

    expect(codeOf(await remove(stays.token, leaves.id, 'not-the-password'))).toBe('BAD_INPUT');
    expect(codeOf(await remove(stays.token, stays.id, password))).toBe('BAD_INPUT');
    expect(codeOf(await remove(stays.token, inquiry, password))).toBe('NOT_FOUND');
    expect(codeOf(await remove(stays.token, 'nobody', password))).toBe('NOT_FOUND');
    expect([await isGood(stays.token), await isGood(leaves.token)]).toEqual([true, true]);

    expect((await remove(stays.token, leaves.id, password)).data).toEqual({ removeAdmin: { id: leaves.id } });
    expect([await isGood(stays.token), await isGood(leaves.token)]).toEqual([true, false]);
    expect(codeOf(await remove(stays.token, leaves.id, password))).toBe('NOT_FOUND');
    expect(await run(`select i.assignee_id, n.author_id, n.author_name from inquiry i join desk_note n on n.inquiry_id = i.id`)).toEqual([{ assignee_id: null, author_id: null, author_name: 'Leaves' }]);
    expect(await run(`select admin_name, act, subject from desk_act order by id desc limit 1`)).toEqual([{ admin_name: 'Stays', act: 'admin-removed', subject: 'Leaves' }]);
  });

  it('and of two who remove each other at once, one is left', async () => {
    const [one, two] = [await anAdmin('One'), await anAdmin('Two')];
    const ends = await Promise.all([remove(one.token, two.id, password), remove(two.token, one.id, password)]);
    expect(ends.map(codeOf).toSorted()).toEqual(['UNAUTHENTICATED', undefined]);
    expect(await run(`select id from admin where name in ('One', 'Two')`)).toHaveLength(1);
  });
});
