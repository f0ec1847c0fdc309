import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server of the OpenAI protocol each of whose tokens is the time when it was written, so that the reader knows how
 * long it was on the way.
 */
export async function startTimedModel(o: { tokens: number; tokensPerSecond: number }) {
  const server = createServer(async (request, response) => {
    request.resume()
    await once(request, 'end')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const write = (chunk: object) => response.write(`data: ${JSON.stringify(chunk)}\n\n`)
    let sent = 0
    const startedAt = performance.now()
    // A late timer does not make a slower model: each due token is sent, one by one.
    const timer = setInterval(() => {
      const due = Math.floor(((performance.now() - startedAt) / 1_000) * o.tokensPerSecond)
      while (sent < Math.min(due, o.tokens)) {
        sent += 1
        write({ choices: [{ index: 0, delta: { content: `${nowMs().toFixed(2)} ` } }] })
      }
      if (sent < o.tokens) return
      clearInterval(timer)
      write({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
      write({ choices: [], usage: { prompt_tokens: 100, completion_tokens: o.tokens } })
      response.end('data: [DONE]\n\n')
    }, 5)
    response.once('close', () => clearInterval(timer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The same clock in every process of the machine. */
export function nowMs(): number {
  return performance.timeOrigin + performance.now()
}
