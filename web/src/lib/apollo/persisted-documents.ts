import { ApolloLink } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import type { DocumentNode } from 'graphql'

/** What the build knows of a document: see build/graphql-documents.ts. */
type BuiltDocument = DocumentNode & { __meta__?: { hash: string } }

/**
 * Sends the hash of a document instead of its text. A gateway of another build may not know it: from
 * then on the text is sent, which every gateway takes.
 */
export function persistedDocuments(transport: ApolloLink): ApolloLink {
  const byHash = new PersistedQueryLink({
    generateHash: (document: BuiltDocument) => document.__meta__?.hash ?? '',
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  })
  return ApolloLink.split(
    ({ query }) => (query as BuiltDocument).__meta__ !== undefined,
    byHash.concat(transport),
    transport,
  )
}
