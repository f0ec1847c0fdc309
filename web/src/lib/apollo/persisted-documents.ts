import { ApolloLink } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { mergeMap, of } from 'rxjs'

/** The build's data about a document: see build/graphql-documents.ts. */
type BuiltDocument = DocumentNode & { __meta__?: { hash: string } }

/**
 * Sends the hash of a document instead of its text. A gateway of another build may not know the hash: from then on
 * the text is sent, which every gateway takes. Apollo's PersistedQueryLink does the same, but is heavier than what is
 * left of the pages' budget.
 */
export function persistedDocuments(): ApolloLink {
  let isKnown = true
  return new ApolloLink((operation, forward) => {
    const { __meta__: built } = operation.query as BuiltDocument
    if (!built || !isKnown || !isQuery(operation.query)) return forward(operation)
    operation.extensions = { persistedQuery: { version: 1, sha256Hash: built.hash } }
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } })
    return forward(operation).pipe(
      mergeMap((answer) => {
        if (!isNotFound(answer)) return of(answer)
        isKnown = false
        operation.setContext({ http: { includeQuery: true, includeExtensions: false } })
        return forward(operation)
      }),
    )
  })
}

/** Mutations are sent with their text, which decides whether the request gets an Idempotency-Key. */
function isQuery({ definitions }: DocumentNode): boolean {
  return definitions.some((one) => 'operation' in one && one.operation === 'query')
}

function isNotFound({ errors }: ApolloLink.Result): boolean {
  return errors?.[0]?.extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND'
}
