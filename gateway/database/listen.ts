import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Orm } from './orm.ts';

/** Messages of other sessions (NOTIFY), over a connection of its own. */
export interface Listener {
  /** Resolves once whatever is sent from now on will be heard. Throws when the database cannot be reached. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

interface Hears {
  onMessage(payload: string): void;
  /** The line was down for a while, and is up again: what was said meanwhile is lost. */
  onGap(): void;
}

/** In milliseconds: how often a line that says nothing is tried, and how long to wait before each new attempt. */
const TRY_EVERY = 30_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/**
 * Listens on one channel, from the first time that somebody asks for it. A line that breaks is made anew until it
 * holds; a half-open one is found out, since it is tried now and then.
 */
export function createListener(orm: Orm, channel: string, { onMessage, onGap }: Hears): Listener {
  let line: Promise<Client> | undefined;
  let closed = false;
  const stop = new AbortController();

  async function connect(): Promise<Client> {
    const pool = await orm.em.getConnection().getNativeClient();
    const client = new Client({ ...(pool as unknown as { options: object }).options, application_name: 'longitude-listener' });
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    let beat: NodeJS.Timeout | undefined;
    let up = false;
    const lost = () => {
      clearInterval(beat);
      if (!up) return;
      up = false;
      void client.end().catch(() => {});
      if (closed) return;
      line = reconnect();
      line.catch(() => {});
    };
    // Without a listener for errors a broken connection would end the process.
    client.on('error', lost).on('end', lost);
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    up = true;
    beat = setInterval(() => void client.query('select 1').catch(lost), TRY_EVERY).unref();
    return client;
  }

  async function reconnect(): Promise<Client> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      await delay(wait, undefined, { signal: stop.signal, ref: false });
      try {
        const client = await connect();
        onGap();
        return client;
      } catch {
        // Not yet.
      }
    }
  }

  /** The first time; a failure is told to whoever asked, and the next one who asks tries again. */
  function open(): Promise<Client> {
    const opening = connect();
    opening.catch(() => {
      if (line === opening) line = undefined;
    });
    return opening;
  }

  return {
    async ready() {
      await (line ??= open());
    },
    async close() {
      closed = true;
      stop.abort();
      const client = await line?.catch(() => undefined);
      await client?.end().catch(() => {});
    },
  };
}
