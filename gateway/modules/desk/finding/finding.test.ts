import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asDesk } from '../../../test/desk.ts';
import { indexConditions, statementValues } from './condition.ts';
import { fillIndex, type IndexFiller, startIndexFiller } from './fill-index.ts';
import { anApplication, anInquiry, aPdf, multipart } from '../../../test/factories.ts';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway.ts';

let gateway: TestGateway;
let ask: ReturnType<typeof asDesk>;

const people = [
  { lastName: 'Tan', firstName: 'Mei', email: 'mei.tan@kedai.example', phone: '+60 12-345 6789', company: 'Kedai Kita', service: 'ecommerce', message: 'We sell batik.\nCould you help us?' },
  { lastName: 'Łucka', firstName: 'Éva', email: 'eva@papir.example', phone: '', company: 'Papír 100%', service: '', message: 'A crème brûlée shop_online' },
  { lastName: 'शर्मा', firstName: 'अनिता', email: 'anita@dukan.example', phone: '098450 12345', company: '', service: 'ai-solutions', message: 'नमस्ते, हमें एक वेबसाइट चाहिए।' },
  { lastName: '王', firstName: '伟', email: 'wei@shop.example', phone: '', company: '北京商店', service: 'ecommerce', message: '我们想要一个网站' },
  { lastName: 'Иванов', firstName: 'Пётр', email: 'petr@lavka.example', phone: '', company: 'ЛАВКА', service: '', message: 'Нужен сайт' },
  { lastName: 'Aldous', firstName: 'Ralph', email: 'ralph@valley.example', phone: '', company: 'Valley', service: 'cloud-solutions', message: 'Our totals, all of them' },
];

beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 1000 });
  ask = asDesk(gateway);
  for (const person of people) await gateway.post('/api/contact', anInquiry(person));
  await gateway.post('/api/contact', anInquiry({ lastName: 'Spam', inquiryRef: 'x' }));
});
afterAll(() => gateway.close());

interface Page {
  items: { id: string; lastName: string }[];
  endCursor: string | null;
  hasMore: boolean;
}

const query = `query ($first: Int, $after: ID, $order: ListOrder, $filter: InquiryFilter) {
  inquiries(first: $first, after: $after, order: $order, filter: $filter) { items { id lastName } endCursor hasMore }
}`;
const read = async (variables: object) => (await ask<{ inquiries: Page }>(query, variables)).inquiries;
const names = async (filter: object, order = 'NEWEST') => (await read({ filter, order })).items.map(({ lastName }) => lastName);
const sql = (text: string, values: unknown[] = []) => gateway.orm.em.getConnection().execute(text, values);

/** The gateway fills it, too, by itself: what it has taken up is not there until it commits. */
async function fillWholeIndex(): Promise<void> {
  while ((await sql('select 1 from inquiry_unindexed limit 1')).length > 0) await fillIndex(gateway.orm, 50);
}

describe('a search finds', () => {
  const cases: [string, string, string[]][] = [
    ['a name', 'tan', ['Tan']],
    ['a part of a word', 'edai', ['Tan']],
    ['an address', 'MEI.TAN@kedai', ['Tan']],
    ['all of several words, in any order', 'batik mei', ['Tan']],
    ['nothing where one word is missing', 'batik ralph', []],
    ['a word at the end of a line', 'batik. could', ['Tan']],
    ['a number, however it is written', '012 345 6789', ['Tan']],
    ['a number with its country', '+91 98450 12345', ['शर्मा']],
    ['a number without its zero', '98450-12345', ['शर्मा']],
    ['a letter without its accent', 'creme brulee', ['Łucka']],
    ['an accent', 'crème', ['Łucka']],
    ['a percent sign for itself', '100%', ['Łucka']],
    ['an underline for itself', 'p_o', ['Łucka']],
    ['a word in Devanagari', 'वेबसाइट', ['शर्मा']],
    ['a part of one', 'बसाइ', ['शर्मा']],
    ['Chinese', '网站', ['王']],
    ['one Chinese character', '京', ['王']],
    ['Cyrillic in any case', 'лавка', ['Иванов']],
    ['Cyrillic without its accent', 'петр', ['Иванов']],
    ['two letters at the beginning of words', 'al', ['Aldous']],
    ['nothing for what nobody wrote', 'zzzz', []],
    ['everything for nothing', '   ', ['Aldous', 'Иванов', '王', 'शर्मा', 'Łucka', 'Tan']],
  ];

  it.each(cases)('%s: %j', async (_what, search, expected) => {
    expect(await names({ search })).toEqual(expected);
  });

  it('the same by the index alone', async () => {
    await fillWholeIndex();
    for (const [, search, expected] of cases.slice(0, -1)) {
      const { list, bind } = statementValues();
      const indexed = indexConditions('inquiry', search)(bind);
      const pool = await gateway.orm.em.getConnection().getNativeClient();
      const client = await pool.connect();
      await client.query('set enable_seqscan = off; set enable_indexscan = off');
      const found = (await client.query(`select last_name from inquiry where not is_spam and ${indexed} order by id desc`, list)).rows;
      const plan = (await client.query(`explain select last_name from inquiry where ${indexed}`, list)).rows;
      client.release(true);
      expect(JSON.stringify(plan)).toContain('inquiry_search_text');
      expect([search, found.map((row) => row.last_name)]).toEqual([search, expected]);
    }
  });

  it('nothing in more than a hundred characters', async () => {
    await expect(names({ search: 'x'.repeat(101) })).rejects.toThrow(/BAD_INPUT.*search/);
  });

  it('follows what changes, before the index does and after', async () => {
    await fillWholeIndex();
    await sql(`update inquiry set company = 'Quokka' where last_name = 'Tan'`);
    for (const fill of [async () => {}, fillWholeIndex]) {
      await fill();
      expect(await names({ search: 'quokka' })).toEqual(['Tan']);
      expect(await names({ search: 'kita' })).toEqual([]);
    }
  });

  it('each once, though two replicas fill the index at the same time and somebody is erased meanwhile', async () => {
    await sql(`insert into inquiry (id, first_name, last_name, email, message, source, created_at)
      select uuidv7(interval '-1 year'), 'Many', 'Old', 'many.' || n || '@wombat.example', 'Wombats', '{}', now() - interval '1 year' from generate_series(1, 300) as n`);
    await Promise.all([fillWholeIndex(), fillWholeIndex(), sql(`delete from inquiry where email = 'many.7@wombat.example'`)]);
    await fillWholeIndex();
    expect(await sql(`select count(*)::int as count from inquiry_search where text like '%wombat%'`)).toEqual([{ count: 299 }]);
    await sql(`delete from inquiry where last_name = 'Old'`);
    expect(await sql(`select count(*)::int as count from inquiry_search where text like '%wombat%'`)).toEqual([{ count: 0 }]);
  });

  it('by itself, what came in a moment ago', async () => {
    await gateway.post('/api/contact', anInquiry({ lastName: 'Echidna' }));
    await expect.poll(() => sql(`select count(*)::int as count from inquiry_search where text like '%echidna%'`), { timeout: 20_000 }).toEqual([{ count: 1 }]);
    await sql(`delete from inquiry where last_name = 'Echidna'`);
  });
});

it('an index that cannot be filled is told of', async () => {
  await sql('alter table inquiry_search rename to elsewhere');
  let filler: IndexFiller | undefined;
  const error = await new Promise((tell) => (filler = startIndexFiller(gateway.orm, tell)));
  expect(error).toMatchObject({ code: '42P01' });
  await filler?.stop();
  await sql('alter table elsewhere rename to inquiry_search');
});

describe('a list is narrowed', () => {
  it('by service, spam, and what is unread', async () => {
    expect(await names({ service: 'ecommerce' })).toEqual(['王', 'Tan']);
    expect(await names({ spam: true })).toEqual(['Spam']);
    await sql(`update inquiry set is_read = true where last_name = 'Tan'`);
    expect(await names({ service: 'ecommerce', unread: true })).toEqual(['王']);
  });

  it('by when it was received', async () => {
    const [{ id }] = (await sql(`select id from inquiry where last_name = '王'`)) as [{ id: string }];
    const { createdAt } = (await ask<{ inquiry: { createdAt: string } }>('query ($id: ID!) { inquiry(id: $id) { createdAt } }', { id })).inquiry;
    const after = new Date(Date.parse(createdAt) + 1).toISOString();
    expect(await names({ from: createdAt })).toEqual(['Aldous', 'Иванов', '王']);
    expect(await names({ from: after })).toEqual(['Aldous', 'Иванов']);
    expect(await names({ until: createdAt })).toEqual(['शर्मा', 'Łucka', 'Tan']);
    expect(await names({ from: createdAt, until: after })).toEqual(['王']);
    expect(await names({ from: '0001-01-01T00:00:00Z', until: '9999-01-01T00:00:00Z' })).toHaveLength(6);
  });

  it('by state and by whose it is', async () => {
    const { me } = await ask<{ me: { id: string } }>('{ me { id } }');
    await sql(`update inquiry set state = 'replied', assignee_id = ? where last_name = 'Aldous'`, [me.id]);
    expect(await names({ states: ['REPLIED', 'WON'] })).toEqual(['Aldous']);
    expect(await names({ assignee: me.id })).toEqual(['Aldous']);
    expect(await names({ assignee: null })).toHaveLength(5);
    expect(await names({ assignee: me.id, search: 'tan' })).toEqual([]);
    await expect(names({ assignee: 'seven' })).rejects.toThrow(/BAD_INPUT.*assignee/);
  });
});

describe('in every order', () => {
  beforeAll(async () => {
    // Two wait for the same moment, one for nothing, one is replied to.
    for (const [name, due] of [['Tan', '2026-01-03'], ['Łucka', '2026-01-01'], ['王', '2026-01-03'], ['शर्मा', null], ['Иванов', '2026-01-02']] as const) {
      await sql('update inquiry set due_at = ? where last_name = ?', [due, name]);
    }
  });

  const orders: [string, string[]][] = [
    ['NEWEST', ['Aldous', 'Иванов', '王', 'शर्मा', 'Łucka', 'Tan']],
    ['OLDEST', ['Tan', 'Łucka', 'शर्मा', '王', 'Иванов', 'Aldous']],
    ['DUE', ['Łucka', 'Иванов', 'Tan', '王', 'Aldous', 'शर्मा']],
  ];

  it.each(orders)('%s, the pages of any size make up the list', async (order, expected) => {
    for (const filter of [{}, { search: 'example' }]) {
      for (const first of [1, 2, 4, 6, 50]) {
        const seen: string[] = [];
        let after: string | null = null;
        for (let more = true; more; ) {
          const page: Page = await read({ first, after, order, filter });
          seen.push(...page.items.map(({ lastName }) => lastName));
          [after, more] = [page.endCursor, page.hasMore];
          expect(page.items.length).toBeLessThanOrEqual(first);
        }
        expect([first, seen]).toEqual([first, expected]);
      }
    }
  });

  it.each(['seven', '12.seven', '.', '0196f0a0-0000-7000-8000-000000000000.1', '99999999999999999.0196f0a0-0000-7000-8000-000000000000'])('%s is no cursor', async (after) => {
    await expect(read({ after, order: 'DUE' })).rejects.toThrow(/BAD_INPUT.*after/);
  });
});

describe('the other lists', () => {
  it('leads, by what they are interested in and whether they can be reached', async () => {
    await gateway.post('/api/chat', { message: 'I need web development', sessionId: 'a' });
    await gateway.post('/api/chat', { message: 'My name is Ann Lee, ann@lee.example', sessionId: 'b' });
    const leads = async (filter: object) => (await ask<{ chatLeads: { items: { sessionId: string }[] } }>('query ($filter: ChatLeadFilter) { chatLeads(order: DUE, filter: $filter) { items { sessionId } } }', { filter })).chatLeads.items.map(({ sessionId }) => sessionId);
    expect(await leads({ qualified: true })).toEqual(['b']);
    expect(await leads({ qualified: false, service: 'web-development' })).toEqual(['a']);
    expect(await leads({ search: 'lee.ex' })).toEqual(['b']);
    // Only who can be reached waits for a reply.
    expect(await leads({})).toEqual(['b', 'a']);
  });

  it('applications, by position and status', async () => {
    for (const position of ['Mobile App Developer', 'UI/UX Designer']) {
      const form = multipart(anApplication({ position }), aPdf());
      await gateway.server.inject({ method: 'POST', url: '/api/job-applications', ...form });
    }
    const positions = async (filter: object, order = 'NEWEST') => (await ask<{ jobApplications: { items: { position: string }[] } }>('query ($filter: JobApplicationFilter, $order: ListOrder) { jobApplications(filter: $filter, order: $order) { items { position } } }', { filter, order })).jobApplications.items.map(({ position }) => position);
    expect(await positions({ statuses: ['NEW'], search: 'kochi' }, 'OLDEST')).toEqual(['Mobile App Developer', 'UI/UX Designer']);
    expect(await positions({ position: 'UI/UX Designer' })).toEqual(['UI/UX Designer']);
    expect(await positions({ statuses: ['DECLINED'] })).toEqual([]);
    await expect(positions({}, 'DUE')).rejects.toThrow(/BAD_INPUT.*order/);
    expect(await ask('{ jobPositions { position applications } }')).toEqual({ jobPositions: [{ position: 'Mobile App Developer', applications: 1 }, { position: 'UI/UX Designer', applications: 1 }] });
  });
});
