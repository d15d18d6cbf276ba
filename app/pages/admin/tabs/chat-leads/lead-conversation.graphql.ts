import { graphql } from '../../../../graphql/generated/gql.ts';

export const leadConversationQuery = graphql(`
  query LeadConversation($id: ID!) {
    chatLead(id: $id) {
      conversation {
        id
        sender
        text
        createdAt
      }
      evidence {
        field
        value
        quote
        messageId
        start
        end
      }
    }
  }
`);
