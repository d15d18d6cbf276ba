import type { Context } from '../../context.ts';
import { AppError, badInput } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { limits } from '../limits/rate-limiter.ts';
import { Admin } from './admin.entity.ts';
import type { SessionAdmin } from './find-admin.ts';
import { loginRules } from './login.rules.ts';
import { signSessionToken } from './session-token.ts';

export interface Session {
  token: string;
  admin: SessionAdmin;
}

/**
 * Starts a session. Attempts are counted by account and by address before anything is hashed;
 * an unknown address takes as long and says the same as a wrong password.
 *
 * @throws AppError BAD_INPUT, UNAUTHENTICATED, RATE_LIMITED, UNAVAILABLE
 */
export async function logIn(ctx: Context, input: unknown): Promise<Session> {
  const checked = check(loginRules, input);
  if (!checked.ok) throw badInput(checked.problems);
  const email = checked.value.email.trim().toLowerCase();

  await ctx.services.rateLimiter.count(limits.loginByAddress, ctx.address);
  await ctx.services.rateLimiter.count(limits.loginByAccount, email);

  const admin = await ctx.em.findOne(Admin, { email });
  if (!(await ctx.services.passwords.verify(admin?.passwordHash, checked.value.password)) || !admin) {
    throw new AppError('UNAUTHENTICATED', 'The e-mail address or the password is wrong.');
  }
  const claims = { adminId: admin.id, tokenVersion: admin.tokenVersion };
  return { token: signSessionToken(claims, ctx.services.sessionKey, ctx.config.sessionHours), admin };
}
