import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { messageOf } from './answer-error.ts';
import type { KeysetPage } from './keyset-pages.ts';

export interface Pages<Item> {
  /** Undefined until something was read. */
  readonly page: KeysetPage<Item> | undefined;
  readonly loading: boolean;
  /** Why the list could not be read. What was read before is still in `page`. */
  readonly error: string | undefined;
  readonly retry: () => void;
  /** `load` answers with what it has added; with nothing when it failed. */
  readonly next: { readonly loading: boolean; readonly error: string | undefined; readonly load: () => Promise<KeysetPage<Item> | undefined> };
}

/** A list that is read page by page. */
export function usePages<Data, Variables extends OperationVariables, Item>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  pageOf: (data: Data) => KeysetPage<Item>,
): Pages<Item> {
  const { data, loading, error, refetch, fetchMore, client } = useQuery<Data, OperationVariables>(document, { variables });
  const [more, setMore] = useState<{ loading: boolean; error?: string }>({ loading: false });

  // An error takes the data out of the result, though not out of the cache.
  const known = (data as Data | undefined) ?? (error && client.readQuery<Data, OperationVariables>({ query: document, variables })) ?? undefined;
  const page = known && pageOf(known);

  async function load() {
    setMore({ loading: true });
    try {
      const added = await fetchMore({ variables: { after: page?.endCursor } });
      setMore({ loading: false });
      return added.data && pageOf(added.data as Data);
    } catch (reason) {
      setMore({ loading: false, error: messageOf(reason) });
      return undefined;
    }
  }

  return {
    page,
    loading: loading && !more.loading,
    error: error && messageOf(error),
    // The next error says what went wrong.
    retry: () => void refetch().catch(() => undefined),
    next: { loading: more.loading, error: more.error, load },
  };
}
