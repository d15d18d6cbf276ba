import * as v from 'valibot';
import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { type Condition, equals, receivedBetween } from '../desk/finding/condition.ts';
import { commonFilters } from '../desk/finding/filter.rules.ts';
import { findPage, type ListPage, type ListRequest, soundFilter } from '../desk/finding/find-page.ts';
import { NewsletterSubscription, type NewsletterSubscriptionRow, subscriptionStatuses } from './newsletter-subscription.entity.ts';

/** What the desk's list of subscribers can be narrowed by. */
const subscriberFilterRules = v.object({ ...v.pick(v.object(commonFilters), ['search', 'from', 'until']).entries, status: v.nullish(v.picklist(subscriptionStatuses)) }, 'must be a filter');

export type SubscriberFilter = v.InferInput<typeof subscriberFilterRules>;

/** @throws AppError BAD_INPUT */
export function wantedSubscribers(filter: SubscriberFilter | undefined) {
  const { search, status, from, until } = soundFilter(subscriberFilterRules, filter);
  const conditions: Condition[] = [...(status ? [equals('status', status)] : []), ...receivedBetween(from, until)];
  return { entity: NewsletterSubscription, conditions, search };
}

/** Who asked for the newsletter, newest first unless another order is asked for. Throws UNAUTHENTICATED, BAD_INPUT. */
export async function listSubscribers(ctx: Context, page: ListRequest, filter?: SubscriberFilter): Promise<ListPage<NewsletterSubscriptionRow>> {
  await requireAdmin(ctx);
  if (page.order === 'due') throw badInput({ order: 'must be newest or oldest' });
  return findPage<NewsletterSubscriptionRow>(ctx, page, wantedSubscribers(filter));
}
