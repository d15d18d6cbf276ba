import { defineEntity, p } from '@mikro-orm/core';

/**
 * Hits of one key in its current window. The table is UNLOGGED: a count needs no disk write, and
 * losing all counts in a crash of the database only makes the gateway lenient for one window.
 */
export const RateLimit = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limit',
  properties: {
    key: p.text().primary(),
    hits: p.integer(),
    resetsAt: p.datetime(3),
  },
});
