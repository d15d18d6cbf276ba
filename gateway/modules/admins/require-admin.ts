import type { Context } from '../../context.ts';
import { unauthenticated } from '../../errors.ts';
import type { SessionAdmin } from './find-admin.ts';
import { readSessionToken } from './session-token.ts';

/**
 * The admin who asks. The token's version is held against the database at every request, so
 * that ending all sessions ends them at once, on every replica.
 *
 * @throws AppError UNAUTHENTICATED
 */
export function requireAdmin(ctx: Context): Promise<SessionAdmin> {
  return (ctx.admin ??= verify(ctx));
}

async function verify(ctx: Context): Promise<SessionAdmin> {
  const claims = ctx.token ? readSessionToken(ctx.token, ctx.services.sessionKey) : undefined;
  if (!claims) throw unauthenticated();
  const admin = await ctx.services.findAdmin(claims.adminId);
  if (!admin || admin.tokenVersion !== claims.tokenVersion) throw unauthenticated();
  return admin;
}
