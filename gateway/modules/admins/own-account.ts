import type { Context } from '../../context.ts';
import { AppError, badInput } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { recordAct } from '../desk/acts/record-act.ts';
import { limits } from '../limits/rate-limiter.ts';
import { Admin, type AdminRow } from './admin.entity.ts';
import { listAdmins } from './list-admins.ts';
import type { Session } from './log-in.ts';
import { passwordRules } from './new-admin.rules.ts';
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
  const checked = check(passwordRules, next);
  if (!checked.ok) throw badInput({ next: Object.values(checked.problems)[0] ?? 'is not acceptable' });
  // Whoever found an open desk must not guess the password here either.
  await ctx.services.rateLimiter.count(limits.loginByAccount, session.email);
  const admin = await ctx.em.fork().transactional(async (em) => {
    const own = await em.findOneOrFail(Admin, session.id);
    // Not 401: that would mean that the session has ended.
    if (!(await ctx.services.passwords.verify(own.passwordHash, current))) throw new AppError('BAD_INPUT', 'The current password is wrong.');
    own.passwordHash = await hashPassword(checked.value);
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
