import type { ListOrder } from '../../../graphql/generated/graphql.ts';

export interface Option {
  /** In the address. */
  readonly value: string;
  readonly label: string;
}

/** Something that a list can be narrowed or sorted by. */
export interface Choice {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  /** What stands for no choice. */
  readonly any: string;
  readonly options: readonly Option[];
}

/** Names in the address that belong to one list, and go when another is opened. */
export const WORDS = 'q';
export const RECORD = 'record';
const ORDER = 'order';

/** Characters that the gateway takes of a search at most. */
export const MAX_SEARCH = 100;

export const newestFirst = (...others: readonly Option[]): Choice => ({ name: ORDER, label: 'Order', any: 'Newest first', options: [...others, { value: 'oldest', label: 'Oldest first' }] });

/** What the address says of a choice; undefined where it says nothing that can be chosen. */
export function chosenOf(query: URLSearchParams, { name, options }: Choice): string | undefined {
  const value = query.get(name);
  return options.find((option) => option.value === value)?.value;
}

export function wordsOf(query: URLSearchParams): string | undefined {
  return query.get(WORDS)?.trim().slice(0, MAX_SEARCH) || undefined;
}

/** In the gateway's capitals: `due` is `DUE`. Undefined for its own order, the newest first. */
export function orderOf(query: URLSearchParams, choice: Choice): ListOrder | undefined {
  return inCapitals<ListOrder>(chosenOf(query, choice));
}

/** Enums of the schema stand in capitals. */
export function inCapitals<Enum extends string>(value: string | undefined): Enum | undefined {
  return value?.toUpperCase() as Enum | undefined;
}

/** Whether a list is narrowed, so that it may be empty though there are records. */
export function isNarrowed(query: URLSearchParams, choices: readonly Choice[]): boolean {
  return wordsOf(query) !== undefined || choices.some((choice) => choice.name !== ORDER && chosenOf(query, choice) !== undefined);
}
