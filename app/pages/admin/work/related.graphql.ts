import { graphql } from '../../../graphql/generated/gql.ts';

export const relatedRecordsQuery = graphql(`
  query RelatedRecords($kind: PersonKind!, $id: ID!) {
    relatedRecords(kind: $kind, id: $id) {
      kind
      id
      name
      about
      state
      sameEmail
      samePhone
      createdAt
    }
  }
`);
