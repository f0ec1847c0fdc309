import { createHash } from 'node:crypto'
import { type DocumentNode, type GraphQLError, parse } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { RequestContext } from '../subgraphs/request-context.ts'
import { DOCUMENT_LIMITS, faultOfDocument } from './document-limits.ts'
import { operationTooLarge, tooManyRequests } from './graphql-refusals.ts'
import type { RequestBudget } from './request-budget.ts'

/** Hashes of documents, a hundred bytes each. */
const SEEN_MAX = 20_000

/** Null for a document that may be validated and planned. */
export type AdmitDocument = (
  text: string,
  context: RequestContext,
) => Promise<GraphQLError | null>

/**
 * Checks a document that has not been seen before, before anything that costs more than reading it:
 * how many such documents one address sends, and how large this one is.
 */
export function createDocumentAdmission(budget: RequestBudget): AdmitDocument {
  const seen = new LRUCache<string, true>({ max: SEEN_MAX })
  return async (text, context) => {
    if (context.isTrustedDocument || context.isKnownDocument) return null
    const hash = hashOf(text)
    if (seen.has(hash)) return null
    const wait = await budget.admitNew(context.caller)
    if (wait !== null) return tooManyRequests(wait)
    const document = parsed(text)
    const fault = document && faultOfDocument(document)
    if (fault) return operationTooLarge(fault)
    if (document) seen.set(hash, true)
    return null
  }
}

export function hashOf(document: string): string {
  return createHash('sha256').update(document).digest('hex')
}

/** Null for text that is not GraphQL; the server words that error. */
function parsed(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens: DOCUMENT_LIMITS.tokens, noLocation: true })
  } catch {
    return null
  }
}
