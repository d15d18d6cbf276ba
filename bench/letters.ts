import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { startEmbedded } from '../gateway/database/embedded/start-embedded.ts';
import { median, root, scratchFolder, startGateway } from './gateway-process.ts';
import { CONCURRENCY, inquiry, load, provenance } from './load.ts';

const ROUNDS = 3;
/** Inquiries a second where each is told to the staff, to another program and acknowledged, beside the same where nothing is configured. */
export async function letters(): Promise<void> {
  const embedded = await startEmbedded({ dataDir: scratchFolder(), log: () => {}, holdLock: false });
  const sinks = spawn(process.execPath, ['bench/letters/sinks.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const database = new pg.Client(embedded.url);
  try {
    const [line] = (await once(sinks.stdout, 'data')) as [Buffer];
    const { smtpUrl, hookUrl } = JSON.parse(String(line)) as { smtpUrl: string; hookUrl: string };
    const off = { DATABASE_URL: embedded.url, JWT_SECRET: randomUUID() + randomUUID() };
    const on = { ...off, SMTP_URL: smtpUrl, MAIL_FROM: 'hello@longitude.example', NOTIFY_TO: 'staff@longitude.example', WEBHOOK_URL: hookUrl, WEBHOOK_SECRET: randomUUID() };
    await database.connect();

    const seen = { off: [] as number[], on: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      seen.off.push(await accepted(off));
      seen.on.push(await accepted(on));
      // Every round begins with nothing to deliver.
      await database.query('truncate letter; delete from longitude_jobs.job');
    }
    const figure = (value: number) => String(Math.round(value)).padStart(6);
    const ratio = median(seen.on.map((value, round) => value / seen.off[round]!));
    console.log(`inserts of one inquiry over REST, concurrency ${CONCURRENCY}, median of ${ROUNDS}:`);
    console.log(`  ${'nothing configured'.padEnd(18)} ${figure(median(seen.off))} /s`);
    console.log(`  ${'three letters each'.padEnd(18)} ${figure(median(seen.on))} /s   ${ratio.toFixed(2)}`);
  } finally {
    await database.end();
    sinks.kill();
    await embedded.stop();
  }
}

/** Inquiries a second, each of another person. */
async function accepted(environment: Record<string, string>): Promise<number> {
  const gateway = await startGateway(environment);
  try {
    const send = () => load(`${gateway.url}/api/contact`, 'POST', () => ({ body: JSON.stringify({ ...inquiry, ...provenance, email: `${randomUUID()}@example.com` }), headers: { 'idempotency-key': randomUUID() } }), 201);
    // As in every figure of throughput: what is measured has been warm.
    await send();
    return await send();
  } finally {
    await gateway.stop('SIGKILL');
  }
}
