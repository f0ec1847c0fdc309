import type { PartnerOperation } from '../graphql/partner-operations.ts'
import type { HttpRequest } from '../http/request.ts'
import { type HttpResponse, jsonReply, methodNotAllowed } from '../http/response.ts'

/** What partners' systems read about the graph. */
export type DeveloperFiles = {
  schemaSdl: string
  operations: readonly PartnerOperation[]
}

const SCHEMA = '/graphql/schema.graphql'
const OPERATIONS = '/graphql/partner-operations.json'
const CACHE = { 'cache-control': 'public, max-age=300' }

/** The graph as SDL, and the stored operations with their hashes; null for any other address. */
export function handleDevelopers(
  incoming: HttpRequest,
  { schemaSdl, operations }: DeveloperFiles,
): HttpResponse | null {
  const { path, method } = incoming
  if (path !== SCHEMA && path !== OPERATIONS) return null
  incoming.route = path
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(['GET', 'HEAD'])
  if (path === OPERATIONS) return jsonReply(200, { operations }, CACHE)
  return {
    status: 200,
    headers: {
      'content-type': 'application/graphql; charset=utf-8',
      'content-disposition': 'inline; filename="landfall.graphql"',
      ...CACHE,
    },
    body: schemaSdl,
  }
}
