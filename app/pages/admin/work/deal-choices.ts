import { serviceOptions } from '#content/service-options.ts';
import type { DealState, InquiryFilter } from '../../../graphql/generated/graphql.ts';
import { chosenOf, inCapitals, newestFirst, wordsOf, type Choice } from '../finding/finding.ts';
import { receivedFrom, receivedOptions } from '../finding/received.ts';
import { stateOptions } from './deal.ts';

/** What inquiries and leads alike can be narrowed and sorted by. */
export const service: Choice = { name: 'service', label: 'Service', any: 'Any service', options: serviceOptions };
export const state: Choice = { name: 'state', label: 'State', any: 'Any state', options: stateOptions };
export const received: Choice = { name: 'received', label: 'Received', any: 'Any time', options: receivedOptions };
export const dealOrder = newestFirst({ value: 'due', label: 'Reply due first' });

/** What the address asks for of these, and of the search. */
export function dealFilter(query: URLSearchParams): Pick<InquiryFilter, 'search' | 'service' | 'states' | 'from'> {
  const wanted = inCapitals<DealState>(chosenOf(query, state));
  return {
    search: wordsOf(query),
    service: chosenOf(query, service),
    states: wanted && [wanted],
    from: receivedFrom(chosenOf(query, received) ?? null),
  };
}
