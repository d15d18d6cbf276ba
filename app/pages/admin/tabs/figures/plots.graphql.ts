import { graphql } from '../../../../graphql/generated/gql.ts';

export const plotsQuery = graphql(`
  query DeskPlots {
    deskPlots {
      weeks {
        start
        inquiries
        leads
      }
      services {
        service
        inquiries
        leads
      }
      pages {
        page
        inquiries
      }
      otherPages
    }
  }
`);
