import { type Result, err, ok } from '@landfall/kit/core/result'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { hashOf } from './admit-document.ts'

export type GraphHttpRequest = {
  method: string
  headers: Record<string, string>
  /** The query string with its question mark, or ''. */
  search: string
  body: unknown
}

/** The web build's documents by the sha256 of their text, in hex. */
export type KnownDocuments = ReadonlyMap<string, string>

export type ReadDocument = {
  text: string
  /** One of the web build. */
  isKnown: boolean
  /** With the document in full. */
  request: GraphHttpRequest
}

const requestBody = z.looseObject({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  extensions: z
    .looseObject({
      persistedQuery: z.looseObject({ sha256Hash: z.string() }).optional(),
    })
    .nullish(),
})

/**
 * Finds the document of a request: in full, or by the hash of one that the web build holds (POST, as
 * `extensions.persistedQuery.sha256Hash`). Malformed requests are left to the server to refuse. Fails
 * for an unknown hash; the client then sends the document itself.
 */
export function readDocument(
  request: GraphHttpRequest,
  known: KnownDocuments,
): Result<ReadDocument, GraphQLError> {
  if (request.method === 'GET') return ok(readSearch(request, known))
  const { data: body } = requestBody.safeParse(request.body)
  if (!body) return ok({ text: queryIn(request.body), isKnown: false, request })
  const { extensions, ...rest } = body
  const hash = extensions?.persistedQuery?.sha256Hash
  const text = body.query ?? (hash === undefined ? '' : known.get(hash))
  if (text === undefined) return err(notFound())
  const { operationName, ...others } = rest
  // Some clients send an empty text as the name of an operation that has none.
  const named = operationName ? { ...others, operationName } : others
  const full = { ...request, body: text === '' ? named : { ...named, query: text } }
  return ok({ text, isKnown: known.has(hashOf(text)), request: full })
}

/** The server runs it whatever comes with it, so it is admitted like any other. */
function queryIn(body: unknown): string {
  const query = (body as { query?: unknown } | null | undefined)?.query
  return typeof query === 'string' ? query : ''
}

function readSearch(request: GraphHttpRequest, known: KnownDocuments): ReadDocument {
  const search = new URLSearchParams(request.search)
  const text = search.get('query') ?? ''
  if (search.get('operationName') === '') search.delete('operationName')
  const full = { ...request, search: `?${search}` }
  return { text, isKnown: known.has(hashOf(text)), request: full }
}

function notFound(): GraphQLError {
  return new GraphQLError('PersistedQueryNotFound', {
    extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 200 } },
  })
}
