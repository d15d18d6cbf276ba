import type { Context } from '../../../context.ts';
import { unauthenticated } from '../../../errors.ts';
import { requireAdmin } from '../../admins/require-admin.ts';
import { readSessionToken } from '../../admins/session-token.ts';
import type { DeskEvent } from './desk-event.ts';

/**
 * What happens to the desk's records from now on, for as long as the session lasts.
 * Throws UNAUTHENTICATED, RATE_LIMITED, UNAVAILABLE.
 */
export async function watchDesk(ctx: Context): Promise<AsyncIterableIterator<DeskEvent>> {
  const admin = await requireAdmin(ctx);
  const claims = ctx.token ? readSessionToken(ctx.token, ctx.services.sessionKey) : undefined;
  if (!claims) throw unauthenticated();
  return ctx.services.deskEvents.read({ adminId: admin.id, tokenVersion: admin.tokenVersion, expiresAt: claims.expiresAt });
}
