import { type HttpResponse, problemResponse } from '../http/response.ts'
import type { RouteResult, RouteInput, Row } from './route.ts'
import { rowOf, rowsOf } from './values.ts'

const REST_PAGE_MAX = 500

export function found(body: unknown): RouteResult {
  return { status: 200, body }
}

export function created(location: string, body: unknown): RouteResult {
  return { status: 201, body, headers: { location } }
}

export const NO_CONTENT: RouteResult = { status: 204, body: null }

/** The answer for a missing record, or somebody else's. */
export function missing(noun: string): RouteResult {
  const message = `${noun} not found`
  return { status: 404, body: message }
}

/** The variables of a list's page. */
export function pageVariables(query: { limit?: number; cursor?: string }) {
  return { first: query.limit ?? REST_PAGE_MAX, after: query.cursor ?? null }
}

/**
 * A connection as the array that older clients read, with the next page's address in `Link` and the
 * number of all rows in `X-Total-Count`.
 */
export function listed(
  connection: unknown,
  present: (row: Row) => unknown,
  { address }: Pick<RouteInput, 'address'>,
): RouteResult {
  const { edges, pageInfo, totalCount } = rowOf(connection)
  const rows = rowsOf(edges).map(({ node }) => present(rowOf(node)))
  const { hasNextPage, endCursor } = rowOf(pageInfo)
  const headers: Record<string, string> = { 'x-total-count': String(totalCount) }
  if (hasNextPage === true && typeof endCursor === 'string') {
    const search = new URLSearchParams(address.search)
    search.set('limit', search.get('limit') ?? String(REST_PAGE_MAX))
    search.set('cursor', endCursor)
    headers['link'] = `<${encodeURI(address.path)}?${search}>; rel="next"`
  }
  return { status: 200, body: rows, headers }
}

/** The answer to a caller over their budget. */
export function tooMany(retryAfterSeconds: number): HttpResponse {
  return problemResponse({
    status: 429,
    detail: 'That was a lot at once. Please try again in a moment.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
}
