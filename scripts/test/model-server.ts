/**
 * A language model for a platform under test: it speaks the OpenAI
 * protocol, and counts in words until it is told to finish.
 */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

/** One answer: how many words of it were sent, and how it ended. */
export type ModelAnswer = { words: number; state: 'open' | 'finished' | 'hung-up' }

export type ModelServer = {
  /** The address that the platform sends its requests to. */
  readonly baseUrl: string
  /**
   * `GET /answers`: each answer to a student so far;
   * `POST /finish`: ends the open ones, each with at least one word.
   */
  readonly url: string
  stop(): Promise<void>
}

const WORD_EVERY_MS = 20
/** Ends an answer that no test finishes. */
const MAX_WORDS = 3_000
const asked = z.object({ messages: z.array(z.object({ content: z.string() })).min(1) })

/** The words in the order in which they are sent. */
export const modelWord = (place: number): string => `word${place} `

/** Listens on a free port of this machine. */
export async function startModelServer(): Promise<ModelServer> {
  const answers: (ModelAnswer & { finish(): void })[] = []
  const server = createServer(async (request, response) => {
    if (request.url === '/finish') {
      for (const answer of answers) answer.finish()
      response.end()
    } else if (request.url === '/answers') {
      response.end(JSON.stringify(answers.map(({ words, state }) => ({ words, state }))))
    } else {
      const { messages } = asked.parse(await json(request))
      const isTalk = messages.at(-1)?.content.startsWith('The student’s question:') ?? false
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      if (isTalk) answers.push(countWords(response))
      else end(response, '{}')
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    baseUrl: `${url}/v1`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function countWords(response: ServerResponse) {
  const answer: ModelAnswer = { words: 0, state: 'open' }
  let isToEnd = false
  const timer = setInterval(() => {
    answer.words += 1
    write(response, {
      choices: [{ index: 0, delta: { content: modelWord(answer.words) } }],
    })
    if (isToEnd || answer.words === MAX_WORDS) finish()
  }, WORD_EVERY_MS)
  function over(state: ModelAnswer['state']): boolean {
    if (answer.state !== 'open') return false
    clearInterval(timer)
    answer.state = state
    return true
  }
  function finish(): void {
    isToEnd = true
    if (answer.words > 0 && over('finished')) end(response, '')
  }
  response.once('close', () => over('hung-up'))
  return Object.assign(answer, { finish })
}

function end(response: ServerResponse, content: string): void {
  write(response, { choices: [{ index: 0, delta: { content }, finish_reason: 'stop' }] })
  write(response, { choices: [], usage: { prompt_tokens: 100, completion_tokens: 20 } })
  response.end('data: [DONE]\n\n')
}

function write(response: ServerResponse, chunk: object): void {
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}
