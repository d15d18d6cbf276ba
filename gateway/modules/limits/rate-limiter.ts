import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AppError } from '../../errors.ts';
import { coalesce } from '../../database/coalesce.ts';
import type { Orm } from '../../database/orm.ts';
import { statement } from '../../database/statement.ts';

/** A number of hits in a window that opens with the first of them. */
export interface Limit {
  readonly name: string;
  readonly hits: number;
  readonly seconds: number;
}

const TEN_MINUTES = 600;
const FIFTEEN_MINUTES = 900;

/** Whole offices and phone carriers share one address, so what counts by address is generous. */
export const limits = {
  contact: { name: 'contact', hits: 30, seconds: TEN_MINUTES },
  applications: { name: 'applications', hits: 10, seconds: TEN_MINUTES },
  newsletter: { name: 'newsletter', hits: 20, seconds: TEN_MINUTES },
  chatBySession: { name: 'chat-session', hits: 20, seconds: 60 },
  chatByAddress: { name: 'chat-address', hits: 120, seconds: 60 },
  loginByAccount: { name: 'login-account', hits: 10, seconds: FIFTEEN_MINUTES },
  loginByAddress: { name: 'login-address', hits: 50, seconds: FIFTEEN_MINUTES },
} as const satisfies Record<string, Limit>;

interface Window {
  /** Hits in this window, this one included. */
  hits: number;
  /** Seconds until the window closes. */
  left: number;
}

/** Counts hits and refuses those past their limit; replicas on one database share the counts. */
export interface RateLimiter {
  /** Counts one hit. Throws RATE_LIMITED, with the seconds to wait, when it is one too many. */
  count(limit: Limit, who: string): Promise<void>;
  /** Forgets windows that have closed. */
  sweep(): Promise<void>;
}

// What is left counts from the clock, not from now(): of two statements that waited for one row, the later may have
// started first, and the window would seem to close later than it can.
const countHits = `
  insert into "rate_limit" as r ("key", "hits", "resets_at")
  select t."key", t."hits", now() + make_interval(secs => t."seconds")
  from unnest($1::text[], $2::int[], $3::float8[]) as t("key", "hits", "seconds")
  on conflict ("key") do update set
    "hits" = excluded."hits" + case when r."resets_at" > now() then r."hits" else 0 end,
    "resets_at" = case when r."resets_at" > now() then r."resets_at" else excluded."resets_at" end
  returning "key", "hits", extract(epoch from "resets_at" - clock_timestamp())::float8 as "left"`;

/** @param scale multiplies every limit (`RATE_LIMIT_SCALE`) */
export function createRateLimiter(orm: Orm, scale: number): RateLimiter {
  const countAll = statement<{ key: string; hits: number; left: number }>(orm, countHits, 'count-hits');

  const hit = coalesce(async (batch: readonly { key: string; seconds: number }[]): Promise<Window[]> => {
    const totals = new Map<string, { hits: number; seconds: number }>();
    for (const { key, seconds } of batch) totals.set(key, { hits: (totals.get(key)?.hits ?? 0) + 1, seconds });
    // One order for all replicas: two statements that lock the same rows cannot wait for each other.
    const keys = [...totals.keys()].sort();
    const rows = await countAll([
      keys,
      keys.map((key) => totals.get(key)!.hits),
      keys.map((key) => totals.get(key)!.seconds),
    ]);
    const counted = new Map(rows.map((row) => [row.key, row]));
    // Hits of one key that went together take their places in the order in which they came.
    return batch.map(({ key }) => {
      const row = counted.get(key)!;
      return { hits: row.hits - --totals.get(key)!.hits, left: row.left };
    });
  });

  return {
    async count(limit, who) {
      const { hits, left } = await hit({ key: `${limit.name}:${who}`, seconds: limit.seconds });
      if (hits <= limit.hits * scale) return;
      const retryAfter = Math.max(1, Math.ceil(left));
      throw new AppError('RATE_LIMITED', `Too many requests. Please try again in ${inWords(retryAfter)}.`, { retryAfter });
    },
    async sweep() {
      await orm.em.getConnection().execute('delete from "rate_limit" where "resets_at" < now()', [], 'run');
    },
  };
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/**
 * Who an address counts as: an IPv4 address as itself, also when it came mapped into IPv6; an
 * IPv6 address as its /64, since one line is commonly given that many addresses (RFC 6177).
 */
export function addressKey(address: string): string {
  if (!isIP(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`);
  return `${network.toString()}/64`;
}
