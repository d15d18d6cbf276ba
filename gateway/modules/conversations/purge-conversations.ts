import type { Orm } from '../../database/orm.ts';

/**
 * Deletes the conversations that led to nothing and have rested for so long.
 *
 * @param days of rest (`CONVERSATION_DAYS`)
 * @returns how many went, with all their messages
 */
export async function purgeConversations(orm: Orm, days: number): Promise<number> {
  const { affectedRows } = await orm.em.getConnection().execute<{ affectedRows: number }>(
    `delete from "conversation" c
     where c."updated_at" < now() - make_interval(days => ?)
       and not exists (select from "chat_lead" l where l."session_id" = c."session_id")`,
    [days],
    'run',
  );
  return affectedRows;
}
