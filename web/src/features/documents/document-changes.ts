import { graphql } from '#gql'

export const updateDocument = graphql(`
  mutation Documents_Update($input: UpdateDocumentInput!) {
    updateDocument(input: $input) {
      __typename
      ... on DocumentSuccess {
        document {
          id
          name
          kind
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

export const removeDocument = graphql(`
  mutation Documents_Remove($input: RemoveDocumentInput!) {
    removeDocument(input: $input) {
      __typename
      ... on RemoveDocumentSuccess {
        id
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** What shows documents, wherever it stands. */
export const documentLists = ['DocumentList', 'DocumentRoom', 'DocumentPicker']
