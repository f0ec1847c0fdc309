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

/** The queries that show documents. */
export const documentLists = ['DocumentList', 'DocumentRoom', 'DocumentPicker']
