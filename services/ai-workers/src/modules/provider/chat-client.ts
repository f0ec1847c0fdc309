import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai'
import { z } from 'zod'
import { limitBody } from './limit-body.ts'
import { ProviderFault } from './provider-failure.ts'
import type { ProviderSettings } from './provider-settings.ts'
import type { RedactedMessages } from './redact.ts'

export type ChatCall = {
  model: string
  messages: RedactedMessages
  maxTokens: number
  signal: AbortSignal
}

/** The provider's own count; null when it gave none. */
export type CountedTokens = { tokensIn: number; tokensOut: number } | null

/**
 * One request. Yields the pieces of the answer and returns the tokens at its end.
 * @throws ProviderFault for everything that the provider, or the connection to it, can do wrong
 */
export type ChatClient = (call: ChatCall) => AsyncGenerator<string, CountedTokens, void>

/** An answer of some thousand tokens takes a hundredth of this. */
const MAX_ANSWER_BYTES = 1024 * 1024

const chunkSchema = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        delta: z.looseObject({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .looseObject({
      prompt_tokens: z.int().nonnegative(),
      completion_tokens: z.int().nonnegative(),
    })
    .nullish(),
})

/** Speaks the OpenAI protocol; every answer is streamed, so that a stalled server is noticed. */
export function createChatClient(
  settings: Pick<ProviderSettings, 'apiKey' | 'baseUrl' | 'tokenTimeoutMs'>,
): ChatClient {
  const { apiKey, baseUrl: baseURL, tokenTimeoutMs } = settings
  const openai = new OpenAI({
    apiKey,
    baseURL,
    maxRetries: 0,
    fetch: limitBody(MAX_ANSWER_BYTES),
    // The library's messages quote answers.
    logLevel: 'off',
  })
  // OpenAI's newer models know only one of the two parameter names, most other servers only the other.
  const isOpenAi = new URL(baseURL).host === 'api.openai.com'
  return async function* chat({ model, messages, maxTokens, signal }) {
    const watch = watchTokens(tokenTimeoutMs, signal)
    try {
      const stream = await openai.chat.completions.create(
        {
          model,
          messages: [...messages],
          stream: true,
          stream_options: { include_usage: true },
          ...(isOpenAi ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
        },
        { signal: watch.signal },
      )
      return yield* piecesOf(stream, watch)
    } catch (error) {
      throw faultOf(error, watch.signal)
    } finally {
      watch.stop()
    }
  }
}

type Watch = ReturnType<typeof watchTokens>

/** Ends the request when no token comes in time; the time does not run while the caller asks for none. */
function watchTokens(tokenTimeoutMs: number, outer: AbortSignal) {
  const silence = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const giveUp = () => silence.abort(new ProviderFault('timed-out'))
  const start = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, tokenTimeoutMs)
  }
  start()
  return {
    signal: AbortSignal.any([outer, silence.signal]),
    start,
    stop: () => clearTimeout(timer),
  }
}

async function* piecesOf(
  stream: AsyncIterable<unknown>,
  watch: Watch,
): AsyncGenerator<string, CountedTokens, void> {
  let counted: CountedTokens = null
  let finish: string | null = null
  for await (const received of stream) {
    const chunk = chunkSchema.safeParse(received)
    if (!chunk.success) throw new ProviderFault('malformed')
    const { usage, choices } = chunk.data
    if (usage) {
      counted = { tokensIn: usage.prompt_tokens, tokensOut: usage.completion_tokens }
    }
    const choice = choices?.[0]
    const piece = choice?.delta?.content ?? ''
    if (piece !== '') {
      watch.stop()
      yield piece
    }
    finish = choice?.finish_reason ?? finish
    watch.start()
  }
  // The library ends the loop without an error when the request was aborted.
  watch.signal.throwIfAborted()
  if (finish === null) throw new ProviderFault('cut')
  if (finish === 'length') throw new ProviderFault('too-long')
  if (finish === 'content_filter') throw new ProviderFault('refused')
  return counted
}

function faultOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return faultOfAbort(signal.reason)
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof ProviderFault) return at
  }
  if (error instanceof APIUserAbortError) return new ProviderFault('cancelled')
  if (error instanceof APIConnectionError) return new ProviderFault('unavailable')
  if (error instanceof APIError) return faultOfStatus(error)
  if (error instanceof SyntaxError) return new ProviderFault('malformed')
  // `fetch` throws a TypeError when the connection breaks in the middle of an answer.
  if (error instanceof TypeError) return new ProviderFault('cut')
  return error
}

export function faultOfAbort(reason: unknown): ProviderFault {
  if (reason instanceof ProviderFault) return reason
  const isDeadline = reason instanceof Error && reason.name === 'TimeoutError'
  return new ProviderFault(isDeadline ? 'timed-out' : 'cancelled')
}

function faultOfStatus(error: APIError): ProviderFault {
  const { status, code } = error
  const retryAfterMs = retryAfterOf(error.headers)
  // The status is missing when the error came within the stream.
  if (status === undefined || status >= 500) {
    return new ProviderFault('unavailable', retryAfterMs)
  }
  // Waiting does not help an account without credit.
  if (status === 429 && code !== 'insufficient_quota') {
    return new ProviderFault('rate-limited', retryAfterMs)
  }
  return new ProviderFault('refused')
}

/** Reads seconds or an HTTP date (RFC 9110); null for anything else. */
function retryAfterOf(headers: Headers | undefined): number | null {
  const text = headers?.get('retry-after') ?? null
  if (text === null) return null
  const ms = /^\d+$/u.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
