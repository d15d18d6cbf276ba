import { createListener } from '../../../database/listen.ts';
import type { Orm } from '../../../database/orm.ts';
import { AppError } from '../../../errors.ts';
import type { FindAdmin } from '../../admins/find-admin.ts';
import { type DeskEvent, readDeskMessage } from './desk-event.ts';
import { type EventQueue, eventQueue } from './event-queue.ts';

/** Whose stream it is, and until when they may have it. */
export interface Reader {
  adminId: string;
  tokenVersion: number;
  expiresAt: Date;
}

/** What happens to the desk's records on any replica, as it happens. */
export interface DeskEvents {
  /**
   * Events from now on, until the reader leaves, their session ends or expires, or the server stops.
   * Throws RATE_LIMITED when there are too many streams; and when the database cannot be reached.
   */
  read(reader: Reader): Promise<AsyncIterableIterator<DeskEvent>>;
  /** Ends every stream. */
  close(): Promise<void>;
}

/** A person has a few windows open, on a few devices. */
const MOST_OF_AN_ADMIN = 20;
const MOST = 500;
const RETRY_SECONDS = 60;

/** In milliseconds. The database tells when a session ends; should it not, this finds out. */
const LOOK_AFTER_SESSIONS_EVERY = 30_000;

interface Stream extends Reader {
  queue: EventQueue;
}

export function createDeskEvents(orm: Orm, findAdmin: FindAdmin): DeskEvents {
  const streams = new Set<Stream>();
  let closed = false;

  const listener = createListener(orm, 'longitude_desk', {
    onMessage(payload) {
      const message = readDeskMessage(payload);
      if (!message) return;
      if ('event' in message) tellAll(message.event);
      else endWhere((stream) => stream.adminId === message.endedSessionsOf);
    },
    onGap: () => tellAll({ change: 'missed', ids: [] }),
  });

  const lookAfterSessions = setInterval(() => {
    endWhere(({ expiresAt }) => expiresAt.getTime() <= Date.now());
    for (const stream of streams) {
      // A database that is away says nothing about a session.
      void findAdmin(stream.adminId).then((admin) => admin?.tokenVersion !== stream.tokenVersion && stream.queue.end(), () => {});
    }
  }, LOOK_AFTER_SESSIONS_EVERY).unref();

  function tellAll(event: DeskEvent): void {
    for (const { queue } of streams) queue.push(event);
  }

  function endWhere(condition: (stream: Stream) => boolean): void {
    for (const stream of streams) if (condition(stream)) stream.queue.end();
  }

  return {
    async read(reader) {
      const own = [...streams].filter(({ adminId }) => adminId === reader.adminId).length;
      if (own >= MOST_OF_AN_ADMIN || streams.size >= MOST) {
        throw new AppError('RATE_LIMITED', 'The desk is open in too many windows. Please close one.', { retryAfter: RETRY_SECONDS });
      }
      const expiry = setTimeout(() => stream.queue.end(), Math.min(reader.expiresAt.getTime() - Date.now(), 2 ** 31 - 1)).unref();
      const stream: Stream = {
        ...reader,
        queue: eventQueue(() => {
          clearTimeout(expiry);
          streams.delete(stream);
        }),
      };
      streams.add(stream);
      try {
        await listener.ready();
      } catch (error) {
        stream.queue.end();
        throw error;
      }
      if (closed) stream.queue.end();
      stream.queue.push({ change: 'opened', ids: [] });
      return stream.queue;
    },
    async close() {
      closed = true;
      clearInterval(lookAfterSessions);
      endWhere(() => true);
      await listener.close();
    },
  };
}
