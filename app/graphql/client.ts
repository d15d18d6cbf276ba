import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { bearerLink, type Bearer } from './bearer-link.ts';
import { errorLink } from './error-link.ts';
import { keysetPages } from './keyset-pages.ts';

/** A list under another filter, or in another order, is another list. */
const list = keysetPages(['filter', 'order']);

interface ClientOptions extends Bearer {
  /** Defaults to the gateway that the page came from. */
  readonly uri?: string;
}

/**
 * The desk's way to the gateway. What has been read is not stale and is not read again unasked (specification,
 * section 9): no polling, no refetch when the window gets the focus, no retries.
 */
export function createClient({ uri = '/graphql', ...bearer }: ClientOptions): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([bearerLink(bearer), errorLink, new BaseHttpLink({ uri, credentials: 'include' })]),
    cache: new InMemoryCache({
      typePolicies: { Query: { fields: { inquiries: list, chatLeads: list, jobApplications: list, subscribers: list, deskActs: list } } },
    }),
    // What is read anew goes through the merging above, too, and does not cut a long list.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first', refetchWritePolicy: 'merge' } },
    devtools: { enabled: false },
  });
}
