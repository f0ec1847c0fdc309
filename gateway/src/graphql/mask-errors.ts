import type { ApolloServerPlugin } from '@apollo/server'
import { internalErrorCode, internalErrorMessage } from '@landfall/kit/graphql/errors'
import type { Log } from '@landfall/kit/observability/log'
import type { GraphQLError, GraphQLFormattedError } from 'graphql'
import type { RequestContext } from '../subgraphs/request-context.ts'
import { UNAVAILABLE_CODE } from '../subgraphs/service-unavailable.ts'

/** Only these extensions of an error reach a client. */
const PUBLIC_EXTENSIONS = ['code', 'errors', 'retryAfterSeconds'] as const

/** Errors with these codes, or none, were not meant for clients. */
const FAULT_CODES = new Set<unknown>([
  undefined,
  internalErrorCode,
  'INTERNAL_SERVER_ERROR',
  'DOWNSTREAM_SERVICE_ERROR',
])

/** What a client may see of an error: everything of an expected one, but of a fault only that it happened. */
export function maskError(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const { message, path, locations, extensions = {} } = formatted
  const isFault = FAULT_CODES.has(extensions['code'])
  return {
    message: isFault ? internalErrorMessage : message,
    ...(path && { path }),
    ...(locations && { locations }),
    extensions: isFault ? { code: internalErrorCode } : pickPublic(extensions),
  }
}

/** Logs the faults among errors, and gives what a client may see of each. */
export function presentErrors(
  log: Log,
  requestId: string,
  errors: readonly GraphQLError[],
): GraphQLFormattedError[] {
  for (const error of errors) reportFault(log, requestId, error)
  return errors.map((error) => withRequestId(maskError(error.toJSON()), requestId))
}

/** Logs faults once, gives each error the request id to quote, and answers 503 when no data is left. */
export function errorReports(log: Log): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart({ contextValue }) {
      const { requestId } = contextValue.caller
      return {
        async didEncounterErrors({ errors }) {
          for (const error of errors) reportFault(log, requestId, error)
        },
        async willSendResponse({ response }) {
          if (response.body.kind !== 'single') return
          const { data, errors } = response.body.singleResult
          if (!errors) return
          response.body.singleResult.errors = errors.map((error) =>
            withRequestId(error, requestId),
          )
          const isAway = errors.some(
            (error) => error.extensions?.['code'] === UNAVAILABLE_CODE,
          )
          if (isAway && isEmpty(data)) {
            response.http.status = 503
            response.http.headers.set('retry-after', '5')
          }
        },
      }
    },
  }
}

function withRequestId(error: GraphQLFormattedError, requestId: string) {
  return { ...error, extensions: { ...error.extensions, requestId } }
}

/** An error that a subgraph itself calls internal is in that subgraph's log. */
function reportFault(log: Log, requestId: string, error: GraphQLError) {
  // Other thrown errors may have no extensions.
  const code = (error as Partial<GraphQLError>).extensions?.['code']
  if (code === UNAVAILABLE_CODE) {
    log.warn({ requestId, err: error.originalError ?? error }, 'a subgraph is away')
  } else if (code !== internalErrorCode && FAULT_CODES.has(code)) {
    log.error({ requestId, err: error.originalError ?? error }, 'unexpected error')
  }
}

function isEmpty(data: Record<string, unknown> | null | undefined): boolean {
  return !data || Object.values(data).every((value) => value === null)
}

function pickPublic(extensions: Record<string, unknown>): Record<string, unknown> {
  const entries = PUBLIC_EXTENSIONS.map((name) => [name, extensions[name]] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
