import { graphql } from '../../../../graphql/generated/gql.ts';

export const inquiriesQuery = graphql(`
  query Inquiries($after: ID, $filter: InquiryFilter) {
    inquiries(first: 50, after: $after, filter: $filter) {
      items {
        id
        firstName
        lastName
        email
        phone
        company
        service
        message
        isRead
        isSpam
        createdAt
        source {
          page
          referrer
          utmSource
          utmMedium
          utmCampaign
          utmTerm
          utmContent
          locale
        }
      }
      endCursor
      hasMore
    }
  }
`);

export const markAsReadMutation = graphql(`
  mutation MarkInquiryRead($id: ID!) {
    markInquiryRead(id: $id) {
      id
      isRead
    }
  }
`);
