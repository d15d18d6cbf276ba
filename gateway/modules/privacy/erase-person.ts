import type { Context } from '../../context.ts';
import type { Em } from '../../database/orm.ts';
import { statementWithin } from '../../database/statement.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { type Actor, recordAct } from '../desk/acts/record-act.ts';
import { type Counts, eraseRecords } from './erase-records.ts';
import { findRecords } from './find-records.ts';
import type { Person } from './person.rules.ts';
import { soundPerson } from './sound-person.ts';

/**
 * Erases all that is held of a person, and writes down that it was done, without a word of whom. Backups, the staff's
 * mailboxes and what a webhook was told are not in our reach.
 *
 * @throws AppError UNAUTHENTICATED, BAD_INPUT
 */
export async function erasePerson(ctx: Context, input: unknown): Promise<Counts> {
  const admin = await requireAdmin(ctx);
  return erasePersonAs(admin, ctx.em.fork(), soundPerson(input));
}

/** For whoever works at the console. */
export function erasePersonAs(actor: Actor, em: Em, person: Person): Promise<Counts> {
  return em.transactional(async (inside) => {
    const counts = await eraseRecords(inside, await findRecords(inside, person));
    // Somebody may have tried to log in with it.
    await statementWithin(inside, `delete from rate_limit where strpos(lower(key), desk_email_key($1::text)) > 0`, [person.email ?? null]);
    await recordAct(inside, actor, 'erased', 'a person', { ...counts });
    return counts;
  });
}
