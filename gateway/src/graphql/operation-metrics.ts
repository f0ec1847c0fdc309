import type { ApolloServerPlugin } from '@apollo/server'
import type { Metrics } from '@landfall/kit/metrics'
import type { RequestContext } from './request-context.ts'

/** Times each operation under the name of its first root field. */
export function operationMetrics(metrics: Metrics): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart({ contextValue }) {
      if (contextValue.isRehearsal) return
      const startedAt = performance.now()
      return {
        async willSendResponse({ operation, errors }) {
          if (!operation) return
          const type = operation.operation === 'mutation' ? 'Mutation' : 'Query'
          const first = operation.selectionSet.selections.find(
            ({ kind }) => kind === 'Field',
          )
          const name = first?.kind === 'Field' ? first.name.value : 'other'
          metrics.observeOperation({
            operation: `${type}.${name}`,
            hasErrors: Boolean(errors?.length),
            seconds: (performance.now() - startedAt) / 1_000,
          })
        },
      }
    },
  }
}
