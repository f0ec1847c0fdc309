import type { PlainDocuments } from '#gql/plain-documents'
import { idempotencyKeyOf, noteAnswer } from './idempotency-keys.ts'
import { takePreloadedResult } from './preloaded-results.ts'

/** Why a request to the server gave no usable answer. */
export type FailureKind =
  | 'offline'
  | 'unavailable'
  | 'rate-limited'
  | 'not-signed-in'
  | 'forbidden'
  | 'unexpected'

export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly kind: FailureKind
  /** Names the request in the server's log; people can quote it. */
  readonly requestId: string | null
  readonly retryAfterSeconds: number | null

  constructor(
    kind: FailureKind,
    o: {
      requestId?: string | null
      retryAfterSeconds?: number | null
      cause?: unknown
    } = {},
  ) {
    super(`Request failed: ${kind}`, { cause: o.cause })
    this.kind = kind
    this.requestId = o.requestId ?? null
    this.retryAfterSeconds = o.retryAfterSeconds ?? null
  }
}

type GraphqlAnswer = {
  data?: unknown
  errors?: { message: string; extensions?: { code?: string } }[]
}

/** Variables may be left out when all of them are optional. */
type VariablesOf<Text extends keyof PlainDocuments> =
  Record<string, never> extends PlainDocuments[Text]['variables']
    ? [variables?: PlainDocuments[Text]['variables']]
    : [variables: PlainDocuments[Text]['variables']]

/**
 * Sends one GraphQL request without Apollo, for what every page needs (the session) and for pages that must open fast
 * on a small phone (landing, signing in). Reads are tried three times.
 * @param query a document marked as GraphQL; run codegen after each change of it
 * @throws RequestError when there is no usable answer
 */
export async function ask<Text extends keyof PlainDocuments>(
  query: Text,
  ...[variables]: VariablesOf<Text>
): Promise<PlainDocuments[Text]['data']> {
  type Data = PlainDocuments[Text]['data']
  const isRead = !/^\s*mutation\b/.test(query)
  const name = /\bquery\s+(\w+)/.exec(query)?.[1]
  const first = name === undefined ? null : takePreloadedResult(name, variables ?? {})
  if (first) return first as Data
  const send = () => sendOnce<Data>(query, variables ?? {})
  return isRead ? withRetries(send) : send()
}

/** Runs a read again, at most twice, after a short random pause, when the network or the server failed. */
export async function withRetries<T>(
  read: () => Promise<T>,
  pause = randomPause,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await read()
    } catch (error) {
      if (attempt >= 2 || !isWorthRetrying(error)) throw error
      await pause(attempt)
    }
  }
}

export function isWorthRetrying(error: unknown): boolean {
  return (
    error instanceof RequestError &&
    (error.kind === 'offline' || error.kind === 'unavailable')
  )
}

/** 150–450 ms, then 300–900 ms. */
export function retryDelayMs(attempt: number): number {
  return 2 ** attempt * (150 + Math.random() * 300)
}

function randomPause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, retryDelayMs(attempt)))
}

async function sendOnce<Data>(query: string, variables: object): Promise<Data> {
  const response = await postGraphql(JSON.stringify({ query, variables }))
  const answer = await readAnswer(response)
  if (answer.errors?.length || !answer.data) throw failureOfAnswer(answer, response)
  return answer.data as Data
}

/** The bare POST; a dead connection becomes `offline`, a failing server `unavailable`. */
export async function postGraphql(
  body: string,
  signal?: AbortSignal,
  keepalive?: boolean,
): Promise<Response> {
  const key = idempotencyKeyOf(body)
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key !== null && { 'idempotency-key': key }),
      },
      credentials: 'same-origin',
      body,
      signal: signal ?? null,
      keepalive: keepalive ?? false,
    })
    const failure = failureOfStatus(response)
    if (failure) throw failure
    return key === null ? response : await wholeAnswer(body, response)
  } catch (cause) {
    if (signal?.aborted || cause instanceof RequestError) throw cause
    throw new RequestError('offline', { cause })
  }
}

/** An Idempotency-Key stays in use until the whole answer is here. */
async function wholeAnswer(body: string, response: Response): Promise<Response> {
  const answer = await response.text()
  noteAnswer(body, answer)
  const { status, headers } = response
  return new Response(answer, { status, headers })
}

function failureOfStatus(response: Response): RequestError | null {
  const requestId = response.headers.get('x-request-id')
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || null
  if (response.status === 429) {
    return new RequestError('rate-limited', { requestId, retryAfterSeconds })
  }
  if (response.status >= 500) {
    return new RequestError('unavailable', { requestId, retryAfterSeconds })
  }
  return null
}

async function readAnswer(response: Response): Promise<GraphqlAnswer> {
  try {
    return (await response.json()) as GraphqlAnswer
  } catch (cause) {
    throw new RequestError('unexpected', { requestId: requestIdOf(response), cause })
  }
}

function failureOfAnswer(answer: GraphqlAnswer, response: Response): RequestError {
  const kind = kindOfCode(answer.errors?.[0]?.extensions?.code)
  return new RequestError(kind, { requestId: requestIdOf(response), cause: answer.errors })
}

/** What an error code of the gateway means for the person in front of the screen. */
export function kindOfCode(code: unknown): FailureKind {
  if (code === 'NOT_SIGNED_IN' || code === 'UNAUTHENTICATED') return 'not-signed-in'
  if (code === 'FORBIDDEN') return 'forbidden'
  if (code === 'TOO_MANY_REQUESTS') return 'rate-limited'
  if (code === 'UNAVAILABLE' || code === 'SERVICE_UNAVAILABLE') return 'unavailable'
  return 'unexpected'
}

function requestIdOf(response: Response): string | null {
  return response.headers.get('x-request-id')
}
