import type { Context } from '../../context.ts';
import { AppError, badInput, unauthenticated } from '../../errors.ts';
import { recordId } from '../../rules/page.rules.ts';
import { check } from '../../rules/problems.rules.ts';
import { recordAct } from '../desk/acts/record-act.ts';
import { Admin } from './admin.entity.ts';
import { confirmPassword } from './confirm-password.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * An admin takes another's access away, and is asked for their own password once more. The sessions of whoever is removed
 * end at once; what they noted and did stays under their name, and the records they had are nobody's. As nobody removes
 * themselves, somebody is always left.
 *
 * @returns whom it removed
 * @throws AppError UNAUTHENTICATED, BAD_INPUT, NOT_FOUND, RATE_LIMITED, UNAVAILABLE
 */
export async function removeColleague(ctx: Context, id: string, current: string): Promise<{ id: string }> {
  const session = await requireAdmin(ctx);
  if (id === session.id) throw badInput({ id: 'is your own: a colleague has to do this, or the console' });
  if (!check(recordId, id).ok) throw noSuchAdmin();
  return ctx.em.fork().transactional(async (em) => {
    // Of two who remove each other at the same moment, the second one is gone.
    const present = await em.execute<{ id: string }[]>('select "id" from "admin" order by "id" for update');
    if (!present.some((admin) => admin.id === session.id)) throw unauthenticated();
    await confirmPassword(ctx, em as Context['em'], session, current);
    const admin = await em.findOne(Admin, id);
    if (!admin) throw noSuchAdmin();
    await em.nativeDelete(Admin, id);
    await recordAct(em as Context['em'], session, 'admin-removed', admin.name);
    return { id };
  });
}

const noSuchAdmin = () => new AppError('NOT_FOUND', 'There is no such admin.');
