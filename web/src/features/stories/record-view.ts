import { ask } from '#lib/graphql/graphql-request.ts'

const mutation = /* GraphQL */ `
  mutation RecordView($input: ContentIdInput!) {
    recordContentView(input: $input) {
      __typename
    }
  }
`

/** Counts that a story was opened; no reader waits for this, or hears that it failed. */
export function recordView(id: string): void {
  void ask(mutation, { input: { id } }).catch(() => undefined)
}
