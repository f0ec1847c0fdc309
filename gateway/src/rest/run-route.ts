import { isDeepStrictEqual } from 'node:util'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { CostMeter } from '../graphql/cost-meter.ts'
import type { Graph } from '../graphql/graph.ts'
import type { RequestBudget } from '../graphql/request-budget.ts'
import { type HttpResponse, jsonReply, problemResponse } from '../http/response.ts'
import type { RequestContext } from '../subgraphs/request-context.ts'
import { problemIn, replyToErrors } from './problems.ts'
import { tooMany } from './responses.ts'
import type { RestRoute, RouteInput, RouteResult, Row } from './route.ts'

type Runner = {
  graph: Pick<Graph, 'run'>
  budget: Pick<RequestBudget, 'spend'>
  costOf: CostMeter
}

/** One route, one operation; once more for each further page of a record that has several. */
export async function runRoute(
  runner: Runner,
  route: RestRoute,
  input: RouteInput,
  context: RequestContext,
): Promise<HttpResponse> {
  const ready = route.shortcut?.(input)
  if (ready) return toReply(ready)
  const variables = withoutUndefined(route.variables(input))
  const first = await runOnce(runner, route, variables, context)
  if (!first.ok) return first.error
  const { pages } = route
  if (!pages) return toReply(route.answer(first.value, input))
  const read = [first.value]
  for (let next = pages.next(first.value); next !== null;) {
    const page = await runOnce(runner, route, { ...variables, ...next }, context)
    if (!page.ok) return page.error
    read.push(page.value)
    const further = pages.next(page.value)
    // A page that leads to itself would be read forever.
    next = isDeepStrictEqual(further, next) ? null : further
  }
  return toReply(route.answer(pages.join(read), input))
}

/** The operation's answer, or the reply that takes its place. */
async function runOnce(
  { graph, budget, costOf }: Runner,
  { operation, succeeds }: RestRoute,
  variables: Row,
  context: RequestContext,
): Promise<Result<Row, HttpResponse>> {
  const wait = await budget.spend(context.caller, costOf(operation, variables))
  if (wait !== null) return err(tooMany(wait))
  const { data, errors } = await graph.run(operation, variables, context)
  if (errors.length > 0 || !data)
    return err(replyToErrors(errors, context.caller.requestId))
  const problem = succeeds?.(data) ? null : problemIn(data)
  return problem ? err(problem) : ok(data)
}

function toReply({ status, body, headers }: RouteResult): HttpResponse {
  if (status >= 400) return problemResponse({ status, detail: String(body), headers })
  if (body === null && status !== 200)
    return { status, headers: { 'cache-control': 'no-store', ...headers }, body: null }
  return jsonReply(status, body, headers)
}

/** An absent field and one that is undefined are the same to JSON, but not to every executor. */
function withoutUndefined(variables: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(variables)) as Record<string, unknown>
}
