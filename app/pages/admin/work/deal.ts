import type { DealState } from '../../../graphql/generated/graphql.ts';
import type { Option } from '../finding/finding.ts';

/** What an inquiry and a lead have in common: somebody waits for a reply, and perhaps it comes to a project. */
export interface Deal {
  readonly id: string;
  readonly state: DealState;
  /** ISO */
  readonly dueAt?: string | null;
  readonly repliedAt?: string | null;
  readonly assignee?: { readonly id: string; readonly name: string } | null;
}

/** In the order in which it goes. */
export const dealStates: readonly { readonly value: DealState; readonly label: string }[] = [
  { value: 'OPEN', label: 'Open' },
  { value: 'REPLIED', label: 'Replied' },
  { value: 'WON', label: 'Won' },
  { value: 'LOST', label: 'Lost' },
];

/** The same in the address. */
export const stateOptions: readonly Option[] = dealStates.map(({ value, label }) => ({ value: value.toLowerCase(), label }));

export const stateLabel = (state: DealState) => dealStates.find(({ value }) => value === state)!.label;
