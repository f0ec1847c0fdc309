import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { isUnavailable } from '../database/unavailable.ts'
import type { Log } from '../observability/log.ts'

export const internalErrorCode = 'INTERNAL_ERROR'
export const internalErrorMessage = 'Something went wrong'
/** The gateway turns it into a 503 with Retry-After. */
export const unavailableCode = 'SERVICE_UNAVAILABLE'

/**
 * What a client may see of an error. An error with `extensions.code` was meant for the client and
 * passes. While the database is down the answer says to try again. Any other is a fault of ours:
 * logged here, once, and answered as "Something went wrong" with the request id to quote.
 */
export function presentError(
  error: unknown,
  request: { requestId: string; log: Log },
): GraphQLFormattedError {
  const located = error instanceof Error ? error : new Error(String(error))
  const code = codeOf(located)
  const place = placeOf(located)
  if (code !== null) {
    const { http: _http, stacktrace: _stack, ...extensions } = extensionsOf(located)
    return {
      message: located.message,
      ...place,
      extensions: { ...extensions, code, requestId: request.requestId },
    }
  }
  const cause = originalOf(located)
  if (isUnavailable(cause)) {
    request.log.warn({ err: cause, requestId: request.requestId }, 'the database is away')
    return {
      message: 'Part of the site is not responding. Please try again shortly.',
      ...place,
      extensions: { code: unavailableCode, requestId: request.requestId },
    }
  }
  request.log.error({ err: cause, requestId: request.requestId }, 'unexpected error')
  return {
    message: internalErrorMessage,
    ...place,
    extensions: { code: internalErrorCode, requestId: request.requestId },
  }
}

/** Errors before execution have no code and no path: the client's fault, so they get a code. */
export function asRequestError(
  error: GraphQLError,
  code: 'GRAPHQL_VALIDATION_FAILED' | 'BAD_USER_INPUT',
): GraphQLError {
  if (error.path || codeOf(error) !== null) return error
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { ...error.extensions, code },
  })
}

function codeOf(error: Error): string | null {
  // An INTERNAL_SERVER_ERROR is only Apollo's name for "no code".
  const code = extensionsOf(error)['code']
  return typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR' ? code : null
}

function extensionsOf(error: Error): Record<string, unknown> {
  const extensions = 'extensions' in error ? error.extensions : null
  return typeof extensions === 'object' && extensions !== null
    ? (extensions as Record<string, unknown>)
    : {}
}

function placeOf(error: Error): Pick<GraphQLFormattedError, 'path' | 'locations'> {
  const { path, locations } = error as Partial<GraphQLError>
  return { ...(path && { path }), ...(locations && { locations }) }
}

function originalOf(error: Error): unknown {
  const original = 'originalError' in error ? error.originalError : null
  return original ?? error
}
