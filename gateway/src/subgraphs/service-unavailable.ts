import { GraphQLError } from 'graphql'

export const UNAVAILABLE_CODE = 'SERVICE_UNAVAILABLE'

/** A subgraph that can't be reached or is too slow: 503 for the parts of an answer that need it. */
export function subgraphUnavailable(cause?: unknown): GraphQLError {
  return new GraphQLError('Part of the site is not responding. Please try again shortly.', {
    extensions: { code: UNAVAILABLE_CODE },
    originalError: cause instanceof Error ? cause : undefined,
  })
}
