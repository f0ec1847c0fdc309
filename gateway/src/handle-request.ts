import type { Partner } from '@landfall/kit/identity/viewer'
import { handleGraphql } from './graphql/handle-graphql.ts'
import type { CostMeter } from './graphql/cost-meter.ts'
import type { Graph } from './graphql/graph.ts'
import type { RequestBudget } from './graphql/request-budget.ts'
import type { RequestContext } from './subgraphs/request-context.ts'
import { SESSION_COOKIE, setCookies } from './http/cookies.ts'
import type { HttpRequest } from './http/request.ts'
import { mayChangeState } from './http/origin-rule.ts'
import { type HttpResponse, problemResponse } from './http/response.ts'
import { type HandleClientError, isClientErrorPath } from './ops/client-errors.ts'
import { answerDevMail, isMailPath } from './ops/dev-mail.ts'
import { handleCalendar, isCalendarPath } from './rest/applications/handle-calendar.ts'
import type { ActorCheck } from './rest/check-access.ts'
import { type FacadeDocuments, handleDocument } from './rest/handle-document.ts'
import { type DeveloperFiles, handleDevelopers } from './rest/handle-developers.ts'
import { handleRest } from './rest/handle-rest.ts'
import type { Router } from './rest/router.ts'
import { type ResolveApiKey, bearerOf } from './session/api-keys.ts'
import { type FoundViewer, findViewer } from './session/find-viewer.ts'
import type { FileCall } from './subgraphs/file-calls.ts'
import type { InternalCall } from './subgraphs/internal-calls.ts'
import type { SessionCache } from './session/session-cache.ts'
import { answerEvents, wantsEvents } from './subscriptions/event-stream-transport.ts'
import { answerReplyEvents, isReplyEventsPath } from './subscriptions/reply-events.ts'
import type { LiveQueries } from './subscriptions/live-queries.ts'
import { answerPublic, handleWeb } from './web/handle-web.ts'
import type { WebBuild } from './web/load-files.ts'
import type { MemberPages } from './web/member-pages.ts'
import type { PublicPages } from './web/public-pages.ts'
import type { Sitemap } from './web/sitemap.ts'
import type { StoriesFeed } from './web/stories-feed.ts'

export type Edge = {
  graph: Graph
  router: Router
  refuseForeignActor: ActorCheck
  documents: FacadeDocuments
  budget: RequestBudget
  costOf: CostMeter
  sessions: SessionCache
  resolveApiKey: ResolveApiKey
  developerFiles: DeveloperFiles
  live: LiveQueries
  callIdentity: InternalCall
  files: ReadonlyMap<string, FileCall>
  handleClientError: HandleClientError
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string
  allowedOrigins: ReadonlySet<string>
  webBuild: WebBuild | null
  publicPages: PublicPages
  memberPages: MemberPages
  /** Null without a web client. */
  sitemap: Sitemap | null
  storiesFeed: StoriesFeed
  isDevelopment: boolean
}

/** Routes a request to its handler. */
export async function handleRequest(
  incoming: HttpRequest,
  edge: Edge,
): Promise<HttpResponse> {
  const { path } = incoming
  if (!mayChangeState(incoming, edge.allowedOrigins)) {
    const detail = 'This request did not come from a page of this site.'
    return problemResponse({ status: 403, detail })
  }
  if (path === '/graphql' && wantsEvents(incoming)) return answerEvents(incoming, edge.live)
  if (path === '/graphql') return answerForViewer(incoming, edge, handleGraphql)
  const developers = handleDevelopers(incoming, edge.developerFiles)
  if (developers) return developers
  if (isClientErrorPath(path)) return edge.handleClientError(incoming)
  if (isReplyEventsPath(path)) return answerReplyEvents(incoming, edge.live)
  if (path === '/api' || path.startsWith('/api/')) {
    return (
      handleDocument(incoming, edge.documents) ??
      answerForViewer(incoming, edge, (call) => handleRest(edge, call))
    )
  }
  if (isCalendarPath(path)) return handleCalendar(incoming, edge)
  if (edge.isDevelopment && isMailPath(path))
    return answerDevMail(incoming, edge.callIdentity)
  return (
    (await answerPublic(edge.publicPages, incoming)) ??
    (await edge.sitemap?.answer(incoming)) ??
    (await edge.storiesFeed.answer(incoming)) ??
    handleWeb(edge.webBuild, edge.memberPages, incoming)
  )
}

type Answered = {
  reply: HttpResponse
  context: RequestContext | null
  invalidatesSession: boolean
}
type AnswerCall = (call: {
  incoming: HttpRequest
  viewer: FoundViewer['viewer']
  partner?: Partner
  graph: Graph
}) => Promise<Answered>

async function answerForViewer(
  incoming: HttpRequest,
  edge: Edge,
  answer: AnswerCall,
): Promise<HttpResponse> {
  const key = bearerOf(incoming)
  if (key !== null) return answerForPartner(key, incoming, edge, answer)
  const found = await findViewer(incoming, edge.sessions)
  if (!found.ok) return found.error
  const { reply, context, invalidatesSession } = await answer({
    incoming,
    viewer: found.value.viewer,
    graph: edge.graph,
  })
  // The request may have changed what its sender may do: a new organization, a verified address.
  const token = incoming.cookies.get(SESSION_COOKIE)
  if (token && invalidatesSession) edge.sessions.dropToken(token)
  return withEffects(reply, incoming, { context, cookie: found.value.cookie })
}

/** With an API key nobody is signed in, whatever cookies the request has. */
async function answerForPartner(
  key: string,
  incoming: HttpRequest,
  edge: Edge,
  answer: AnswerCall,
): Promise<HttpResponse> {
  const found = await edge.resolveApiKey(key, incoming.address)
  if (!found.ok) return found.error
  if (!found.value) {
    const detail = 'This API key is unknown, has expired or was revoked.'
    const headers = { 'www-authenticate': 'Bearer' }
    return problemResponse({ status: 401, detail, headers })
  }
  const viewer = { kind: 'visitor' as const }
  const partner = found.value
  const { reply } = await answer({ incoming, viewer, partner, graph: edge.graph })
  return reply
}

function withEffects(
  reply: HttpResponse,
  incoming: HttpRequest,
  o: { context: RequestContext | null; cookie: FoundViewer['cookie'] },
): HttpResponse {
  const effects = o.context?.effects
  const wanted = effects?.session ?? o.cookie
  // Otherwise a page of another site could sign people out: its request comes without the
  // cookie.
  const isMoot = wanted?.kind === 'clear' && !incoming.cookies.has(SESSION_COOKIE)
  const session = isMoot ? null : wanted
  const { deviceId, visitorToken } = effects ?? {}
  const cookies = setCookies({ session, deviceId, visitorToken }, incoming.isSecure)
  const headers = { ...reply.headers }
  if (cookies.length > 0) headers['set-cookie'] = cookies
  if (
    effects?.retryAfterSeconds &&
    headers['retry-after'] === undefined &&
    reply.status === 429
  ) {
    headers['retry-after'] = String(effects.retryAfterSeconds)
  }
  return { ...reply, headers }
}
