import { graphql } from '../../../../graphql/generated/gql.ts';

export const inquiriesQuery = graphql(`
  query Inquiries($after: ID, $filter: InquiryFilter, $order: ListOrder! = NEWEST) {
    inquiries(first: 50, after: $after, filter: $filter, order: $order) {
      items {
        ...InquiryParts
      }
      endCursor
      hasMore
    }
  }

  fragment InquiryParts on Inquiry {
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
    ...InquiryWork
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

  fragment InquiryWork on Inquiry {
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

export const inquiryQuery = graphql(`
  query Inquiry($id: ID!) {
    inquiry(id: $id) {
      ...InquiryParts
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

export const markInquiriesMutation = graphql(`
  mutation MarkInquiries($ids: [ID!]!, $read: Boolean!) {
    markInquiries(ids: $ids, read: $read) {
      id
      isRead
    }
  }
`);

export const markSpamMutation = graphql(`
  mutation MarkSpam($ids: [ID!]!, $spam: Boolean!) {
    markSpam(ids: $ids, spam: $spam) {
      id
      isSpam
    }
  }
`);

export const changeInquiryMutation = graphql(`
  mutation ChangeInquiry($id: ID!, $change: InquiryChange!) {
    changeInquiry(id: $id, change: $change) {
      ...InquiryWork
    }
  }
`);
