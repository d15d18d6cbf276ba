import type { Orm } from '../../../database/orm.ts';
import { statement } from '../../../database/statement.ts';

/** Counts what the language model costs in a day (UTC); replicas on one database share the count. */
export interface TokenBudget {
  /** Takes so many tokens from today's budget, if they are there. */
  reserve(tokens: number): Promise<Reservation | undefined>;
}

export interface Reservation {
  /** Puts right what was reserved, once it is known what was used. */
  settle(used: number): Promise<void>;
}

const reserveTokens = `
  insert into "model_usage" as u ("day", "tokens")
  select (now() at time zone 'utc')::date, $1::bigint where $1::bigint <= $2::bigint
  on conflict ("day") do update set "tokens" = u."tokens" + excluded."tokens" where u."tokens" + excluded."tokens" <= $2::bigint
  returning "day"::text as "day"`;

const settleTokens = `update "model_usage" set "tokens" = greatest("tokens" + $1::bigint, 0) where "day" = $2::date`;

/** @param perDay `MODEL_TOKENS_PER_DAY` */
export function createTokenBudget(orm: Orm, perDay: number): TokenBudget {
  const reserve = statement<{ day: string }>(orm, reserveTokens, 'reserve-tokens');
  const settle = statement(orm, settleTokens, 'settle-tokens');
  return {
    async reserve(tokens) {
      const [row] = await reserve([tokens, perDay]);
      return row && { settle: async (used) => void (await settle([used - tokens, row.day])) };
    },
  };
}
