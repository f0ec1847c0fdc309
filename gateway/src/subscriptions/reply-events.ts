import { z } from 'zod'
import { type HttpRequest, headerOf } from '../http/request.ts'
import { type HttpResponse, methodNotAllowed } from '../http/response.ts'
import type { FileRoute } from '../rest/file-route.ts'
import { replyToErrors } from '../rest/problems.ts'
import { eventReply } from './event-stream-transport.ts'
import type { EndReason } from './live-connections.ts'
import type { LiveQueries } from './live-queries.ts'
import type { LiveResult } from './live-states.ts'

/** The route as the OpenAPI document names it; no operation gives its answer, so it is in no table of routes. */
export const replyEventsRoute: FileRoute = {
  method: 'GET',
  path: '/api/mentor/replies/:id/events',
  tag: 'AI mentors',
  summary:
    'An answer as it is written, as server-sent events: `piece` with JSON (resume after its id with `Last-Event-ID` or `after`), then `end`.',
  access: 'signed-in',
  service: 'ai-workers',
  query: z.object({ after: z.string().optional() }),
  takes: [],
  success: { status: 200, shape: null, types: ['text/event-stream'] },
}

const PATH = /^\/api\/mentor\/replies\/([\w-]{1,64})\/events$/

const DOCUMENT = `subscription RestMentorReplyEvents($replyId: ID!, $after: Int) {
  mentorReplyProgress(replyId: $replyId, after: $after) {
    replyId sequence step from piece label isLast
  }
}`

export function isReplyEventsPath(path: string): boolean {
  return PATH.test(path)
}

/**
 * An answer of a mentor for clients of the REST facade: each piece is an event whose id is its
 * sequence, so that a browser's EventSource continues after the last one by itself. After the last
 * piece comes `end`: close it then.
 */
export async function answerReplyEvents(
  incoming: HttpRequest,
  live: LiveQueries,
): Promise<HttpResponse> {
  incoming.route = replyEventsRoute.path
  if (incoming.method !== 'GET') return methodNotAllowed(['GET'])
  const ended = Promise.withResolvers<EndReason>()
  const connection = await live.connections.admit({
    transport: 'event-stream',
    incoming,
    onEnd: ended.resolve,
  })
  if (!connection.ok) return connection.error
  const { close } = connection.value
  const variables = { replyId: PATH.exec(incoming.path)?.[1], after: afterOf(incoming) }
  const opened = await live.open(connection.value, { query: DOCUMENT, variables })
  if (!opened.ok) {
    close()
    const errors = opened.error.map((error) => error.toJSON())
    return replyToErrors(errors, incoming.requestId)
  }
  const { answers, countPush } = opened.value
  const leave = () => {
    close()
    void answers.return(undefined)
  }
  void ended.promise.then(leave)
  return eventReply(events(answers, countPush, close), leave)
}

/** The last sequence that the client has: what a browser sends by itself, or `after`. */
function afterOf(incoming: HttpRequest): number {
  const asked =
    headerOf(incoming, 'last-event-id') ?? new URLSearchParams(incoming.search).get('after')
  return asked !== null && /^\d{1,9}$/.test(asked) ? Number(asked) : 0
}

const pieceSchema = z.object({
  mentorReplyProgress: z.looseObject({ sequence: z.int(), isLast: z.boolean() }),
})

async function* events(
  answers: AsyncGenerator<LiveResult>,
  countPush: () => void,
  close: () => void,
): AsyncGenerator<string> {
  // Some browsers take the answer for begun only with its first byte.
  yield ':\n\n'
  for await (const { data } of answers) {
    countPush()
    const parsed = pieceSchema.safeParse(data)
    // The gateway's own last words: the client comes back and is told why.
    if (!parsed.success) break
    const piece = parsed.data.mentorReplyProgress
    yield `id: ${piece.sequence}\nevent: piece\ndata: ${JSON.stringify(piece)}\n\n`
    if (piece.isLast) yield 'event: end\ndata:\n\n'
  }
  close()
}
