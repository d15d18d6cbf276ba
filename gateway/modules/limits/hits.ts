import { AppError } from '../../errors.ts';

/** A number of hits in a window that opens with the first of them. */
export interface Limit {
  readonly name: string;
  readonly hits: number;
  readonly seconds: number;
}

/** A window after hits of one statement were counted in it. */
export interface Counted {
  key: string;
  hits: number;
  /** Seconds until the window closes. */
  left: number;
}

export interface Place {
  /** Hits in this window up to this one, this one included. */
  hits: number;
  /** Seconds until the window closes. */
  left: number;
}

/**
 * SQL that counts hits and returns each window as `Counted`.
 *
 * What is left counts from the clock, not from now(): of two statements that waited for one row, the later may have
 * started first, and the window would seem to close later than it can.
 *
 * @param source a query for key, hits and seconds of each window, ordered by key: two statements that lock the same rows
 *   in one order cannot wait for each other, also from two replicas
 */
export const countHits = (source: string): string => `
  insert into "rate_limit" as r ("key", "hits", "resets_at")
  select t."key", t."hits", now() + make_interval(secs => t."seconds")
  from (${source}) as t("key", "hits", "seconds")
  on conflict ("key") do update set
    "hits" = excluded."hits" + case when r."resets_at" > now() then r."hits" else 0 end,
    "resets_at" = case when r."resets_at" > now() then r."resets_at" else excluded."resets_at" end
  returning "key", "hits", extract(epoch from "resets_at" - clock_timestamp())::float8 as "left"`;

export const windowOf = (limit: Limit, who: string): string => `${limit.name}:${who}`;

/** Hits of one window that went together take their places in it in the order in which they came. */
export function placesOf(windows: readonly string[], counted: readonly Counted[]): Place[] {
  const after = new Map(counted.map((window) => [window.key, window]));
  const toCome = new Map<string, number>();
  for (const window of windows) toCome.set(window, (toCome.get(window) ?? 0) + 1);
  return windows.map((window) => {
    const { hits, left } = after.get(window)!;
    const later = toCome.get(window)! - 1;
    toCome.set(window, later);
    return { hits: hits - later, left };
  });
}

/**
 * @param scale multiplies the limit (`RATE_LIMIT_SCALE`)
 * @throws AppError RATE_LIMITED, with the seconds to wait
 */
export function refusePast(limit: Limit, scale: number, { hits, left }: Place): void {
  if (hits <= limit.hits * scale) return;
  const retryAfter = Math.max(1, Math.ceil(left));
  throw new AppError('RATE_LIMITED', `Too many requests. Please try again in ${inWords(retryAfter)}.`, { retryAfter });
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
