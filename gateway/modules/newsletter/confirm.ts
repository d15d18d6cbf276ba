import type { Context } from '../../context.ts';
import { NewsletterSubscription } from './newsletter-subscription.entity.ts';

/**
 * Confirms a subscription, as the owner of its address asks by the link that was sent there.
 *
 * @returns `unsigned` for a link that is not ours; `gone` when there is no such subscription any more
 */
export async function confirm(ctx: Context, token: string): Promise<'confirmed' | 'gone' | 'unsigned'> {
  const id = ctx.services.newsletterLinks.read('confirm', token)?.toString();
  if (id === undefined) return 'unsigned';
  // The first time counts.
  await ctx.em.nativeUpdate(NewsletterSubscription, { id, status: 'pending' }, { status: 'confirmed', confirmedAt: new Date() });
  return (await ctx.em.count(NewsletterSubscription, { id })) > 0 ? 'confirmed' : 'gone';
}
