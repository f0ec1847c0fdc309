import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { personalDataIn } from './_personal-data.ts'

const bodySchema = z.looseObject({
  model: z.string(),
  max_tokens: z.int(),
  stream: z.literal(true),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
})

export type Asked = z.output<typeof bodySchema>

/** How the fake answers one request. */
export type Behavior =
  | { answer: string; usage?: { prompt_tokens: number; completion_tokens: number } | null }
  | { status: number; headers?: Record<string, string>; error?: Record<string, unknown> }
  /** Takes the request and never answers. */
  | { hangs: true }
  /** These pieces, then nothing more. */
  | { stallsAfter: string[] }
  /** These pieces, then the connection breaks. */
  | { breaksAfter: string[] }
  /** These pieces, then a clean end without a reason. */
  | { endsAfter: string[] }
  /** These pieces, then a line that is not JSON. */
  | { garbageAfter: string[] }
  /** One piece of this many bytes. */
  | { bytes: number }
  /** Ends with this reason of the protocol. */
  | { finish: 'length' | 'content_filter'; answer: string }

/**
 * A server that speaks the OpenAI protocol as badly as a test wants. It checks every request for personal data, and
 * stopping it fails a test that sent some.
 */
export async function startFakeModel(
  standard: (asked: Asked) => Behavior | Promise<Behavior>,
) {
  const asked: Asked[] = []
  const leaked: string[] = []
  const queued: Behavior[] = []
  const closed: Promise<unknown>[] = []
  const arrivals: (() => void)[] = []
  const server = createServer((request, response) => {
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    closed.push(once(response, 'close'))
    const text = Buffer.concat(await request.toArray()).toString('utf8')
    const body = bodySchema.parse(JSON.parse(text))
    asked.push(body)
    leaked.push(...body.messages.flatMap(({ content }) => personalDataIn(content)))
    arrivals.shift()?.()
    behave(queued.shift() ?? (await standard(body)), response)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** Every request as it came. */
    asked,
    /** Everything that was ever sent, as text. */
    sent: () => JSON.stringify(asked),
    /** Sets the behavior for the next requests, one each. */
    next(...behaviors: Behavior[]): void {
      queued.push(...behaviors)
    },
    /** Drops the queued behaviors. */
    forget(): void {
      queued.length = 0
    },
    /** Resolves when the n-th request, from 0, is over or the client has hung up. */
    closed: (place: number) => closed[place],
    /** Resolves with the next request. */
    nextRequest(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      arrivals.push(resolve)
      return promise
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      if (leaked.length > 0)
        throw new Error(`Personal data was sent to the model:\n${leaked.join('\n')}`)
    },
  }
}
export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>

function behave(behavior: Behavior, response: ServerResponse): void {
  if ('hangs' in behavior) return
  if ('status' in behavior) {
    const { status, headers, error = { message: 'no' } } = behavior
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('answer' in behavior) {
    for (const piece of piecesOf(behavior.answer)) write(response, { content: piece })
    write(response, {}, 'finish' in behavior ? behavior.finish : 'stop')
    const usage = 'usage' in behavior ? behavior.usage : USAGE
    if (usage) response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`)
    response.end('data: [DONE]\n\n')
  } else if ('stallsAfter' in behavior) {
    for (const content of behavior.stallsAfter) write(response, { content })
  } else if ('breaksAfter' in behavior) {
    for (const content of behavior.breaksAfter) write(response, { content })
    // Destroys the connection only after the text was sent.
    response.write(': \n\n', () => response.destroy())
  } else if ('endsAfter' in behavior) {
    for (const content of behavior.endsAfter) write(response, { content })
    response.end()
  } else if ('garbageAfter' in behavior) {
    for (const content of behavior.garbageAfter) write(response, { content })
    response.end('data: {"choices": [\n\n')
  } else {
    write(response, { content: 'x'.repeat(behavior.bytes) })
  }
}

export const USAGE = { prompt_tokens: 100, completion_tokens: 20 }

/** Pieces of three characters, so that a placeholder is cut into several. */
function piecesOf(text: string): string[] {
  return text.match(/[^]{1,3}/gu) ?? []
}

function write(
  response: ServerResponse,
  delta: object,
  finish: string | null = null,
): void {
  const chunk = { choices: [{ index: 0, delta, finish_reason: finish }] }
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}
