import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

export const Admin = defineEntity({
  name: 'Admin',
  tableName: 'admin',
  properties: {
    id: p.uuid().primary(),
    /** In lower case. */
    email: p.text().unique(),
    name: p.text(),
    /** argon2id, in PHC string format. */
    passwordHash: p.text(),
    /** Every token carries it; raising it ends all of this admin's sessions at once. */
    tokenVersion: p.integer().default(1),
    createdAt: p.datetime(3),
  },
});

export type AdminRow = InferEntity<typeof Admin>;
