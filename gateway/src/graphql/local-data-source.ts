import type { GraphQLDataSource } from '@apollo/gateway'
import { asRequestError } from '@landfall/kit/graphql-errors'
import { mergeEffects } from '@landfall/kit/request-effects'
import type { Subgraph } from '@landfall/kit/subgraph'
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  execute,
  parse,
  validate,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { RequestContext } from './request-context.ts'

type Run = (
  context: unknown,
  variables: Record<string, unknown>,
) => ExecutionResult | Promise<ExecutionResult>

type Processed = Awaited<ReturnType<GraphQLDataSource['process']>>

/** Operations of a subgraph differ by plan, not by request: some hundreds at most. */
const COMPILED_MAX = 2_000

/**
 * A subgraph of this very process: no HTTP, no signature, and each operation of a plan is parsed,
 * validated and compiled once.
 */
export function createLocalDataSource(
  subgraph: Subgraph,
): GraphQLDataSource<RequestContext> {
  const compiled = new Map<string, Run>()

  function runnerOf(
    query: string,
    operationName: string | undefined,
    document?: DocumentNode,
  ) {
    const key = `${operationName ?? ''}\n${query}`
    const known = compiled.get(key)
    if (known) return known
    const run = compile(subgraph.schema, document ?? parse(query), operationName)
    if (compiled.size >= COMPILED_MAX) compiled.delete(compiled.keys().next().value ?? '')
    compiled.set(key, run)
    return run
  }

  return {
    async process(options) {
      const { query = '', variables = {}, operationName } = options.request
      const { caller, effects } = options.context as RequestContext
      const document = 'document' in options ? options.document : undefined
      const run = runnerOf(query, operationName, document)
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

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): Run {
  const errors = validate(schema, document)
  if (errors.length > 0) return () => ({ errors })
  const query = compileQuery(schema, document, operationName ?? '')
  if (isCompiledQuery(query)) {
    return (context, variables) => query.query(undefined, context, variables)
  }
  return (contextValue, variableValues) =>
    execute({ schema, document, contextValue, variableValues, operationName })
}
