import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../context.ts';
import { ErasedSubmission } from '../submissions/erased-submission.entity.ts';
import { NewsletterSubscription } from './newsletter-subscription.entity.ts';

/**
 * Deletes the address that the link names. What is left is the key of its request, so that one that a device sends
 * again, late, does not bring it back.
 *
 * @returns `unsigned` for a link that is not ours; otherwise the address is not on the list, whether it was or not
 */
export async function unsubscribe(ctx: Context, token: string): Promise<'off' | 'unsigned'> {
  const reference = ctx.services.newsletterLinks.read('unsubscribe', token);
  if (reference === undefined) return 'unsigned';
  await ctx.em.transactional(async (em) => {
    const row = await em.findOne(NewsletterSubscription, { reference }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row) return;
    if (row.submissionKey && row.submissionHash) {
      const { submissionKey, submissionHash, id: recordId } = row;
      await em.upsert(ErasedSubmission, { kind: 'newsletter_subscription', submissionKey, submissionHash, recordId });
    }
    await em.nativeDelete(NewsletterSubscription, { id: row.id });
  });
  return 'off';
}
