import { serviceOptions } from '#content/service-options.ts';
import type { DealState, InquiryFilter } from '../../../../graphql/generated/graphql.ts';
import { chosenOf, inCapitals, newestFirst, wordsOf, type Choice } from '../../finding/finding.ts';
import { receivedFrom, receivedOptions } from '../../finding/received.ts';
import { stateOptions } from '../../work/deal.ts';

const service: Choice = { name: 'service', label: 'Service', any: 'All', options: serviceOptions };
const state: Choice = { name: 'state', label: 'State', any: 'All', options: stateOptions };
const whose: Choice = {
  name: 'whose',
  label: 'Whose',
  any: 'All',
  options: [
    { value: 'mine', label: 'Mine' },
    { value: 'nobody', label: 'Nobody’s' },
  ],
};
const received: Choice = { name: 'received', label: 'Received', any: 'Any time', options: receivedOptions };
export const dealOrder = newestFirst({ value: 'due', label: 'Reply due first' });

/** What inquiries can be narrowed and sorted by, besides the views. */
export const inquiryChoices: readonly Choice[] = [service, state, whose, received, dealOrder];

/** @param me the id of whoever asks */
export function inquiryFilter(query: URLSearchParams, me: string): InquiryFilter {
  const wanted = inCapitals<DealState>(chosenOf(query, state));
  const owner = chosenOf(query, whose);
  return {
    search: wordsOf(query),
    service: chosenOf(query, service),
    states: wanted && [wanted],
    ...(owner && { assignee: owner === 'mine' ? me : null }),
    from: receivedFrom(chosenOf(query, received) ?? null),
  };
}
