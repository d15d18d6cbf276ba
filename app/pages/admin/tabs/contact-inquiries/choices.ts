import type { InquiryFilter } from '../../../../graphql/generated/graphql.ts';
import { chosenOf, type Choice } from '../../finding/finding.ts';
import { dealFilter, dealOrder, received, service, state } from '../../work/deal-choices.ts';

const whose: Choice = {
  name: 'whose',
  label: 'Whose',
  any: 'Anybody’s',
  options: [
    { value: 'mine', label: 'Mine' },
    { value: 'nobody', label: 'Nobody’s' },
  ],
};

/** What inquiries can be narrowed and sorted by, besides the views. */
export const inquiryChoices: readonly Choice[] = [service, state, whose, received, dealOrder];

/** @param me the id of whoever asks */
export function inquiryFilter(query: URLSearchParams, me: string): InquiryFilter {
  const owner = chosenOf(query, whose);
  return { ...dealFilter(query), ...(owner && { assignee: owner === 'mine' ? me : null }) };
}
