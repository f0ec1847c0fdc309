import type { Experimental_DidResolveQueryPlanCallback } from '@apollo/gateway'

type Resolved = Parameters<Experimental_DidResolveQueryPlanCallback>[0]

/** A plan as @apollo/gateway makes it: which subgraph is asked what, in which order. */
export type QueryPlan = Resolved['queryPlan']

/** One request as Apollo Server hands it to what executes it. */
export type OperationRequest = Resolved['requestContext']

/** What running a compiled operation takes of it. */
export type RunRequest = Pick<OperationRequest, 'request' | 'context'>

export type PlanNode = Exclude<NonNullable<QueryPlan['node']>, { kind: 'Subscription' }>
export type FetchNode = Extract<PlanNode, { kind: 'Fetch' }>
export type FlattenNode = Extract<PlanNode, { kind: 'Flatten' }>
export type ConditionNode = Extract<PlanNode, { kind: 'Condition' }>
export type Requirements = NonNullable<FetchNode['requires']>
export type Rewrites = NonNullable<FetchNode['inputRewrites']>

/** Whether it holds only what the compiled executor knows; the others go to the reference. */
export function isCompilable(node: PlanNode): boolean {
  switch (node.kind) {
    case 'Sequence':
    case 'Parallel':
      return node.nodes.every(isCompilable)
    case 'Flatten':
      return node.path.every(isPlainStep) && isCompilable(node.node)
    case 'Fetch':
      return node.contextRewrites === undefined && !node.hasDefers
    case 'Condition':
      return [node.ifClause, node.elseClause].every((one) => !one || isCompilable(one))
    default:
      return false
  }
}

/** A field's name or "@" for each element of a list; a bar would bring a type condition. */
function isPlainStep(step: string | number): boolean {
  return typeof step === 'string' && !step.includes('|')
}
