import pg from 'pg';
import type { Db, fromKysely, JobResult, PgBoss } from 'pg-boss';
import { whileMigrating } from '../../database/migrate.ts';
import type { Em, Orm } from '../../database/orm.ts';
import type { LetterKind } from './letters.rules.ts';
import type { Pace } from './pace.ts';

/** A delivery that is due. Rejects when it has to be tried again. */
export type Deliver = (letterId: string) => Promise<void>;

/** A letter, and what decides where it waits. */
export interface Queued {
  id: string;
  kind: LetterKind;
}

export interface Work {
  deliver: Deliver;
  /** Of a letter whose last attempt failed, or was never finished. */
  giveUp(letterId: string): Promise<void>;
  /** What goes wrong with the queue itself. */
  onError(error: unknown): void;
}

/** Brings letters on their way, each by one replica at a time, again and again until it arrives or is given up. */
export interface JobRunner {
  /** Makes its tables where they are missing, and begins. */
  start(work: Work): Promise<void>;
  /** Queues letters in the transaction of the given unit of work. */
  add(em: Em, letters: readonly Queued[]): Promise<void>;
  /** Lets what is under way end, for a few seconds. */
  stop(): Promise<void>;
}

const SCHEMA = 'longitude_jobs';
/** Each in a queue of its own, and served by itself: a webhook that hangs holds up no mail. */
const MAIL = 'letters';
const WEBHOOKS = 'webhooks';
const GIVEN_UP = 'letters-given-up';

/** In seconds. An attempt that is not over by then is taken for dead, though its replica lives. */
export const ATTEMPT_LASTS = 120;
/** In seconds: how often a replica says of what it has under way that it is alive. */
const BEAT_EVERY = 5;
/** In seconds, since it last said so: then it is taken for dead. Two beats may be lost with a line or a busy moment. */
const DEAD_AFTER = 15;
/** Of each queue, each time that a replica looks: however many wait, what visitors send goes first. */
const AT_ONCE = 10;
const STOP_WITHIN_MS = 5000;
const DAY = 86_400;

/** pg-boss, on the ORM's pool; why is in docs/decisions/0028-the-post-room.md. */
export function createJobRunner(orm: Orm, pace: Pace): JobRunner {
  let boss: PgBoss | undefined;
  let inTransaction: typeof fromKysely | undefined;
  let lookingForLost = Promise.resolve();

  return {
    async start({ deliver, giveUp, onError }) {
      // Loaded when there is something to do for it.
      const { PgBoss, fromKysely } = await import('pg-boss');
      inTransaction = fromKysely;
      boss = new PgBoss({ db: overThePoolOf(orm), schema: SCHEMA, schedule: false, superviseIntervalSeconds: pace.lookForLostEvery, monitorIntervalSeconds: pace.lookForLostEvery });
      boss.on('error', onError);
      const starting = boss;
      await whileMigrating(orm, async () => {
        await starting.start();
        await makeQueues(starting, pace);
      });
      for (const queue of [MAIL, WEBHOOKS]) {
        await boss.work<Job>(queue, { pollingIntervalSeconds: pace.lookEvery, batchSize: AT_ONCE, perJobResults: true, heartbeatRefreshSeconds: BEAT_EVERY }, (jobs) =>
          Promise.all(jobs.map(({ id, data }) => attempt(deliver, id, data.letter))),
        );
      }
      await boss.work<Job>(GIVEN_UP, { pollingIntervalSeconds: pace.lookEvery }, async ([job]) => {
        if (job) await giveUp(job.data.letter);
      });
      // By itself it does so after the first interval: a gateway that is started anew more often would never.
      lookingForLost = boss.supervise().catch(onError);
    },
    async add(em, letters) {
      if (!boss || !inTransaction) throw new Error('Letters are queued once the runner has started.');
      const db = inTransaction(em.getTransactionContext()!);
      for (const queue of [MAIL, WEBHOOKS]) {
        const jobs = letters.filter(({ kind }) => (kind === 'webhook') === (queue === WEBHOOKS)).map(({ id }) => ({ data: { letter: id } satisfies Job }));
        if (jobs.length > 0) await boss.insert(queue, jobs, { db });
      }
    },
    async stop() {
      await lookingForLost;
      await boss?.stop({ graceful: true, timeout: STOP_WITHIN_MS, close: false });
    },
  };
}

interface Job {
  letter: string;
}

async function attempt(deliver: Deliver, id: string, letter: string): Promise<JobResult> {
  try {
    await deliver(letter);
    return { id, status: 'completed' };
  } catch {
    return { id, status: 'failed' };
  }
}

async function makeQueues(boss: PgBoss, { retries, firstWait, longestWait }: Pace): Promise<void> {
  const brief = { deleteAfterSeconds: DAY };
  const letters = {
    ...brief,
    retryLimit: retries,
    retryDelay: firstWait,
    retryBackoff: firstWait > 0,
    ...(firstWait > 0 && { retryDelayMax: longestWait }),
    expireInSeconds: ATTEMPT_LASTS,
    heartbeatSeconds: DEAD_AFTER,
    deadLetter: GIVEN_UP,
  };
  await boss.createQueue(GIVEN_UP, brief);
  for (const queue of [MAIL, WEBHOOKS]) {
    await boss.createQueue(queue, letters);
    // Of an earlier version it keeps what it was made with.
    await boss.updateQueue(queue, letters);
  }
}

/** Of what it reads the runner expects the driver's own kinds of values, not the ORM's. */
function overThePoolOf(orm: Orm): Db {
  return {
    async executeSql(text, values) {
      const pool = await orm.em.getConnection().getNativeClient();
      const result = await pool.query({ text, values: values as unknown[], types: pg.types });
      return Array.isArray(result) ? { rows: (result as pg.QueryResult[]).flatMap(({ rows }) => rows) } : result;
    },
  };
}
