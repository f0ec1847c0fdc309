import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  getOperationAST,
  getVariableValues,
  visit,
} from 'graphql'
import type { DataSource } from '../subgraphs/data-source.ts'
import type { OperationResult } from '../subgraphs/operation-result.ts'
import { defaultsOf } from './variable-defaults.ts'
import { type QueryPlan, type RunRequest, isCompilable } from './plan.ts'
import { type PlanRun, compilePlan } from './run-plan.ts'
import type { Fragments } from './collect-fields.ts'
import { type ResponseCompleter, compileCompleter } from './complete-value.ts'

export type CompiledOperation = (request: RunRequest) => Promise<OperationResult>

/** More different answers of one operation than this are not worth keeping compiled. */
const CONDITIONS_MAX = 6

/**
 * Compiles one operation and its plan. Null when it holds what only the reference executor knows:
 * introspection, parts of plans that we do not use, names that JavaScript's objects have of their own.
 */
export function compileOperation(o: {
  document: DocumentNode
  operationName: string | undefined
  plan: QueryPlan
  apiSchema: GraphQLSchema
  supergraphSchema: GraphQLSchema
  sources: ReadonlyMap<string, DataSource>
}): CompiledOperation | null {
  const operation = getOperationAST(o.document, o.operationName)
  const { node } = o.plan
  const conditions = conditionsOf(o.document)
  if (!operation || !node || node.kind === 'Subscription' || !isCompilable(node))
    return null
  if (!hasPlainNames(o.document) || conditions.length > CONDITIONS_MAX) return null
  const run = compilePlan(node, { sources: o.sources, schema: o.supergraphSchema })
  const shapeFor = keepShapes(operation, conditions, o)
  const defaults = defaultsOf(operation)
  const definitions = operation.variableDefinitions ?? []
  return async (request) => {
    const variables = request.request.variables ?? {}
    if (definitions.length > 0) {
      const { errors } = getVariableValues(o.apiSchema, definitions, variables)
      if (errors) return { errors: [...errors] }
    }
    const data = {}
    const known = { ...defaults, ...variables }
    const planRun: PlanRun = { request, variables, conditions: known, data, errors: [] }
    await run(planRun, { path: [], objects: [data] })
    return answerOf(planRun, shapeFor(known))
  }
}

function answerOf({ data, errors }: PlanRun, shape: ResponseCompleter): OperationResult {
  try {
    const shaped = shape(data)
    if (errors.length > 0) return { data: shaped.data, errors }
    if (shaped.errors.length === 0) return { data: shaped.data }
    return { data: shaped.data, extensions: { valueCompletion: shaped.errors } }
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error))
    return { errors: [new GraphQLError(cause.message, { originalError: cause })] }
  }
}

/** One shape for each combination of what `@skip` and `@include` ask for. */
function keepShapes(
  operation: OperationDefinitionNode,
  conditions: readonly string[],
  { document, apiSchema }: { document: DocumentNode; apiSchema: GraphQLSchema },
): (values: Readonly<Record<string, unknown>>) => ResponseCompleter {
  const root = apiSchema.getRootType(operation.operation)
  if (!root) throw new Error(`The graph has no ${operation.operation}`)
  const fragments: Fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  )
  const shapes = new Map<string, ResponseCompleter>()
  return (values) => {
    const key = conditions.map((name) => (values[name] === true ? '1' : '0')).join('')
    const known = shapes.get(key)
    if (known) return known
    const parts = { schema: apiSchema, fragments, conditions: values }
    const shape = compileCompleter(root, operation.selectionSet, parts)
    shapes.set(key, shape)
    return shape
  }
}

/** The variables that decide which fields are answered. */
function conditionsOf(document: DocumentNode): string[] {
  const names = new Set<string>()
  visit(document, {
    Directive({ name, arguments: args }) {
      if (name.value !== 'skip' && name.value !== 'include') return
      for (const { value } of args ?? []) {
        if (value.kind === Kind.VARIABLE) names.add(value.name.value)
      }
    },
  })
  return [...names]
}

/** No introspection, and no response name that every object of JavaScript has anyway. */
function hasPlainNames(document: DocumentNode): boolean {
  let isPlain = true
  visit(document, {
    Field({ name, alias }) {
      const key = alias?.value ?? name.value
      if (name.value === '__schema' || name.value === '__type' || key in {}) isPlain = false
    },
  })
  return isPlain
}
