import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { recordAct } from '../desk/acts/record-act.ts';
import type { AdminRow } from './admin.entity.ts';
import { confirmPassword } from './confirm-password.ts';
import { listAdmins } from './list-admins.ts';
import type { Session } from './log-in.ts';
import { changePasswordRules } from './new-admin.rules.ts';
import { hashPassword } from './passwords.ts';
import { requireAdmin } from './require-admin.ts';
import { signSessionToken } from './session-token.ts';

/** All admins, the first one first. Throws UNAUTHENTICATED. */
export async function readAdmins(ctx: Context): Promise<AdminRow[]> {
  await requireAdmin(ctx);
  return listAdmins(ctx.em.fork());
}

/**
 * Gives an admin a new password, who has to know the old one. Their sessions end everywhere.
 *
 * @returns a new session, for the browser that asked
 * @throws AppError UNAUTHENTICATED, BAD_INPUT, RATE_LIMITED, UNAVAILABLE
 */
export async function changePassword(ctx: Context, current: string, next: string): Promise<Session> {
  const session = await requireAdmin(ctx);
  const checked = check(changePasswordRules, { current, next });
  if (!checked.ok) throw badInput(checked.problems);
  const admin = await ctx.em.fork().transactional(async (em) => {
    const own = await confirmPassword(ctx, em as Context['em'], session, current);
    own.passwordHash = await hashPassword(checked.value.next);
    own.tokenVersion += 1;
    await recordAct(em as Context['em'], session, 'password-changed', 'own account');
    return own;
  });
  return { token: signSessionToken({ adminId: admin.id, tokenVersion: admin.tokenVersion }, ctx.services.sessionKey, ctx.config.sessionHours), admin };
}

/** Ends every session of the admin who asks, this one included, on every replica. Throws UNAUTHENTICATED. */
export async function endSessions(ctx: Context): Promise<{ id: string }> {
  const session = await requireAdmin(ctx);
  await ctx.em.fork().transactional(async (em) => {
    await em.execute('update "admin" set "token_version" = "token_version" + 1 where "id" = ?', [session.id]);
    await recordAct(em as Context['em'], session, 'sessions-ended', 'own account');
  });
  return { id: session.id };
}
