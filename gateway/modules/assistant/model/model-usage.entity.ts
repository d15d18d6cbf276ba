import { defineEntity, p } from '@mikro-orm/core';

/** Tokens that the language model has cost on one day (UTC), over all replicas. */
export const ModelUsage = defineEntity({
  name: 'ModelUsage',
  tableName: 'model_usage',
  properties: {
    day: p.date().primary(),
    tokens: p.bigint('number'),
  },
});
