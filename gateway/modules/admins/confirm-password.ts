import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { limits } from '../limits/rate-limiter.ts';
import { Admin, type AdminRow } from './admin.entity.ts';
import type { SessionAdmin } from './find-admin.ts';

/**
 * Asks for the password of the admin who is logged in, before what an open desk alone must not be enough for.
 *
 * @throws AppError BAD_INPUT when it is wrong, RATE_LIMITED, UNAVAILABLE
 */
export async function confirmPassword(ctx: Context, em: Context['em'], session: SessionAdmin, password: string): Promise<AdminRow> {
  // Whoever found an open desk must not guess the password here either.
  await ctx.services.rateLimiter.count(limits.loginByAccount, session.email);
  const own = await em.findOneOrFail(Admin, session.id);
  // Not 401: that would mean that the session has ended.
  if (!(await ctx.services.passwords.verify(own.passwordHash, password))) throw new AppError('BAD_INPUT', 'The current password is wrong.');
  return own;
}
