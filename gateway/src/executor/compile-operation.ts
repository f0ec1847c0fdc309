import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  getVariableValues,
} from 'graphql'
import type { DataSource } from '../subgraphs/data-source.ts'
import type { OperationResult } from '../subgraphs/operation-result.ts'
import type { RequestContext } from '../subgraphs/request-context.ts'
import { fragmentsOf } from './fragments-of.ts'
import {
  type ResponseCompleter,
  type ValueFault,
  compileCompleter,
} from './complete-value.ts'
import type { createIntrospection } from './introspection.ts'
import type { Planner } from './plan.ts'
import { type PlanRun, type Step, compilePlan, weighPlan } from './run-plan.ts'
import { defaultsOf } from './variable-defaults.ts'

/** One execution, whoever asked for it. */
export type RunRequest = {
  readonly variables: Readonly<Record<string, unknown>>
  readonly context: RequestContext
  /** The operation of the document that this request came with. */
  readonly operation: OperationDefinitionNode
}

export type CompiledOperation = {
  run(request: RunRequest): Promise<OperationResult>
  /** About how many bytes it keeps. */
  readonly weight: number
}

export type CompilerParts = {
  planner: Planner
  sources: ReadonlyMap<string, DataSource>
  introspection: ReturnType<typeof createIntrospection>
  /** Called with subgraph values that break the schema. */
  onValueFaults: (faults: readonly ValueFault[], context: RequestContext) => void
}

/** Measured over operations of many kinds: see the test of the cache. */
const FIELD_BYTES = 700
const OPERATION_BYTES = 4_000

/**
 * Plans an operation and compiles the plan and the answer to closures. These keep nothing of the
 * document, whose tokens are most of its weight.
 * @throws GraphQLError when it can't be planned
 */
export function compileOperation(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  parts: CompilerParts,
): CompiledOperation {
  const { planner, sources, onValueFaults } = parts
  const plan = planner.plan(document, operation.name?.value)
  const { complete, fields } = compileAnswer(document, operation, parts)
  const weight = OPERATION_BYTES + fields * FIELD_BYTES + (plan ? weighPlan(plan) : 0)
  const run = runnerOf({
    runPlan: plan && compilePlan(plan, { sources, schema: planner.supergraphSchema }),
    complete,
    defaults: defaultsOf(operation),
    apiSchema: planner.apiSchema,
    onValueFaults,
  })
  return { run, weight }
}

function compileAnswer(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { planner: { apiSchema }, introspection }: CompilerParts,
): { complete: ResponseCompleter; fields: number } {
  const root = apiSchema.getRootType(operation.operation)
  if (!root) throw new GraphQLError(`The graph has no ${operation.operation}`)
  const fragments = fragmentsOf(document)
  let fields = 0
  const complete = compileCompleter(root, operation.selectionSet, {
    schema: apiSchema,
    fragments,
    compileIntrospection: (field) => introspection(field, operation, fragments),
    onField: () => {
      fields += 1
    },
  })
  return { complete, fields }
}

function runnerOf(o: {
  runPlan: Step | null
  complete: ResponseCompleter
  defaults: Readonly<Record<string, unknown>>
  apiSchema: GraphQLSchema
  onValueFaults: CompilerParts['onValueFaults']
}): CompiledOperation['run'] {
  return async ({ variables, context, operation: { variableDefinitions = [] } }) => {
    if (variableDefinitions.length > 0) {
      const { errors } = getVariableValues(o.apiSchema, variableDefinitions, variables)
      if (errors) return { errors: errors.map(asInputError) }
    }
    const data = {}
    const conditions = { ...o.defaults, ...variables }
    const run: PlanRun = { context, variables, conditions, data, errors: [] }
    await o.runPlan?.(run, { path: [], objects: [data] })
    try {
      const completed = o.complete(data, conditions)
      if (run.errors.length > 0) return { data: completed.data, errors: run.errors }
      if (completed.errors.length === 0) return { data: completed.data }
      o.onValueFaults(completed.errors, context)
      const valueCompletion = completed.errors.map(({ error }) => error)
      return { data: completed.data, extensions: { valueCompletion } }
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error))
      return { errors: [new GraphQLError(cause.message, { originalError: cause })] }
    }
  }
}

function asInputError({ message, nodes }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT' } })
}
