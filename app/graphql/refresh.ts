import type { ApolloClient, InMemoryCache } from '@apollo/client';
import { Kind, type DocumentNode, type FieldNode } from 'graphql';

/** Fields of the schema's Query that the desk shows. */
export type DeskField =
  | 'deskCounts'
  | 'inquiries'
  | 'inquiry'
  | 'chatLeads'
  | 'chatLead'
  | 'jobApplications'
  | 'jobApplication'
  | 'jobPositions'
  | 'subscribers'
  | 'admins'
  | 'deskActs'
  | 'deskPlots'
  | 'relatedRecords'
  | 'deskNotes'
  | 'failedLetters';

/**
 * Reads anew what is on screen of these fields, and forgets the rest of them, such as the list under another filter.
 * A failure shows itself where the data are shown.
 *
 * @returns whether everything was read
 */
export async function refresh(client: ApolloClient, fields: readonly DeskField[]): Promise<boolean> {
  const cache = client.cache as InMemoryCache;
  const shown = new Set<string>();
  const reads: Promise<unknown>[] = [];
  for (const query of client.getObservableQueries('active')) {
    const field = rootFieldOf(query.query);
    if (!fields.some((name) => name === field?.name.value)) continue;
    shown.add(cache.policies.getStoreFieldName({ typename: 'Query', fieldName: field!.name.value, field, variables: query.variables }));
    reads.push(query.refetch());
  }
  const keep = (value: unknown, { storeFieldName, DELETE }: { storeFieldName: string; DELETE: unknown }) => (shown.has(storeFieldName) ? value : DELETE);
  cache.modify({ fields: Object.fromEntries(fields.map((field) => [field, keep])) });
  return (await Promise.allSettled(reads)).every(({ status }) => status === 'fulfilled');
}

function rootFieldOf({ definitions: [operation] }: DocumentNode): FieldNode | undefined {
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return undefined;
  return operation.selectionSet.selections.find((selection) => selection.kind === Kind.FIELD);
}
