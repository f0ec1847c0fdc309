import type { CostMeter } from '../graphql/cost-meter.ts'
import type { Graph } from '../graphql/graph.ts'
import type { RequestBudget } from '../graphql/request-budget.ts'
import { type HttpResponse, jsonReply, problemResponse } from '../http/response.ts'
import type { RequestContext } from '../subgraphs/request-context.ts'
import { problemIn, replyToErrors } from './problems.ts'
import { tooMany } from './responses.ts'
import type { RestRoute, RouteInput, RouteResult } from './route.ts'

/** One route, one operation. */
export async function runRoute(
  {
    graph,
    budget,
    costOf,
  }: { graph: Graph; budget: Pick<RequestBudget, 'spend'>; costOf: CostMeter },
  route: RestRoute,
  input: RouteInput,
  context: RequestContext,
): Promise<HttpResponse> {
  const ready = route.shortcut?.(input)
  if (ready) return toReply(ready)
  const variables = withoutUndefined(route.variables(input))
  const wait = await budget.spend(context.caller, costOf(route.operation, variables))
  if (wait !== null) return tooMany(wait)
  const { data, errors } = await graph.run(route.operation, variables, context)
  if (errors.length > 0 || !data) return replyToErrors(errors, context.caller.requestId)
  const problem = route.succeeds?.(data) ? null : problemIn(data)
  return problem ?? toReply(route.answer(data, input))
}

function toReply({ status, body, headers }: RouteResult): HttpResponse {
  if (status >= 400) return problemResponse({ status, detail: String(body) })
  if (body === null && status !== 200)
    return { status, headers: { 'cache-control': 'no-store', ...headers }, body: null }
  return jsonReply(status, body, headers)
}

/** An absent field and one that is undefined are the same to JSON, but not to every executor. */
function withoutUndefined(variables: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(variables)) as Record<string, unknown>
}
