import { answerGraphql } from './graphql/answer-graphql.ts'
import type { Graph } from './graphql/graph.ts'
import type { RequestContext } from './graphql/request-context.ts'
import { SESSION_COOKIE, setCookies } from './http/cookies.ts'
import type { Incoming } from './http/incoming.ts'
import { mayChangeState } from './http/origin-rule.ts'
import { type Reply, problemReply } from './http/reply.ts'
import { answerDevMail, isMailPath } from './ops/dev-mail.ts'
import { answerCalendar, isCalendarPath } from './rest/answer-calendar.ts'
import { type FacadeDocuments, answerDocument } from './rest/answer-document.ts'
import { answerRest } from './rest/answer-rest.ts'
import type { Router } from './rest/router.ts'
import { type FoundViewer, findViewer } from './session/find-viewer.ts'
import type { InternalCall } from './session/internal-calls.ts'
import type { SessionCache } from './session/session-cache.ts'
import { answerEvents, wantsEvents } from './subscriptions/event-stream-transport.ts'
import type { LiveQueries } from './subscriptions/live-queries.ts'
import { answerVisitor, answerWeb } from './web/answer-web.ts'
import type { WebBuild } from './web/load-files.ts'
import type { VisitorPages } from './web/visitor-pages.ts'

export type Edge = {
  graph: Graph
  router: Router
  documents: FacadeDocuments
  sessions: SessionCache
  live: LiveQueries
  callIdentity: InternalCall
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string
  allowedOrigins: ReadonlySet<string>
  webBuild: WebBuild | null
  visitorPages: VisitorPages
  isDevelopment: boolean
}

/** Leads a request to what answers it. */
export async function answerAtEdge(incoming: Incoming, edge: Edge): Promise<Reply> {
  const { path } = incoming
  if (!mayChangeState(incoming, edge.allowedOrigins)) {
    const detail = 'This request did not come from a page of this site.'
    return problemReply({ status: 403, detail })
  }
  if (path === '/graphql' && wantsEvents(incoming)) return answerEvents(incoming, edge.live)
  if (path === '/graphql') return answerForViewer(incoming, edge, answerGraphql)
  if (path === '/api' || path.startsWith('/api/')) {
    return (
      answerDocument(incoming, edge.documents) ??
      answerForViewer(incoming, edge, (call) => answerRest(edge.router, call))
    )
  }
  if (isCalendarPath(path)) return answerCalendar(incoming, edge)
  if (edge.isDevelopment && isMailPath(path))
    return answerDevMail(incoming, edge.callIdentity)
  return (
    (await answerVisitor(edge.visitorPages, incoming)) ?? answerWeb(edge.webBuild, incoming)
  )
}

type Answered = { reply: Reply; context: RequestContext | null }
type AnswerCall = (call: {
  incoming: Incoming
  viewer: FoundViewer['viewer']
  graph: Graph
}) => Promise<Answered>

async function answerForViewer(
  incoming: Incoming,
  edge: Edge,
  answer: AnswerCall,
): Promise<Reply> {
  const found = await findViewer(incoming, edge.sessions)
  if (!found.ok) return found.error
  const { reply, context } = await answer({
    incoming,
    viewer: found.value.viewer,
    graph: edge.graph,
  })
  // What a person may do can change with what they did: a new organisation, a verified address.
  const token = incoming.cookies.get(SESSION_COOKIE)
  if (token && incoming.mayChangeViewer) edge.sessions.dropToken(token)
  return withEffects(reply, incoming, { context, cookie: found.value.cookie })
}

function withEffects(
  reply: Reply,
  incoming: Incoming,
  o: { context: RequestContext | null; cookie: FoundViewer['cookie'] },
): Reply {
  const effects = o.context?.effects
  const session = effects?.session ?? o.cookie
  const cookies = setCookies({ session, deviceId: effects?.deviceId }, incoming.isSecure)
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
