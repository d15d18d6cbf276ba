import { graphql } from '../../../graphql/generated/gql.ts';

export const meQuery = graphql(`
  query Me {
    me {
      id
      name
      email
    }
  }
`);

export const loginMutation = graphql(`
  mutation Login($email: String!, $password: String!) {
    login(email: $email, password: $password) {
      token
      admin {
        id
        name
        email
      }
    }
  }
`);
