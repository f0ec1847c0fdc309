import { createHash } from 'node:crypto'
import type { CostMeter } from '../../graphql/cost-meter.ts'
import type { Graph } from '../../graphql/graph.ts'
import type { RequestBudget } from '../../graphql/request-budget.ts'
import { createRequestContext } from '../../subgraphs/request-context.ts'
import { type HttpRequest, headerOf } from '../../http/request.ts'
import {
  type HttpResponse,
  methodNotAllowed,
  problemResponse,
  unavailable,
} from '../../http/response.ts'
import { makeCaller } from '../../session/make-caller.ts'
import { tooMany } from '../responses.ts'

const FEED_PATH = /^\/calendar\/([\w-]{1,100})\.ics$/

const OPERATION = `query CalendarDocument($token: String!, $siteUrl: String!) {
  calendarDocument(token: $token, siteUrl: $siteUrl)
}`

export function isCalendarPath(path: string): boolean {
  return FEED_PATH.test(path)
}

/**
 * A private calendar for calendar programs. Its address is the secret, so it must not appear in logs,
 * proxy caches or search engines; who is signed in does not matter.
 */
export async function handleCalendar(
  incoming: HttpRequest,
  o: { graph: Graph; budget: RequestBudget; costOf: CostMeter; publicUrl: string },
): Promise<HttpResponse> {
  incoming.route = '/calendar/:token.ics'
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
    return methodNotAllowed(['GET', 'HEAD'])
  const caller = makeCaller(
    incoming,
    { kind: 'visitor' },
    { channel: 'rest', bodyText: '' },
  )
  if (!caller.ok) return caller.error
  const context = createRequestContext(caller.value, { isTrustedDocument: true })
  const token = FEED_PATH.exec(incoming.path)?.[1] ?? ''
  const variables = { token, siteUrl: o.publicUrl }
  const wait = await o.budget.spend(caller.value, o.costOf(OPERATION, variables))
  if (wait !== null) return tooMany(wait)
  const { data, errors } = await o.graph.run(OPERATION, variables, context)
  if (!data || errors.length > 0) return unavailable()
  const body = data['calendarDocument']
  if (typeof body !== 'string')
    return problemResponse({ status: 404, detail: 'There is no such calendar' })
  return calendarReply(body, headerOf(incoming, 'if-none-match'))
}

/** Programs poll: an unchanged calendar costs them nothing, and a revoked address ends at once. */
function calendarReply(body: string, known: string | undefined): HttpResponse {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const headers = {
    'cache-control': 'private, no-cache',
    etag,
    'x-robots-tag': 'noindex, nofollow',
  }
  const isKnown = known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  if (isKnown) return { status: 304, headers, body: null }
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="landfall.ics"',
    },
    body,
  }
}
