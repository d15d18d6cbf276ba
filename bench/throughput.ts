import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { startEmbedded } from '../gateway/database/embedded/start-embedded.ts';
import { answers, freePort, logIn, median, root, scratchFolder, startGateway } from './gateway-process.ts';
import { CONCURRENCY, inquiry, load, provenance } from './load.ts';

const ROUNDS = 3;

const fields = 'id firstName lastName email phone company service message isRead isSpam createdAt source { page referrer locale }';
const submit = 'mutation ($input: InquiryInput!, $id: String) { submitInquiry(input: $input, submissionId: $id) { id } }';
const list = `query { inquiries(first: 50) { items { ${fields} } endCursor hasMore } }`;

/** Inserts and reads a second of the gateway, with everything on, as shares of what the bare server does in the same run. */
export async function throughput(): Promise<void> {
  const embedded = await startEmbedded({ dataDir: scratchFolder(), log: () => {}, holdLock: false });
  const gateway = await startGateway({ DATABASE_URL: embedded.url, JWT_SECRET: randomUUID() + randomUUID() });
  const barePort = await freePort();
  const bare = spawn(process.execPath, ['bench/bare-server.ts', embedded.url, String(barePort)], { cwd: root, stdio: 'inherit' });
  const bareUrl = `http://127.0.0.1:${barePort}`;

  try {
    const authorization = `Bearer ${await logIn(gateway.url)}`;
    for (let index = 0; index < 60; index++) await postOnce(`${gateway.url}/api/contact`, { ...inquiry, ...provenance });
    await answers(`${bareUrl}/inquiries`, bare);

    const writes = {
      bare: () => load(`${bareUrl}/inquiry`, 'POST', () => ({ body: JSON.stringify(inquiry) }), 201),
      rest: () => load(`${gateway.url}/api/contact`, 'POST', () => ({ body: JSON.stringify({ ...inquiry, ...provenance }), headers: { 'idempotency-key': randomUUID() } }), 201),
      graphql: () => load(`${gateway.url}/graphql`, 'POST', () => ({ body: JSON.stringify({ query: submit, variables: { input: { ...inquiry, ...provenance }, id: randomUUID() } }) }), 200),
    };
    const reads = {
      bare: () => load(`${bareUrl}/inquiries`, 'GET', () => ({}), 200),
      rest: () => load(`${gateway.url}/api/admin/inquiries?limit=50`, 'GET', () => ({ headers: { authorization } }), 200),
      graphql: () => load(`${gateway.url}/graphql`, 'POST', () => ({ body: JSON.stringify({ query: list }), headers: { authorization } }), 200),
    };
    await compare('inserts of one inquiry, each with its own idempotency key', writes);
    await compare('reads of 50 inquiries by an admin', reads);
  } finally {
    bare.kill();
    await gateway.stop();
    await embedded.stop();
  }
}

type Contenders = Record<'bare' | 'rest' | 'graphql', () => Promise<number>>;

/** In turns, so that a machine that slows down slows all of them down. */
async function compare(what: string, contenders: Contenders): Promise<void> {
  for (const contender of Object.values(contenders)) await contender();
  const seen = { bare: [] as number[], rest: [] as number[], graphql: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['bare', 'rest', 'graphql'] as const) seen[name].push(await contenders[name]());
  }
  console.log(`${what}, concurrency ${CONCURRENCY}, median of ${ROUNDS}:`);
  for (const name of ['bare', 'rest', 'graphql'] as const) {
    const ratio = median(seen[name].map((value, round) => value / seen.bare[round]!));
    const label = { bare: 'bare Fastify + pg', rest: 'REST', graphql: 'GraphQL' }[name];
    console.log(`  ${label.padEnd(18)} ${String(Math.round(median(seen[name]))).padStart(6)} /s   ${ratio.toFixed(2)}`);
  }
}

async function postOnce(url: string, body: object): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}`);
}
