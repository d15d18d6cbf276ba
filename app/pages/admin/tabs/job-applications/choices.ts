import type { ApplicationStatus, JobApplicationFilter, JobPositionsQuery } from '../../../../graphql/generated/graphql.ts';
import { chosenOf, inCapitals, newestFirst, wordsOf, type Choice } from '../../finding/finding.ts';
import { receivedFrom, receivedOptions } from '../../finding/received.ts';
import { statuses } from './application.ts';

const status: Choice = { name: 'status', label: 'Status', any: 'Any status', options: statuses.map(({ value, label }) => ({ value: value.toLowerCase(), label })) };
const received: Choice = { name: 'received', label: 'Received', any: 'Any time', options: receivedOptions };
const order = newestFirst();

export type ApplicationChoices = ReturnType<typeof applicationChoices>;

/**
 * What applications can be narrowed and sorted by.
 *
 * @param asked the position in the address, which can be chosen before the list of positions has come
 */
export function applicationChoices(known: JobPositionsQuery['jobPositions'], asked: string | null) {
  const options = known.map((each) => ({ value: each.position, label: `${each.position} (${each.applications})` }));
  if (asked && !options.some(({ value }) => value === asked)) options.push({ value: asked, label: asked });
  const position: Choice = { name: 'position', label: 'Position', any: 'Any position', options };
  return { position, status, received, order, all: [position, status, received, order] };
}

export function applicationFilter(query: URLSearchParams, choices: ApplicationChoices): JobApplicationFilter {
  const wanted = inCapitals<ApplicationStatus>(chosenOf(query, choices.status));
  return {
    search: wordsOf(query),
    position: chosenOf(query, choices.position),
    statuses: wanted && [wanted],
    from: receivedFrom(chosenOf(query, choices.received) ?? null),
  };
}
