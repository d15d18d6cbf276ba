import { useQuery } from '@apollo/client/react';
import { messageOf } from '../../../graphql/answer-error.ts';
import { countsQuery } from './counts.graphql.ts';

/** The figures of the first line; every part of the desk that asks shares one answer. */
export function useCounts() {
  const { data, error, refetch, client } = useQuery(countsQuery);
  const known = data ?? (error && client.readQuery({ query: countsQuery }));
  return {
    counts: known?.deskCounts,
    error: error && messageOf(error),
    retry: () => void refetch().catch(() => undefined),
  };
}
