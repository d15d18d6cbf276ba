import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startEmbedded } from '../gateway/database/embedded/start-embedded.ts';
import { openOrm } from '../gateway/database/orm.ts';
import { fillIndex } from '../gateway/modules/desk/finding/fill-index.ts';
import { fillInquiries } from './desk/fill.ts';
import { type GatewayProcess, logIn, scratchFolder, startGateway } from './gateway-process.ts';

const SIZES = [1_000, 100_000, 1_000_000];
/** Requests behind each figure, one after the other. */
const TIMES = 100;

const parts = 'id firstName lastName email phone company service message isRead isSpam createdAt state dueAt repliedAt assignee { id name } source { page referrer locale }';
const list = `query ($after: ID, $filter: InquiryFilter, $order: ListOrder! = NEWEST) { inquiries(first: 50, after: $after, filter: $filter, order: $order) { items { ${parts} } endCursor hasMore } }`;
const counters = '{ deskCounts { inquiries unreadInquiries spamInquiries chatLeads qualifiedLeads overdue jobApplications newApplications subscribers } }';
const plots = '{ deskPlots { weeks { start inquiries leads } services { service inquiries leads } pages { page inquiries } otherPages } }';

/** Common and rare, whole and in parts, several at once, numbers, addresses, other scripts, and what is nowhere. */
const searches = ['batik', 'kubernetes', 'appoint', 'batik ringgit', 'अनलाइन', 'दुकान', 'متجر', '网站', 'mei.77', 'ravi.990@example.com', '+60 12-0', '0199 7919', 'wójcik', 'facade', 'o’brien clinic', 'xylophone', 'ab', 'z'];

/** 95th percentiles of what an open desk asks, over HTTP, while the table fills. */
export async function desk(): Promise<void> {
  const embedded = await startEmbedded({ dataDir: scratchFolder(), log: () => {}, holdLock: false });
  const gateway = await startGateway({ DATABASE_URL: embedded.url, JWT_SECRET: randomUUID() + randomUUID() });
  const database = new pg.Client(embedded.url);
  const orm = openOrm(embedded.url, { queryTimeoutMs: 0 });
  try {
    await database.connect();
    const ask = asker(gateway, await logIn(gateway.url));
    console.log(`p95 of ${TIMES} requests, in milliseconds`);
    console.log(['inquiries', 'first page', 'next page', 'unread', 'due first', 'counters', 'search', 'plots', 'filled in'].map((head) => head.padStart(11)).join(''));
    for (const size of SIZES) {
      const begun = performance.now();
      await fillInquiries(database, size);
      // At once; the gateway would take its time over so many.
      while ((await fillIndex(orm, 20_000)) > 0);
      for (const table of ['inquiry_search', 'inquiry_unindexed']) await database.query(`vacuum analyze ${table}`);
      const seconds = (performance.now() - begun) / 1000;
      const figures = await measure(ask);
      console.log([size.toLocaleString('en-GB'), ...figures.map((figure) => figure.toFixed(1)), `${seconds.toFixed(0)} s`].map((cell) => cell.padStart(11)).join(''));
    }
  } finally {
    await database.end();
    await orm.close();
    await gateway.stop();
    await embedded.stop();
  }
}

type Ask = (query: string, variables?: object) => Promise<{ inquiries?: { endCursor: string | null } }>;

/** @throws Error when anything but an answer comes back */
function asker({ url }: GatewayProcess, token: string): Ask {
  return async (query, variables = {}) => {
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ query, variables }) });
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { data: Awaited<ReturnType<Ask>> }).data;
  };
}

async function measure(ask: Ask): Promise<number[]> {
  let after: string | null = null;
  const nextPage = async () => {
    const { inquiries } = await ask(list, { after });
    after = inquiries!.endCursor;
  };
  await nextPage();
  const kinds: ((time: number) => Promise<unknown>)[] = [
    () => ask(list),
    nextPage,
    () => ask(list, { filter: { unread: true } }),
    () => ask(list, { order: 'DUE' }),
    () => ask(counters),
    (time) => ask(list, { filter: { search: searches[time % searches.length] } }),
    () => ask(plots),
  ];
  const figures: number[] = [];
  for (const kind of kinds) {
    // Prepared, and in the caches, as on a desk that is in use.
    for (let time = 0; time < 5; time++) await kind(time);
    const seen: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const begun = performance.now();
      await kind(time);
      seen.push(performance.now() - begun);
    }
    figures.push(seen.toSorted((a, b) => a - b)[Math.ceil(TIMES * 0.95) - 1]!);
  }
  return figures;
}
