import { type Result, err, ok } from '@landfall/kit/core/result'
import type { GraphQLFormattedError } from 'graphql'
import { z } from 'zod'
import { type HttpRequest, headerOf } from '../http/request.ts'
import { readJsonBody } from '../http/json-body.ts'
import { type HttpResponse, methodNotAllowed, problemResponse } from '../http/response.ts'
import type { EndReason } from './live-connections.ts'
import { LIVE_LIMITS } from './live-limits.ts'
import { signedOutAnswer } from './live-problems.ts'
import type { LiveQueries } from './live-queries.ts'
import type { LiveResult } from './live-states.ts'
import type { SubscriptionRequest } from './read-subscription.ts'

/** Whether a request to `/graphql` asks for a stream of events. */
export function wantsEvents(incoming: Pick<HttpRequest, 'raw'>): boolean {
  const accept = headerOf(incoming, 'accept') ?? ''
  return accept.split(',').some((type) => type.trim().startsWith('text/event-stream'))
}

/**
 * One subscription as server-sent events: graphql-sse's distinct connections mode, POST or GET.
 * Written by hand, because the package's own handler queues a slow reader's unread data without limit.
 */
export async function answerEvents(
  incoming: HttpRequest,
  live: LiveQueries,
): Promise<HttpResponse> {
  incoming.route = '/graphql'
  const request = await readRequest(incoming)
  if (!request.ok) return request.error
  const ended = Promise.withResolvers<EndReason>()
  const connection = await live.connections.admit({
    transport: 'event-stream',
    incoming,
    onEnd: ended.resolve,
  })
  if (!connection.ok) return connection.error
  const { close } = connection.value
  const opened = await live.open(connection.value, request.value)
  if (!opened.ok) {
    close()
    const errors = opened.error.map((error) => error.toJSON())
    return eventReply(refused(errors), () => undefined)
  }
  const { answers, countPush } = opened.value
  const leave = () => {
    close()
    void answers.return(undefined)
  }
  void ended.promise.then(leave)
  return eventReply(events({ answers, countPush, close, ended: ended.promise }), leave)
}

async function* events(o: {
  answers: AsyncGenerator<LiveResult>
  countPush(): void
  close(): void
  ended: Promise<EndReason>
}): AsyncGenerator<string> {
  // Some browsers consider the answer begun only at its first byte.
  yield ':\n\n'
  for await (const answer of o.answers) {
    o.countPush()
    yield event('next', answer)
  }
  const reason = await Promise.race([o.ended, Promise.resolve(null)])
  o.close()
  // Without `complete` the client comes back, to the gateway that takes over.
  if (reason === 'going-away') return
  if (reason === 'signed-out') yield event('next', signedOutAnswer())
  yield event('complete')
}

async function* refused(errors: readonly GraphQLFormattedError[]): AsyncGenerator<string> {
  yield event('next', { errors })
  yield event('complete')
}

function event(name: 'next' | 'complete', data?: object): string {
  return `event: ${name}\ndata: ${data ? JSON.stringify(data) : ''}\n\n`
}

/** A reply that goes on as server-sent events. */
export function eventReply(
  chunks: AsyncGenerator<string>,
  leave: () => void,
): HttpResponse {
  return {
    status: 200,
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Proxies would collect the events first.
      'x-accel-buffering': 'no',
    },
    body: null,
    events: { chunks, leave },
  }
}

const requestSchema = z.object({
  query: z.string().min(1),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

async function readRequest(
  incoming: HttpRequest,
): Promise<Result<SubscriptionRequest, HttpResponse>> {
  const parameters = await readParameters(incoming)
  if (!parameters.ok) return parameters
  const request = requestSchema.safeParse(parameters.value)
  if (request.success) return ok(request.data)
  const detail = 'Send a query as text, with variables as an object'
  return err(problemResponse({ status: 400, detail }))
}

async function readParameters(
  incoming: HttpRequest,
): Promise<Result<unknown, HttpResponse>> {
  if (incoming.method === 'GET') return ok(fromSearch(incoming.search))
  if (incoming.method !== 'POST') return err(methodNotAllowed(['GET', 'POST']))
  const body = await readJsonBody(incoming)
  if (!body.ok) return body
  if (body.value.text.length <= LIVE_LIMITS.messageMaxBytes) return ok(body.value.value)
  return err(problemResponse({ status: 413, detail: 'The body is larger than 64 KiB' }))
}

function fromSearch(search: string): unknown {
  const parameters = new URLSearchParams(search)
  const variables = parameters.get('variables')
  return {
    query: parameters.get('query'),
    operationName: parameters.get('operationName'),
    variables: variables === null ? null : parseJson(variables),
  }
}

/** Anything that is not JSON is not an object either, and is refused as such. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
