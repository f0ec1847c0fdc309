import type { ApolloServerOptions, BaseContext } from '@apollo/server'
import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>

/** Bytes of memory that a character of a parsed document takes: nodes, tokens, places. */
const BYTES_PER_CHARACTER = 60
const MAX_CACHE_BYTES = 24 * 2 ** 20

/** Documents that the server has checked, limited by weight, because strangers may keep sending new ones. */
export function createDocumentStore(): DocumentStore {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: weightOfDocument,
  })
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => void documents.set(key, document),
    delete: async (key) => documents.delete(key),
  }
}

/** About how many bytes a parsed document takes. */
export function weightOfDocument({ loc }: DocumentNode): number {
  return 1_000 + BYTES_PER_CHARACTER * (loc?.source.body.length ?? 0)
}
