import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import type { DataSource } from '../subgraphs/data-source.ts'
import { type Cursor, moveInto, pathsTo } from './fetch-path.ts'
import { type JsonObject, isObject, mergeData } from './merge-data.ts'
import type { RequestContext } from '../subgraphs/request-context.ts'
import type { ConditionNode, FetchNode, PlanNode } from './plan.ts'
import {
  compileRepresentations,
  type BuildRepresentations,
} from './entity-representations.ts'
import { compileRewrites } from './rewrite.ts'

/** One execution: what has been merged so far and what went wrong. */
export type PlanRun = {
  readonly context: RequestContext
  readonly variables: Readonly<Record<string, unknown>>
  /** Defaults included, for the conditions of a plan. */
  readonly conditions: Readonly<Record<string, unknown>>
  readonly data: JsonObject
  readonly errors: GraphQLError[]
}

export type Step = (run: PlanRun, cursor: Cursor) => Promise<unknown> | undefined

type Parts = { sources: ReadonlyMap<string, DataSource>; schema: GraphQLSchema }

/** Turns a plan into closures, so that a request costs only its fetches and merges. */
export function compilePlan(node: PlanNode, parts: Parts): Step {
  switch (node.kind) {
    case 'Sequence': {
      const steps = node.nodes.map((one) => compilePlan(one, parts))
      return async (run, cursor) => {
        for (const step of steps) await step(run, cursor)
      }
    }
    case 'Parallel': {
      const steps = node.nodes.map((one) => compilePlan(one, parts))
      return (run, cursor) => Promise.all(steps.map((step) => step(run, cursor)))
    }
    case 'Flatten': {
      const step = compilePlan(node.node, parts)
      const path = node.path as string[]
      return (run, cursor) => step(run, moveInto(cursor, path))
    }
    case 'Condition':
      return compileCondition(node, parts)
    case 'Fetch':
      return compileFetch(node, parts)
    default:
      throw new Error(`A plan's ${node.kind} can't be compiled`)
  }
}

/** About how many bytes a compiled plan keeps; most of them are the subgraphs' operations. */
export function weighPlan(node: PlanNode): number {
  return 2 * JSON.stringify(node).length
}

function compileCondition(node: ConditionNode, parts: Parts): Step {
  const [yes, no] = [node.ifClause, node.elseClause].map((one) =>
    one ? compilePlan(one, parts) : null,
  )
  return (run, cursor) => (run.conditions[node.condition] ? yes : no)?.(run, cursor)
}

function compileFetch(node: FetchNode, parts: Parts): Step {
  const ask = compileAsk(node, parts)
  const answer = node.requires
    ? compileEntityFetch(
        node,
        compileRepresentations(parts.schema, node.requires),
        ask,
        parts,
      )
    : compileRootFetch(node, ask, parts)
  return async (run, cursor) => {
    if (cursor.objects.length === 0) return
    try {
      await answer(run, cursor)
    } catch (error) {
      run.errors.push(toGraphQLError(error, node.serviceName))
    }
  }
}

type Ask = (
  run: PlanRun,
  variables: Record<string, unknown>,
  pathOf: PathOf,
) => Promise<JsonObject | null>

/** Where in the whole answer an error of a subgraph belongs. */
type PathOf = (path: ErrorPath) => ErrorPath
type ErrorPath = readonly (string | number)[] | undefined

function compileAsk(node: FetchNode, { sources }: Parts): Ask {
  const source = sources.get(node.serviceName)
  if (!source) throw new Error(`No such subgraph: ${node.serviceName}`)
  return async (run, variables, pathOf) => {
    const { data, errors } = await source.process({
      kind: 'incoming operation',
      request: { query: node.operation, variables, operationName: node.operationName },
      context: run.context,
      document: node.operationDocumentNode,
    } as Parameters<DataSource['process']>[0])
    for (const error of errors ?? []) {
      run.errors.push(ofSubgraph(error, node.serviceName, pathOf))
    }
    return data ?? null
  }
}

/** A source that throws anything but a GraphQL error has a fault, whose cause the log must show. */
function toGraphQLError(error: unknown, serviceName: string): GraphQLError {
  if (error instanceof GraphQLError) return error
  const originalError = error instanceof Error ? error : new Error(String(error))
  const extensions = { code: 'DOWNSTREAM_SERVICE_ERROR', serviceName }
  return new GraphQLError(originalError.message, { originalError, extensions })
}

function compileRootFetch(node: FetchNode, ask: Ask, { schema }: Parts): Step {
  const rewrite = compileRewrites(schema, node.outputRewrites)
  return async (run, cursor) => {
    const data = await ask(run, usedVariables(node, run), (path) =>
      path ? [...cursor.path, ...path] : undefined,
    )
    if (!data) return
    rewrite(data)
    for (const object of cursor.objects) mergeData(object, data)
  }
}

function compileEntityFetch(
  node: FetchNode,
  represent: BuildRepresentations,
  ask: Ask,
  { schema }: Parts,
): Step {
  const rewriteInput = compileRewrites(schema, node.inputRewrites)
  const rewriteOutput = compileRewrites(schema, node.outputRewrites)
  return async (run, cursor) => {
    const representations: JsonObject[] = []
    const targets: JsonObject[] = []
    for (const object of cursor.objects) {
      const representation = represent(object)
      if (!representation?.['__typename']) continue
      rewriteInput(representation)
      representations.push(representation)
      targets.push(object)
    }
    if (targets.length === 0) return
    const variables = { ...usedVariables(node, run), representations }
    const data = await ask(run, variables, (path) => entityPath(path, run, cursor, targets))
    if (!data) return
    const entities = entitiesOf(data, targets.length)
    targets.forEach((target, index) => {
      const entity = entities[index]
      if (!isObject(entity)) return
      entity['__typename'] ??= target['__typename']
      rewriteOutput(entity)
      mergeData(target, entity)
    })
  }
}

function entitiesOf(data: JsonObject, count: number): unknown[] {
  const entities = data['_entities']
  if (!Array.isArray(entities)) {
    throw new Error('Expected "data._entities" in response to be an array')
  }
  if (entities.length === count) return entities
  throw new Error(`Expected "data._entities" to contain ${count} elements`)
}

function usedVariables(node: FetchNode, run: PlanRun): Record<string, unknown> {
  const used: Record<string, unknown> = {}
  for (const name of node.variableUsages ?? []) {
    if (run.variables[name] !== undefined) used[name] = run.variables[name]
  }
  return used
}

/** `_entities.3.saved` becomes `scholarships.edges.3.node.saved`. */
function entityPath(
  path: ErrorPath,
  run: PlanRun,
  cursor: Cursor,
  targets: readonly JsonObject[],
): ErrorPath {
  const index = path?.[1]
  if (typeof index !== 'number') return path ? [...cursor.path, ...path] : undefined
  const target = targets[index]
  const found = pathsTo(run.data, cursor.path).find(({ object }) => object === target)
  return [...(found?.path ?? []), ...(path ?? []).slice(2)]
}

function ofSubgraph(error: GraphQLFormattedError, serviceName: string, pathOf: PathOf) {
  const message =
    error.message || `Error while fetching subquery from service "${serviceName}"`
  const code = 'DOWNSTREAM_SERVICE_ERROR'
  return new GraphQLError(message, {
    path: pathOf(error.path),
    extensions: { code, ...error.extensions, serviceName },
    originalError: error instanceof Error ? error : undefined,
  })
}
