import { ask } from '#lib/graphql/graphql-request.ts'

const mutation = /* GraphQL */ `
  mutation RecordView($input: ContentIdInput!) {
    recordContentView(input: $input) {
      __typename
    }
  }
`

/** Counts that a story was opened: nothing that a reader waits for, or hears the failure of. */
export function recordView(id: string): void {
  void ask(mutation, { input: { id } }).catch(() => undefined)
}
