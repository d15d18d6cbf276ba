import { graphql } from '../../../graphql/generated/gql.ts';

export const deskEventsSubscription = graphql(`
  subscription DeskEvents {
    deskEvents {
      change
      kind
      ids
    }
  }
`);
