import { type Result, err, ok } from '@landfall/kit/core/result'
import { createRequestContext } from '../../subgraphs/request-context.ts'
import type { Caller, Viewer } from '@landfall/kit/identity/viewer'
import type { CostMeter } from '../../graphql/cost-meter.ts'
import type { Graph } from '../../graphql/graph.ts'
import { type HttpResponse, unavailable } from '../../http/response.ts'
import { parseInput, readQuery } from '../parse-input.ts'
import type { Router } from '../router.ts'
import { runRoute } from '../run-route.ts'

type Reader = {
  router: Router
  graph: Graph
  costOf: CostMeter
  viewer: Viewer
  caller: Caller
  /** Aborts when nobody waits for the export anymore. */
  signal: AbortSignal
}

/** Single lists cost nothing: the export as a whole has a price of its own. */
const PAID = { spend: async () => null }

/**
 * The answer of a GET route to the caller; a list is read to its end. Null if the caller has none, or
 * cannot have any. Fails with the answer of a route that failed.
 * @throws when there is no such route, which is a fault of the table
 */
export async function readOwn(
  reader: Reader,
  address: string,
): Promise<Result<unknown, HttpResponse>> {
  const rows: unknown[] = []
  for (let next: string | null = address; next !== null;) {
    const reply = await readPage(reader, next)
    if (reply.status === 403 || reply.status === 404) return ok(null)
    if (reply.status >= 400) return err(reply)
    const page: unknown = JSON.parse(String(reply.body ?? 'null'))
    if (!Array.isArray(page)) return ok(page)
    rows.push(...(page as unknown[]))
    next = nextOf(reply)
  }
  return ok(rows)
}

async function readPage(
  { router, graph, costOf, viewer, caller, signal }: Reader,
  address: string,
): Promise<HttpResponse> {
  const [path = '', query] = address.split('?')
  const match = router('GET', path)
  if (match.kind !== 'route') throw new Error(`${path} is no route of an export`)
  const { route, params } = match
  const search = new URLSearchParams(query)
  const parsed = parseInput(route, { query: readQuery(search), body: undefined })
  if (!parsed.ok) throw new Error(`${address} does not fit its route`)
  if (signal.aborted) return unavailable()
  // Each page has the time of an operation: together they may take longer than one.
  const context = createRequestContext(caller, { isTrustedDocument: true })
  const input = { params, viewer, address: { path, search }, ...parsed.value }
  return runRoute({ graph, costOf, budget: PAID }, route, input, context)
}

/** The address of the list's next page. */
function nextOf({ headers }: HttpResponse): string | null {
  return /^<([^>]+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1] ?? null
}
