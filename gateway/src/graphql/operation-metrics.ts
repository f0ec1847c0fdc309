import type { ApolloServerPlugin } from '@apollo/server'
import type { Metrics } from '@landfall/kit/observability/metrics'
import { labelOf } from '@landfall/kit/graphql/operation-label'
import type { RequestContext } from '../subgraphs/request-context.ts'

/** Times each operation under the name of its first root field. */
export function operationMetrics(metrics: Metrics): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
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
