import { graphql } from '../../../../graphql/generated/gql.ts';

export const subscribersQuery = graphql(`
  query Subscribers($after: ID, $filter: SubscriberFilter, $order: ListOrder! = NEWEST) {
    subscribers(first: 50, after: $after, filter: $filter, order: $order) {
      items {
        id
        email
        status
        sourcePage
        consentText
        consentAt
        confirmedAt
        createdAt
      }
      endCursor
      hasMore
    }
  }
`);
