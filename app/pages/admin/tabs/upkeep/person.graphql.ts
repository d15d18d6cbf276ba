import { graphql } from '../../../../graphql/generated/gql.ts';

export const heldRecordsQuery = graphql(`
  query HeldRecords($email: String, $phone: String) {
    heldRecords(email: $email, phone: $phone) {
      mentions
      records {
        kind
        id
        createdAt
      }
    }
  }
`);

export const erasePersonMutation = graphql(`
  mutation ErasePerson($email: String, $phone: String) {
    erasePerson(email: $email, phone: $phone) {
      inquiry
      lead
      application
      subscriber
      conversation
    }
  }
`);
