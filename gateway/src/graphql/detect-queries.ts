import type { ApolloServerPlugin } from '@apollo/server'
import type { RequestContext } from '../subgraphs/request-context.ts'

/** Tells the edge which operations change nothing. */
export function detectQueries(): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, operation }) {
          contextValue.operation.isRead = operation?.operation === 'query'
        },
      }
    },
  }
}
