import type { ApolloServerPlugin } from '@apollo/server'
import type { Metrics } from '@landfall/kit/metrics'
import type { OperationDefinitionNode } from 'graphql'
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
          metrics.observeOperation({
            operation: labelOf(operation),
            hasErrors: Boolean(errors?.length),
            seconds: (performance.now() - startedAt) / 1_000,
          })
        },
      }
    },
  }
}

/** Kind and first root field, for example "Mutation.startMatch". */
export function labelOf({ operation, selectionSet }: OperationDefinitionNode): string {
  const type = operation === 'mutation' ? 'Mutation' : 'Query'
  const first = selectionSet.selections.find(({ kind }) => kind === 'Field')
  const name = first?.kind === 'Field' ? first.name.value : 'other'
  return `${type}.${name}`
}
