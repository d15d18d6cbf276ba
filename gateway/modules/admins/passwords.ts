import { randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import { AppError } from '../../errors.ts';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const COST = { type: argon2.argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** More at once would take the processor from visitors; more waiting than this would wait in vain. */
const AT_ONCE = 2;
const MAX_WAITING = 32;

/** Seconds in which a full queue has drained with room to spare. */
const BUSY_RETRY_SECONDS = 5;

export interface Passwords {
  /**
   * Checks a password. Without a hash (an unknown address) it takes the same time and is false.
   * Throws UNAVAILABLE when too many are waiting.
   */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, COST);
}

export function createPasswords(): Passwords {
  const nobodysHash = hashPassword(randomBytes(32).toString('base64'));
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= AT_ONCE) {
      if (waiting.length >= MAX_WAITING) {
        throw new AppError('UNAVAILABLE', 'Too many people are logging in at the moment. Please try again in a moment.', {
          retryAfter: BUSY_RETRY_SECONDS,
        });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    verify: (hash, password) =>
      inTurn(async () => {
        const matches = await argon2.verify(hash ?? (await nobodysHash), password);
        return matches && hash !== undefined;
      }),
  };
}
