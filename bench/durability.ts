import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../gateway/database/embedded/start-embedded.ts';
import { postmasterPid, scratchFolder, startGateway } from './gateway-process.ts';

const ROUNDS = 6;
const WRITERS = 16;

interface Sent {
  key: string;
  /** The id of the answer; none came when the process was killed first. */
  id?: string;
}

/**
 * Kills the gateway, and in every other round its database as well, with SIGKILL in the middle of writes; starts it
 * again, sends again what was not answered, and counts rows.
 */
export async function durability(): Promise<void> {
  const dataDir = scratchFolder();
  const sent: Sent[] = [];
  let unanswered = 0;

  for (let turn = 0; turn < ROUNDS; turn++) {
    const gateway = await startGateway({ DATA_DIR: dataDir });
    const round = new AbortController();
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!round.signal.aborted) {
        const one: Sent = { key: randomUUID() };
        sent.push(one);
        one.id = await send(gateway.url, one.key).catch(() => undefined);
      }
    });
    await delay(400 + Math.random() * 800);
    const database = postmasterPid(dataDir);
    gateway.process.kill('SIGKILL');
    if (turn % 2) process.kill(database, 'SIGKILL');
    round.abort();
    await Promise.all(writers);
  }

  const gateway = await startGateway({ DATA_DIR: dataDir });
  const acknowledged = sent.filter((one) => one.id !== undefined);
  for (const one of sent.filter((candidate) => candidate.id === undefined)) {
    unanswered++;
    one.id = await send(gateway.url, one.key);
  }

  const beside = await startEmbedded({ dataDir, log: () => {}, holdLock: false });
  const client = new pg.Client({ connectionString: beside.url });
  await client.connect();
  const { rows } = await client.query<{ id: string; key: string }>('select id, submission_key as key from inquiry');
  await client.end();
  await beside.stop();
  await gateway.stop();

  const byKey = Map.groupBy(rows, (row) => row.key);
  const lost = acknowledged.filter((one) => byKey.get(one.key)?.[0]?.id !== one.id).length;
  const doubled = [...byKey.values()].filter((same) => same.length > 1).length + Math.max(0, rows.length - sent.length);
  const missing = sent.filter((one) => !byKey.has(one.key)).length;
  console.log(`kill -9 during writes, ${ROUNDS} times (${Math.floor(ROUNDS / 2)} of them with the database):`);
  console.log(`  acknowledged ${acknowledged.length}, of these lost ${lost}; cut off without an answer and sent again ${unanswered}, of these missing ${missing}; doubled ${doubled}`);
  if (lost + doubled + missing > 0) process.exitCode = 1;
}

async function send(url: string, key: string): Promise<string> {
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', message: key }),
  });
  if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
  return ((await answer.json()) as { id: string }).id;
}
