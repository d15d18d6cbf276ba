import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { Pages } from './use-pages.ts';

interface Asked<Item, Data> {
  /** Of the record that the address names. */
  readonly id: string | null;
  readonly document: TypedDocumentNode<Data, { id: string }>;
  readonly recordOf: (data: Data) => Item;
}

/**
 * The pages of a list with a record that was asked for by itself, and that they do not hold, on top. A record that has
 * been in the list and left it, as it does not answer to the filter any more, is not brought back.
 */
export function useAsked<Item extends { readonly id: string }, Data>(pages: Pages<Item>, { id, document, recordOf }: Asked<Item, Data>): Pages<Item> {
  const [listed, setListed] = useState<string | null>(null);
  const { page } = pages;
  const isListed = page?.items.some((item) => item.id === id) ?? false;
  if (isListed && listed !== id) setListed(id);

  const skip = !id || !page || isListed || listed === id;
  const { data, loading } = useQuery<Data, { id: string }>(document, { variables: { id: id ?? '' }, skip });
  if (!page || skip) return pages;
  if (loading) return { ...pages, page: undefined, loading: true };
  return data ? { ...pages, page: { ...page, items: [recordOf(data as Data), ...page.items] } } : pages;
}
