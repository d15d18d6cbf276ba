import { graphql } from '../../../../graphql/generated/gql.ts';

export const chatLeadsQuery = graphql(`
  query ChatLeads($after: ID) {
    chatLeads(first: 50, after: $after) {
      items {
        id
        name
        company
        email
        phone
        location
        leadStatus
        isContactInfoCollected
        purposeOfVisit
        servicesInterested
        requirements
        budget
        timeline
        sessionId
        createdAt
      }
      endCursor
      hasMore
    }
  }
`);
