import type { GraphQLDataSource } from '@apollo/gateway'
import { createCompiledOperations } from '@landfall/kit/graphql/compiled-operations'
import { asRequestError } from '@landfall/kit/graphql/errors'
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
  const operations = createCompiledOperations(subgraph.schema)
  return {
    async process(options) {
      const { query = '', variables = {}, operationName } = options.request
      const { caller, effects } = options.context as RequestContext
      const document = 'document' in options ? options.document : undefined
      const { run } = operations.get({ query, operationName, document })
      const requestContext = subgraph.makeContext(caller)
      const { errors, ...rest } = await run(requestContext, variables)
      mergeEffects(effects, requestContext.effects)
      const masked = errors?.map((error) =>
        subgraph.formatError(asRequestError(error, 'BAD_USER_INPUT'), requestContext),
      )
      return { ...rest, ...(masked && { errors: masked }) } as Processed
    },
  }
}
