import { graphql } from '../../../graphql/generated/gql.ts';

export const adminsQuery = graphql(`
  query Admins {
    admins {
      id
      name
      email
    }
  }
`);
