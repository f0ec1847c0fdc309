import { HeaderMap } from '@apollo/server'
import { GraphQLError } from 'graphql'

/** The answer to a caller who asked for too much: 429, and when to try again. */
export function tooManyRequests(retryAfterSeconds: number): GraphQLError {
  const headers = new HeaderMap([['retry-after', String(retryAfterSeconds)]])
  return new GraphQLError('That was a lot at once. Please try again in a moment.', {
    extensions: {
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds,
      http: { status: 429, headers },
    },
  })
}

/** An operation beyond the limits: 400, with the limit. */
export function operationTooLarge(message: string): GraphQLError {
  const extensions = { code: 'OPERATION_TOO_LARGE', http: { status: 400 } }
  return new GraphQLError(message, { extensions })
}
