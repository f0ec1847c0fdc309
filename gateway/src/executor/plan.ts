import { Supergraph, operationFromDocument } from '@apollo/federation-internals'
import { type QueryPlan as ApolloPlan, QueryPlanner } from '@apollo/query-planner'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  buildASTSchema,
  parse,
} from 'graphql'

/** A plan as Apollo's planner makes it: which subgraph is asked what, in which order. */
export type QueryPlan = ApolloPlan

export type PlanNode = Exclude<NonNullable<QueryPlan['node']>, { kind: 'Subscription' }>
export type FetchNode = Extract<PlanNode, { kind: 'Fetch' }>
export type ConditionNode = Extract<PlanNode, { kind: 'Condition' }>
export type Requirements = NonNullable<FetchNode['requires']>
export type Rewrites = NonNullable<FetchNode['inputRewrites']>

export type Planner = {
  /** As clients see it. */
  readonly apiSchema: GraphQLSchema
  readonly supergraphSchema: GraphQLSchema
  readonly supergraphSdl: string
  /**
   * Takes milliseconds, and blocks the event loop meanwhile. Null if nothing is to be fetched.
   * @throws GraphQLError when the operation is one that can't be planned
   */
  plan(operation: DocumentNode, operationName: string | undefined): PlanNode | null
}

export function createPlanner(supergraphSdl: string): Planner {
  // Both keep the tree for as long as the process runs. Nobody asks for its locations, which took much of a
  // gateway's memory.
  const document = parse(supergraphSdl, { noLocation: true })
  const supergraph = Supergraph.build(document, { validateSupergraph: false })
  const api = supergraph.apiSchema()
  const planner = new QueryPlanner(supergraph)
  return {
    supergraphSdl,
    apiSchema: api.toGraphQLJSSchema(),
    supergraphSchema: buildASTSchema(document, { assumeValidSDL: true }),
    plan(operation, operationName) {
      const options = { validate: false, ...(operationName && { operationName }) }
      const { node } = planner.buildQueryPlan(
        operationFromDocument(api, operation, options),
      )
      if (!node) return null
      if (node.kind !== 'Subscription' && isExecutable(node)) return node
      throw new GraphQLError('The operation needs what this graph does not have')
    },
  }
}

/** Whether it holds only what the executor knows: no @defer, no @fromContext, no type-conditioned paths. */
function isExecutable(node: PlanNode): boolean {
  switch (node.kind) {
    case 'Sequence':
    case 'Parallel':
      return node.nodes.every(isExecutable)
    case 'Flatten':
      return node.path.every(isPlainStep) && isExecutable(node.node)
    case 'Fetch':
      return node.contextRewrites === undefined && !node.hasDefers
    case 'Condition':
      return [node.ifClause, node.elseClause].every((one) => !one || isExecutable(one))
    default:
      return false
  }
}

/** A field's name, or "@" for each element of a list; a "|" would begin a type condition. */
function isPlainStep(step: string | number): boolean {
  return typeof step === 'string' && !step.includes('|')
}
