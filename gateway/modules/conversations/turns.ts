import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from '../../errors.ts';

/** Messages that are worked on at once. Each may need a connection to the database, and everything else the other half of the pool (database/orm.ts). */
const AT_ONCE = 8;
/** Messages that are here at all, those that wait included: the last of so many still waits less than a visitor would. */
const MOST = 200;
/** Seconds in which that many are answered. */
const BUSY_RETRY_SECONDS = 10;

/** The order in which this process answers messages. Who waits here holds nothing of the database's. */
export interface Turns {
  /**
   * Does what a message takes from start to end. Messages of one session wait for each other, in the order in which they came.
   *
   * @throws AppError UNAVAILABLE where too many wait already
   */
  take<Result>(sessionId: string, turn: () => Promise<Result>): Promise<Result>;
  /** Does the part of it that takes the processor or the database, as soon as few enough others do. */
  work<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createTurns({ atOnce = AT_ONCE, most = MOST } = {}): Turns {
  const working = pLimit(atOnce);
  const sessions = new Map<string, { readonly inLine: LimitFunction; messages: number }>();
  let messages = 0;

  return {
    async take(sessionId, turn) {
      if (messages >= most) throw new AppError('UNAVAILABLE', 'Too many people are talking with the assistant at the moment. Please try again in a moment.', { retryAfter: BUSY_RETRY_SECONDS });
      const session = sessions.get(sessionId) ?? { inLine: pLimit(1), messages: 0 };
      sessions.set(sessionId, session);
      messages += 1;
      session.messages += 1;
      try {
        return await session.inLine(turn);
      } finally {
        messages -= 1;
        session.messages -= 1;
        if (session.messages === 0) sessions.delete(sessionId);
      }
    },
    work: (work) => working(work),
  };
}
