import { coalesce } from '../../database/coalesce.ts';
import type { Orm } from '../../database/orm.ts';
import { statement } from '../../database/statement.ts';
import type { AdminRow } from './admin.entity.ts';

/** An admin as far as a session needs one. */
export type SessionAdmin = Pick<AdminRow, 'id' | 'email' | 'name' | 'tokenVersion'>;

/** The admin as the database has it now. Requests that ask at the same moment share one look. */
export type FindAdmin = (id: string) => Promise<SessionAdmin | undefined>;

export function createFindAdmin(orm: Orm): FindAdmin {
  const find = statement<SessionAdmin>(orm, `select "id", "email", "name", "token_version" as "tokenVersion" from "admin" where "id" = any($1)`, 'find-admins');

  return coalesce(async (ids: readonly string[]) => {
    const admins = new Map((await find([[...new Set(ids)]])).map((admin) => [admin.id, admin]));
    return ids.map((id) => admins.get(id));
  });
}
