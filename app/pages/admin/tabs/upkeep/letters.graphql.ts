import { graphql } from '../../../../graphql/generated/gql.ts';

export const failedLettersQuery = graphql(`
  query FailedLetters {
    failedLetters {
      total
      items {
        id
        kind
        about
        name
        problem
        attempts
        failedAt
      }
    }
  }
`);

export const tryLettersAgainMutation = graphql(`
  mutation TryLettersAgain($ids: [ID!]!) {
    tryLettersAgain(ids: $ids)
  }
`);
