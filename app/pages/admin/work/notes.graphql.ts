import { graphql } from '../../../graphql/generated/gql.ts';

export const deskNotesQuery = graphql(`
  query DeskNotes($kind: PersonKind!, $id: ID!) {
    deskNotes(kind: $kind, id: $id) {
      id
      authorName
      text
      createdAt
    }
  }
`);

export const addNoteMutation = graphql(`
  mutation AddDeskNote($kind: PersonKind!, $id: ID!, $text: String!) {
    addDeskNote(kind: $kind, id: $id, text: $text) {
      id
    }
  }
`);
