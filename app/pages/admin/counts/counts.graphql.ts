import { graphql } from '../../../graphql/generated/gql.ts';

export const countsQuery = graphql(`
  query DeskCounts {
    deskCounts {
      inquiries
      unreadInquiries
      spamInquiries
      chatLeads
      qualifiedLeads
      overdue
      jobApplications
      newApplications
      subscribers
    }
  }
`);
