import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { recordAct } from '../desk/acts/record-act.ts';
import { addAdmin } from './add-admin.ts';
import type { AdminRow } from './admin.entity.ts';
import { confirmPassword } from './confirm-password.ts';
import { colleagueRules } from './new-admin.rules.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * An admin gives another person access, and is asked for their own password once more. Whom they gave it to is written down.
 *
 * @throws AppError UNAUTHENTICATED, BAD_INPUT, RATE_LIMITED, UNAVAILABLE
 */
export async function addColleague(ctx: Context, input: unknown): Promise<AdminRow> {
  const session = await requireAdmin(ctx);
  const checked = check(colleagueRules, input);
  if (!checked.ok) throw badInput(checked.problems);
  const { current, ...colleague } = checked.value;
  return ctx.em.fork().transactional(async (em) => {
    await confirmPassword(ctx, em as Context['em'], session, current);
    const admin = await addAdmin(em as Context['em'], colleague);
    await recordAct(em as Context['em'], session, 'admin-added', admin.name);
    return admin;
  });
}
