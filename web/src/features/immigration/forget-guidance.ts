import type { ApolloCache } from '@apollo/client'

/** What follows from how far a topic has come is read anew: the list of requests, and the dates of the profile. */
export function forgetGuidance(cache: ApolloCache): void {
  cache.evict({ fieldName: 'immigrationGuidances' })
  cache.evict({ fieldName: 'immigrationProfile' })
}
