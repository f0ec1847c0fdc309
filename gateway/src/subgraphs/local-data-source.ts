import type { GraphQLDataSource } from '@apollo/gateway'
import { mergeEffects } from '@landfall/kit/identity/response-effects'
import type { Subgraph } from '@landfall/kit/graphql/subgraph'
import type { RequestContext } from './request-context.ts'

type Processed = Awaited<ReturnType<GraphQLDataSource['process']>>

/**
 * A subgraph of this very process: no HTTP, no signature, and each operation of a plan is parsed,
 * validated and compiled once.
 */
export function createLocalDataSource(
  subgraph: Subgraph,
): GraphQLDataSource<RequestContext> {
  return {
    async process(options) {
      const { query = '', variables = {}, operationName } = options.request
      const { caller, effects } = options.context as RequestContext
      const document = 'document' in options ? options.document : undefined
      const operation = { query, operationName, document, variables, caller }
      const { result, effects: asked } = await subgraph.execute(operation)
      mergeEffects(effects, asked)
      return result as Processed
    },
  }
}
