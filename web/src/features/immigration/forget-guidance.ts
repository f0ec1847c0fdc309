import type { ApolloCache } from '@apollo/client'

/**
 * Reads everything again that follows from how far a topic has
 * come: the list of requests, and the dates of the profile.
 */
export function forgetGuidance(cache: ApolloCache): void {
  cache.evict({ fieldName: 'immigrationGuidances' })
  cache.evict({ fieldName: 'immigrationProfile' })
}
