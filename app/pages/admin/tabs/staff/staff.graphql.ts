import { graphql } from '../../../../graphql/generated/gql.ts';

export const actsQuery = graphql(`
  query DeskActs($after: ID) {
    deskActs(first: 50, after: $after) {
      items {
        id
        adminName
        act
        subject
        createdAt
      }
      endCursor
      hasMore
    }
  }
`);

export const addAdminMutation = graphql(`
  mutation AddAdmin($input: NewAdminInput!) {
    addAdmin(input: $input) {
      id
      name
    }
  }
`);

export const removeAdminMutation = graphql(`
  mutation RemoveAdmin($id: ID!, $current: String!) {
    removeAdmin(id: $id, current: $current) {
      id
    }
  }
`);

export const changePasswordMutation = graphql(`
  mutation ChangePassword($current: String!, $next: String!) {
    changePassword(current: $current, next: $next) {
      token
    }
  }
`);

export const endSessionsMutation = graphql(`
  mutation EndSessions {
    endSessions {
      id
    }
  }
`);
