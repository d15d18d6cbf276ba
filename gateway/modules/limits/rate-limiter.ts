import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { coalesce } from '../../database/coalesce.ts';
import type { Orm } from '../../database/orm.ts';
import { statement } from '../../database/statement.ts';
import { type Counted, countHits, type Limit, type Place, placesOf, refusePast, windowOf } from './hits.ts';

const TEN_MINUTES = 600;
const FIFTEEN_MINUTES = 900;
const HOUR = 3600;

/** Whole offices and phone carriers share one address, so what counts by address is generous. */
export const limits = {
  contact: { name: 'contact', hits: 30, seconds: TEN_MINUTES },
  applications: { name: 'applications', hits: 10, seconds: TEN_MINUTES },
  newsletter: { name: 'newsletter', hits: 20, seconds: TEN_MINUTES },
  chatBySession: { name: 'chat-session', hits: 20, seconds: 60 },
  chatByAddress: { name: 'chat-address', hits: 120, seconds: 60 },
  /** Each is a row that is kept for months, and a new session id costs nothing. */
  newConversations: { name: 'chat-new', hits: 120, seconds: HOUR },
  loginByAccount: { name: 'login-account', hits: 10, seconds: FIFTEEN_MINUTES },
  loginByAddress: { name: 'login-address', hits: 50, seconds: FIFTEEN_MINUTES },
} as const satisfies Record<string, Limit>;

/** Counts hits and refuses those past their limit; replicas on one database share the counts. */
export interface RateLimiter {
  /** Counts one hit. Throws RATE_LIMITED, with the seconds to wait, when it is one too many. */
  count(limit: Limit, who: string): Promise<void>;
  /** Forgets windows that have closed. */
  sweep(): Promise<void>;
}

const countAll = countHits('select * from unnest($1::text[], $2::int[], $3::float8[])');

/** @param scale multiplies every limit (`RATE_LIMIT_SCALE`) */
export function createRateLimiter(orm: Orm, scale: number): RateLimiter {
  const run = statement<Counted>(orm, countAll, 'count-hits');

  const hit = coalesce(async (batch: readonly { window: string; seconds: number }[]): Promise<Place[]> => {
    const totals = new Map<string, { hits: number; seconds: number }>();
    for (const { window, seconds } of batch) totals.set(window, { hits: (totals.get(window)?.hits ?? 0) + 1, seconds });
    const windows = [...totals.keys()].sort();
    const counted = await run([windows, windows.map((window) => totals.get(window)!.hits), windows.map((window) => totals.get(window)!.seconds)]);
    return placesOf(
      batch.map(({ window }) => window),
      counted,
    );
  });

  return {
    count: async (limit, who) => refusePast(limit, scale, await hit({ window: windowOf(limit, who), seconds: limit.seconds })),
    async sweep() {
      await orm.em.getConnection().execute('delete from "rate_limit" where "resets_at" < now()', [], 'run');
    },
  };
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
