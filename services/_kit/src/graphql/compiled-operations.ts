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
import { LRUCache } from 'lru-cache'
import { asRequestError } from './errors.ts'
import { createDefaultsFiller } from './input-defaults.ts'
import { labelOf } from './operation-label.ts'

/** Runs one operation again and again. */
export type RunOperation = (
  context: unknown,
  variables: Record<string, unknown>,
) => ExecutionResult | Promise<ExecutionResult>

export type CompiledOperation = {
  run: RunOperation
  /** For metrics: the type and the first field. */
  label: string
}

/** As a gateway sends it; a name is needed only among several operations. */
type Asked = { query: string; operationName?: string | null }

export type CompiledOperations = {
  /** The operation, if it was compiled before and is still kept. */
  find(asked: Asked): CompiledOperation | undefined
  /** @param operation with its document, if that is parsed already */
  get(operation: Asked & { document?: DocumentNode }): CompiledOperation
}

/**
 * The operations of our own documents, some hundreds, take 20 to 30 MiB. A gateway also sends operations
 * that it planned for strangers: always new ones, of up to 2 MB each.
 */
const WEIGHT_MAX = 64 * 2 ** 20
/** Measured for texts without named fragments: code and document take 150 to 410 bytes per character. */
const BYTES_PER_CHARACTER = 400

/**
 * Compiles each operation to JavaScript when it is first requested. Invalid operations answer with
 * their errors; those that can't be compiled are interpreted.
 * @param o.weightMax about how many bytes it keeps
 */
export function createCompiledOperations(
  schema: GraphQLSchema,
  o: { weightMax?: number } = {},
): CompiledOperations {
  const compiled = new LRUCache<string, CompiledOperation>({
    maxSize: o.weightMax ?? WEIGHT_MAX,
    sizeCalculation: (_, key) => BYTES_PER_CHARACTER * key.length,
  })
  const find = (asked: Asked) => compiled.get(keyOf(asked))
  return {
    find,
    get(operation) {
      const known = find(operation)
      if (known) return known
      const name = operation.operationName ?? undefined
      const document = operation.document ?? parse(operation.query)
      const run = compile(schema, document, name)
      const made = { run, label: labelOf(getOperationAST(document, name)) }
      compiled.set(keyOf(operation), made)
      return made
    },
  }
}

function keyOf({ query, operationName }: Asked): string {
  return `${JSON.stringify(operationName ?? null)}\n${query}`
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
