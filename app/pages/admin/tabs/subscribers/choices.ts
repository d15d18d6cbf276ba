import type { SubscriberFilter, SubscriptionStatus } from '../../../../graphql/generated/graphql.ts';
import { chosenOf, inCapitals, newestFirst, wordsOf, type Choice } from '../../finding/finding.ts';
import { receivedFrom, receivedOptions } from '../../finding/received.ts';

const status: Choice = {
  name: 'status',
  label: 'Status',
  any: 'Any status',
  options: [
    { value: 'confirmed', label: 'Confirmed' },
    { value: 'pending', label: 'Not confirmed yet' },
  ],
};
const received: Choice = { name: 'received', label: 'Asked for', any: 'Any time', options: receivedOptions };
export const subscriberOrder = newestFirst();

export const subscriberChoices: readonly Choice[] = [status, received, subscriberOrder];

export function subscriberFilter(query: URLSearchParams): SubscriberFilter {
  return {
    search: wordsOf(query),
    status: inCapitals<SubscriptionStatus>(chosenOf(query, status)),
    from: receivedFrom(chosenOf(query, received) ?? null),
  };
}
