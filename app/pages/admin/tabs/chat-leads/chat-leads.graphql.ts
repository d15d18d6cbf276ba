import { graphql } from '../../../../graphql/generated/gql.ts';

export const chatLeadsQuery = graphql(`
  query ChatLeads($after: ID, $filter: ChatLeadFilter, $order: ListOrder! = NEWEST) {
    chatLeads(first: 50, after: $after, filter: $filter, order: $order) {
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
        ...LeadWork
      }
      endCursor
      hasMore
    }
  }

  fragment LeadWork on ChatLead {
    id
    state
    dueAt
    repliedAt
    assignee {
      id
      name
    }
  }
`);

export const changeLeadMutation = graphql(`
  mutation ChangeLead($id: ID!, $change: ChatLeadChange!) {
    changeLead(id: $id, change: $change) {
      ...LeadWork
    }
  }
`);
