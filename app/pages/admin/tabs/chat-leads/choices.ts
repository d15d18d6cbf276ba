import type { ChatLeadFilter } from '../../../../graphql/generated/graphql.ts';
import { chosenOf, type Choice } from '../../finding/finding.ts';
import { dealFilter, dealOrder, received, service, state } from '../../work/deal-choices.ts';

const contact: Choice = {
  name: 'contact',
  label: 'Contact',
  any: 'Any contact',
  options: [
    { value: 'known', label: 'Contact known' },
    { value: 'unknown', label: 'Contact not known yet' },
  ],
};

/** What leads can be narrowed and sorted by. */
export const leadChoices: readonly Choice[] = [contact, service, state, received, dealOrder];

export function leadFilter(query: URLSearchParams): ChatLeadFilter {
  const known = chosenOf(query, contact);
  return { ...dealFilter(query), qualified: known === undefined ? undefined : known === 'known' };
}
