import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  execute,
  getOperationAST,
  parse,
  validate,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { asRequestError } from './errors.ts'
import { createDefaultsFiller } from './input-defaults.ts'

/** Runs one operation again and again. */
export type RunOperation = (
  context: unknown,
  variables: Record<string, unknown>,
) => ExecutionResult | Promise<ExecutionResult>

/** A gateway sends the same few planned operations for ever: some hundreds at most. */
const COMPILED_MAX = 2_000

/**
 * Compiles each operation to JavaScript when it is first asked for. What is invalid answers its
 * faults; what can't be compiled is interpreted.
 */
export function createCompiledOperations(schema: GraphQLSchema) {
  const compiled = new Map<string, RunOperation>()
  return (operation: {
    query: string
    operationName?: string | null
    document?: DocumentNode
  }): RunOperation => {
    const operationName = operation.operationName ?? undefined
    const key = `${operationName ?? ''}\n${operation.query}`
    const known = compiled.get(key)
    if (known) return known
    const run = compile(schema, operation.document ?? parse(operation.query), operationName)
    if (compiled.size >= COMPILED_MAX) compiled.delete(compiled.keys().next().value ?? '')
    compiled.set(key, run)
    return run
  }
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): RunOperation {
  const errors = validate(schema, document)
  if (errors.length > 0) {
    const refused = errors.map((fault) =>
      asRequestError(fault, 'GRAPHQL_VALIDATION_FAILED'),
    )
    return () => ({ errors: refused })
  }
  const query = compileQuery(schema, document, operationName ?? '')
  if (isCompiledQuery(query)) {
    const operation = getOperationAST(document, operationName)
    const fill = operation && createDefaultsFiller(schema, operation)
    if (!fill) return (context, variables) => query.query(undefined, context, variables)
    return (context, variables) => query.query(undefined, context, fill(variables))
  }
  return (contextValue, variableValues) =>
    execute({ schema, document, contextValue, variableValues, operationName })
}
