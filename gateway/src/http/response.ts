import { STATUS_CODES } from 'node:http'
import type { Readable } from 'node:stream'
import type { EventBody } from './write-events.ts'

/** What a handler answers; the server writes it out. */
export type HttpResponse = {
  status: number
  headers: Record<string, string | string[]>
  body: string | Uint8Array | null
  /** Instead of a body: written as it comes, as long as its headers say. */
  stream?: Readable
  /** Instead of a body: see write-events.ts. */
  events?: EventBody
}

/** One field of the input that cannot be accepted; `path` runs from the body's or the query's root. */
export type FieldFault = { path: string[]; message: string }

export type ProblemDetails = {
  status: number
  /** For people; the screens show it. */
  detail: string
  errors?: readonly FieldFault[]
  headers?: Record<string, string>
}

export function jsonReply(
  status: number,
  value: unknown,
  headers: Record<string, string | string[]> = {},
): HttpResponse {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
    body: JSON.stringify(value),
  }
}

/** An error as RFC 9457 problem details, with `message` repeating `detail` for old clients. */
export function problemResponse({
  status,
  detail,
  errors = [],
  headers,
}: ProblemDetails): HttpResponse {
  const title = STATUS_CODES[status] ?? 'Error'
  return jsonReply(
    status,
    {
      type: 'about:blank',
      title,
      status,
      detail,
      message: detail,
      errors: errors.map(({ path, message }) => ({ path, message })),
    },
    { 'content-type': 'application/problem+json; charset=utf-8', ...headers },
  )
}

export function redirectReply(location: string): HttpResponse {
  return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: null }
}

export function methodNotAllowed(allow: readonly string[]): HttpResponse {
  const methods = allow.join(', ')
  return problemResponse({
    status: 405,
    detail: `This address accepts only ${methods}`,
    headers: { allow: methods },
  })
}

/** The 503 for a part that is down for a moment. */
export function unavailable(
  detail = 'Part of the site is not responding. Please try again shortly.',
): HttpResponse {
  return problemResponse({ status: 503, detail, headers: { 'retry-after': '5' } })
}
