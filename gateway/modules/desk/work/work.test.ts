import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletter } from '#content/newsletter.ts';
import { asDesk } from '../../../test/desk.ts';
import { anApplication, anInquiry, aPdf, multipart } from '../../../test/factories.ts';
import { nobodysId } from '../../../test/graph-value.ts';
import { ADMIN, startTestGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { REPLY_HOURS } from '../records/reply-due.ts';

let gateway: TestGateway;
let ask: ReturnType<typeof asDesk>;
let me: string;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 1000 });
  ask = asDesk(gateway);
  me = (await ask<{ me: { id: string } }>('{ me { id } }')).me.id;
});
afterAll(() => gateway.close());

const inquire = async (overrides = {}) => ((await gateway.post('/api/contact', anInquiry(overrides))).json() as { id: string }).id;
const counts = async () => (await ask<{ deskCounts: Record<string, number> }>('{ deskCounts { inquiries unreadInquiries spamInquiries overdue } }')).deskCounts;

describe('marking', () => {
  const mark = async (ids: string[], read: boolean) => (await ask<{ markInquiries: { id: string; isRead: boolean }[] }>('mutation ($ids: [ID!]!, $read: Boolean!) { markInquiries(ids: $ids, read: $read) { id isRead } }', { ids, read })).markInquiries;

  it('many as read tells which it changed, and marking these back undoes it', async () => {
    const ids = [await inquire(), await inquire(), await inquire()];
    await mark([ids[0]!], true);
    const { unreadInquiries } = await counts();
    const changed = await mark([...ids, ...ids, nobodysId], true);
    expect(changed.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted());
    expect(changed.every(({ isRead }) => isRead)).toBe(true);
    expect((await counts()).unreadInquiries).toBe(unreadInquiries! - 2);
    await mark(changed.map(({ id }) => id), false);
    expect((await counts()).unreadInquiries).toBe(unreadInquiries);
  });

  it('the same ones from two sides at once leaves the figures right', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => inquire()));
    await Promise.all(Array.from({ length: 6 }, (_, index) => mark(index % 2 ? ids : ids.toReversed(), index % 3 === 0)));
    const [row] = await gateway.orm.em.getConnection().execute<{ unread: number }[]>('select count(*)::int as unread from inquiry where not is_read and not is_spam');
    expect((await counts()).unreadInquiries).toBe(row!.unread);
  });

  it('suspected spam as none brings it back into its list', async () => {
    const id = await inquire({ inquiryRef: 'x' });
    const before = await counts();
    expect(await ask('mutation ($ids: [ID!]!) { markSpam(ids: $ids, spam: false) { id isSpam } }', { ids: [id] })).toEqual({ markSpam: [{ id, isSpam: false }] });
    const after = await counts();
    expect([after.inquiries! - before.inquiries!, after.spamInquiries! - before.spamInquiries!]).toEqual([1, -1]);
  });

  it('refuses more than 500, and what is no id', async () => {
    await expect(mark(Array.from({ length: 501 }, () => nobodysId), true)).rejects.toThrow(/BAD_INPUT.*ids/);
    await expect(mark(['seven'], true)).rejects.toThrow(/BAD_INPUT.*ids/);
    expect(await mark([], true)).toEqual([]);
  });
});

describe('an inquiry', () => {
  interface Deal {
    state: string;
    dueAt: string;
    repliedAt: string | null;
    assignee: { name: string } | null;
  }
  const change = async (id: string, wanted: object) => (await ask<{ changeInquiry: Deal }>('mutation ($id: ID!, $change: InquiryChange!) { changeInquiry(id: $id, change: $change) { state dueAt repliedAt assignee { name } } }', { id, change: wanted })).changeInquiry;

  it('is due as long after it was received as visitors are told', async () => {
    const id = await inquire();
    const { inquiry } = await ask<{ inquiry: { createdAt: string; dueAt: string } }>('query ($id: ID!) { inquiry(id: $id) { createdAt dueAt } }', { id });
    expect(Date.parse(inquiry.dueAt) - Date.parse(inquiry.createdAt)).toBe(REPLY_HOURS * 3_600_000);
  });

  it('goes from open to replied, and from there to won or lost, and back', async () => {
    const id = await inquire();
    await expect(change(id, { state: 'WON' })).rejects.toThrow(/BAD_INPUT.*state/);
    const replied = await change(id, { state: 'REPLIED' });
    expect(replied).toMatchObject({ state: 'REPLIED', repliedAt: expect.any(String) });
    expect(await change(id, { state: 'WON' })).toMatchObject({ state: 'WON', repliedAt: replied.repliedAt });
    expect(await change(id, { state: 'LOST' })).toMatchObject({ state: 'LOST', repliedAt: replied.repliedAt });
    expect(await change(id, { state: 'OPEN' })).toEqual({ ...replied, state: 'OPEN', repliedAt: null });
  });

  it('is overdue until it is replied to, and nothing else stops the clock', async () => {
    const id = await inquire();
    await gateway.orm.em.getConnection().execute(`update inquiry set due_at = now() - interval '1 minute' where id = ?`, [id]);
    const { overdue } = await counts();
    await ask('mutation ($id: ID!) { markInquiryRead(id: $id) { id } }', { id });
    await change(id, { assignee: me });
    expect((await counts()).overdue).toBe(overdue);
    await change(id, { state: 'REPLIED' });
    expect((await counts()).overdue).toBe(overdue! - 1);
  });

  it('is given to an admin, and back to nobody; what is left out stays', async () => {
    const id = await inquire();
    expect((await change(id, { assignee: me })).assignee).toEqual({ name: ADMIN.name });
    expect((await change(id, { state: 'REPLIED' })).assignee).toEqual({ name: ADMIN.name });
    expect((await change(id, { assignee: null })).assignee).toBeNull();
    for (const assignee of [nobodysId, 'seven']) await expect(change(id, { assignee })).rejects.toThrow(/BAD_INPUT.*assignee/);
    await expect(change(nobodysId, { assignee: null })).rejects.toThrow(/NOT_FOUND/);
  });
});

it('leads and applications move on as well', async () => {
  await gateway.post('/api/chat', { message: 'My name is Ann Lee, ann@lee.example', sessionId: 'work' });
  const { chatLeads } = await ask<{ chatLeads: { items: { id: string; dueAt: string; state: string }[] } }>('{ chatLeads { items { id dueAt state } } }');
  expect(chatLeads.items).toEqual([{ id: expect.any(String), dueAt: expect.any(String), state: 'OPEN' }]);
  const [lead] = chatLeads.items;
  expect(await ask('mutation ($id: ID!, $me: ID) { changeLead(id: $id, change: { state: REPLIED, assignee: $me }) { state assignee { id } } }', { id: lead!.id, me })).toEqual({ changeLead: { state: 'REPLIED', assignee: { id: me } } });

  const applied = (await gateway.server.inject({ method: 'POST', url: '/api/job-applications', ...multipart(anApplication(), aPdf()) })).json() as { id: string };
  expect(await ask('mutation ($id: ID!) { changeJobApplication(id: $id, change: { status: SHORTLISTED }) { status assignee { id } } }', applied)).toEqual({ changeJobApplication: { status: 'SHORTLISTED', assignee: null } });
  expect(await ask('query ($id: ID!) { jobApplication(id: $id) { status firstName } }', applied)).toEqual({ jobApplication: { status: 'SHORTLISTED', firstName: 'Ravi' } });
});

describe('notes', () => {
  const note = (id: string, text: string) => ask<{ addDeskNote: { id: string } }>('mutation ($id: ID!, $text: String!) { addDeskNote(kind: INQUIRY, id: $id, text: $text) { id authorName text createdAt } }', { id, text });
  const notes = async (id: string) => (await ask<{ deskNotes: { text: string; authorName: string }[] }>('query ($id: ID!) { deskNotes(kind: INQUIRY, id: $id) { authorName text createdAt } }', { id })).deskNotes;

  it('carry author and time, newest first, and go with their record', async () => {
    const id = await inquire();
    await note(id, 'Called, no answer.');
    await note(id, 'Called again: <b>yes</b>');
    expect(await notes(id)).toEqual([
      { authorName: ADMIN.name, text: 'Called again: <b>yes</b>', createdAt: expect.any(String) },
      { authorName: ADMIN.name, text: 'Called, no answer.', createdAt: expect.any(String) },
    ]);
    await gateway.orm.em.getConnection().execute('delete from inquiry where id = ?', [id]);
    expect(await gateway.count('desk_note')).toBe(0);
  });

  it('are removed by who wrote them', async () => {
    const id = await inquire();
    const { addDeskNote } = await note(id, 'Wrong one.');
    const remove = () => ask('mutation ($id: ID!) { removeDeskNote(id: $id) { id } }', { id: addDeskNote.id });
    await gateway.orm.em.getConnection().execute('update desk_note set author_id = null');
    await expect(remove()).rejects.toThrow(/NOT_FOUND/);
    await gateway.orm.em.getConnection().execute('update desk_note set author_id = ?', [me]);
    await remove();
    expect(await notes(id)).toEqual([]);
  });

  it('need a record and a text', async () => {
    await expect(note(nobodysId, 'x')).rejects.toThrow(/NOT_FOUND/);
    await expect(note(await inquire(), ' ')).rejects.toThrow(/BAD_INPUT.*text/);
    await expect(note(await inquire(), 'x'.repeat(5001))).rejects.toThrow(/BAD_INPUT.*text/);
  });
});

it('records with the same address or number are shown together, whichever door they came by', async () => {
  const person = { email: 'Priya@Nair.example', phone: '+91 98470 55555' };
  const first = await inquire(person);
  const second = await inquire({ email: 'priya@nair.example', phone: '' });
  await inquire({ email: 'other@nair.example', phone: '098470-55555' });
  await inquire({ email: 'nobody@nair.example', phone: '12345' });
  await gateway.server.inject({ method: 'POST', url: '/api/job-applications', ...multipart(anApplication({ email: 'priya@nair.example' }), aPdf()) });
  await gateway.post('/api/chat', { message: 'My name is Priya Nair, my number is +91 98470 55555', sessionId: 'priya' });
  await gateway.post('/api/newsletter', { email: 'PRIYA@nair.example', consent: newsletter.consents[0].version });

  const related = async (kind: string, id: string) =>
    (await ask<{ relatedRecords: { kind: string; name: string; sameEmail: boolean; samePhone: boolean }[] }>('query ($kind: PersonKind!, $id: ID!) { relatedRecords(kind: $kind, id: $id) { kind id name about state sameEmail samePhone createdAt } }', { kind, id })).relatedRecords;
  const seen = (await related('INQUIRY', first)).map(({ kind, sameEmail, samePhone }) => [kind, sameEmail, samePhone]);
  expect(seen).toEqual([
    ['SUBSCRIBER', true, false],
    ['LEAD', false, true],
    ['APPLICATION', true, false],
    ['INQUIRY', false, true],
    ['INQUIRY', true, false],
  ]);
  expect((await related('INQUIRY', second)).map(({ kind }) => kind)).toEqual(['SUBSCRIBER', 'APPLICATION', 'INQUIRY']);
  expect(await related('INQUIRY', nobodysId)).toEqual([]);
});

it('subscribers are listed and found', async () => {
  for (const email of ['ann@lee.example', 'bob@lee.example']) await gateway.post('/api/newsletter', { email, consent: newsletter.consents[0].version });
  await gateway.orm.em.getConnection().execute(`update newsletter_subscription set status = 'confirmed' where email = 'ann@lee.example'`);
  const list = async (filter: object) => (await ask<{ subscribers: { items: { email: string }[] } }>('query ($filter: SubscriberFilter) { subscribers(filter: $filter) { items { email status consentAt sourcePage } endCursor hasMore } }', { filter })).subscribers.items.map(({ email }) => email);
  expect(await list({ search: 'lee.ex' })).toEqual(['bob@lee.example', 'ann@lee.example']);
  expect(await list({ search: 'lee', status: 'CONFIRMED' })).toEqual(['ann@lee.example']);
});
