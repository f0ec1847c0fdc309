import type { Partner, Viewer } from '@landfall/kit/identity/viewer'
import { type HttpRequest, headerOf } from '../http/request.ts'
import { readJsonBody } from '../http/json-body.ts'
import { type HttpResponse, methodNotAllowed, problemResponse } from '../http/response.ts'
import { makeCaller } from '../session/make-caller.ts'
import type { Graph } from './graph.ts'
import { type RequestContext, createRequestContext } from '../subgraphs/request-context.ts'

export type GraphqlResponse = {
  reply: HttpResponse
  context: RequestContext | null
  /** It may have changed who the sender is or what they may do. */
  invalidatesSession: boolean
}

/** Headers that the protocol reads; cookies and the rest stay at the edge. */
const PROTOCOL_HEADERS = [
  'content-type',
  'accept',
  'apollo-require-preflight',
  'x-apollo-operation-name',
] as const

/** GraphQL over HTTP: POST with JSON, or GET (and HEAD) for queries. */
export async function handleGraphql(o: {
  incoming: HttpRequest
  viewer: Viewer
  partner?: Partner | undefined
  graph: Graph
}): Promise<GraphqlResponse> {
  const { incoming, viewer, partner, graph } = o
  incoming.route = '/graphql'
  const isPost = incoming.method === 'POST'
  if (!isPost && incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    return only(methodNotAllowed(['GET', 'HEAD', 'POST']))
  }
  const body = await readJsonBody(incoming)
  if (!body.ok) return only(body.error)
  if (isPost && body.value.text === '') {
    return only(problemResponse({ status: 400, detail: 'Send a GraphQL request as JSON' }))
  }
  if (holdsNul(body.value.value, incoming.search)) {
    return only(
      problemResponse({ status: 400, detail: 'The request contains a NUL character' }),
    )
  }
  const caller = makeCaller(incoming, viewer, {
    channel: partner ? 'partner' : 'web',
    partner,
    bodyText: body.value.text,
  })
  if (!caller.ok) return only(caller.error)
  const context = createRequestContext(caller.value, { isTrustedDocument: false })
  const answer = await graph.answerHttp(
    {
      method: isPost ? 'POST' : 'GET',
      headers: protocolHeaders(incoming),
      search: isPost ? '' : incoming.search,
      body: isPost ? body.value.value : undefined,
    },
    context,
  )
  const headers = { 'cache-control': 'no-store', ...answer.headers }
  const reply = { status: answer.status, headers, body: answer.body }
  return { reply, context, invalidatesSession: isPost && !context.operation.isRead }
}

// A document's own string literals may spell a NUL too; half a surrogate is a syntax error there.
function holdsNul(body: unknown, search: string): boolean {
  const query = (body as { query?: unknown } | null | undefined)?.query
  const texts = [query, ...new URLSearchParams(search).values()]
  return texts.some((text) => typeof text === 'string' && /\0|\\u(0000|\{0+\})/.test(text))
}

function protocolHeaders(incoming: HttpRequest): Record<string, string> {
  const pairs = PROTOCOL_HEADERS.map((name) => [name, headerOf(incoming, name)] as const)
  return Object.fromEntries(
    pairs.filter(
      (pair): pair is [(typeof PROTOCOL_HEADERS)[number], string] => pair[1] !== undefined,
    ),
  )
}

function only(reply: HttpResponse): GraphqlResponse {
  return { reply, context: null, invalidatesSession: false }
}
