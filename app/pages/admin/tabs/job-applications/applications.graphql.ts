import { graphql } from '../../../../graphql/generated/gql.ts';

export const jobApplicationsQuery = graphql(`
  query JobApplications($after: ID, $filter: JobApplicationFilter, $order: ListOrder! = NEWEST) {
    jobApplications(first: 50, after: $after, filter: $filter, order: $order) {
      items {
        ...ApplicationParts
      }
      endCursor
      hasMore
    }
  }

  fragment ApplicationParts on JobApplication {
    id
    position
    department
    location
    firstName
    lastName
    email
    phone
    currentLocation
    experience
    coverLetter
    portfolioUrl
    expectedSalary
    noticePeriod
    resumeName
    resumeSize
    status
    createdAt
    assignee {
      id
      name
    }
  }
`);

export const jobApplicationQuery = graphql(`
  query JobApplication($id: ID!) {
    jobApplication(id: $id) {
      ...ApplicationParts
    }
  }
`);

export const jobPositionsQuery = graphql(`
  query JobPositions {
    jobPositions {
      position
      applications
    }
  }
`);

export const changeApplicationMutation = graphql(`
  mutation ChangeJobApplication($id: ID!, $change: JobApplicationChange!) {
    changeJobApplication(id: $id, change: $change) {
      id
      status
      assignee {
        id
        name
      }
    }
  }
`);
