import { serviceOptions } from '#content/service-options.ts';
import type { ChatLeadFilter, DealState } from '../../../../graphql/generated/graphql.ts';
import { chosenOf, inCapitals, newestFirst, wordsOf, type Choice } from '../../finding/finding.ts';
import { receivedFrom, receivedOptions } from '../../finding/received.ts';
import { stateOptions } from '../../work/deal.ts';

const contact: Choice = {
  name: 'contact',
  label: 'Contact',
  any: 'All',
  options: [
    { value: 'known', label: 'Known' },
    { value: 'unknown', label: 'Not known yet' },
  ],
};
const service: Choice = { name: 'service', label: 'Service', any: 'All', options: serviceOptions };
const state: Choice = { name: 'state', label: 'State', any: 'All', options: stateOptions };
const received: Choice = { name: 'received', label: 'Received', any: 'Any time', options: receivedOptions };
export const leadOrder = newestFirst({ value: 'due', label: 'Reply due first' });

/** What leads can be narrowed and sorted by. */
export const leadChoices: readonly Choice[] = [contact, service, state, received, leadOrder];

export function leadFilter(query: URLSearchParams): ChatLeadFilter {
  const wanted = inCapitals<DealState>(chosenOf(query, state));
  const known = chosenOf(query, contact);
  return {
    search: wordsOf(query),
    qualified: known === undefined ? undefined : known === 'known',
    service: chosenOf(query, service),
    states: wanted && [wanted],
    from: receivedFrom(chosenOf(query, received) ?? null),
  };
}
