import { type RequestListener, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createSubgraphClient } from './subgraph-client.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(listener: RequestListener, port = 0): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(port, '127.0.0.1', () => resolve())
  await promise
  return (server.address() as AddressInfo).port
}

function post(port: number, o: { isRepeatable?: boolean; withinMs?: number } = {}) {
  const client = createSubgraphClient(`http://127.0.0.1:${port}`)
  const { isRepeatable = true, withinMs = 2_000 } = o
  const deadline = performance.now() + withinMs
  const answer = client.post({
    path: '/graphql',
    headers: {},
    body: '{}',
    deadline,
    isRepeatable,
  })
  return answer.finally(() => client.close())
}

describe('the client of internal services', () => {
  it('waits for a service that restarts', async () => {
    const port = await listen(() => undefined)
    servers.pop()?.close()
    const answer = post(port, { withinMs: 5_000, isRepeatable: false })
    await listen((_request, response) => response.end('{"data":1}'), port)
    expect(await answer).toMatchObject({ ok: true, value: { body: { data: 1 } } })
  })

  it.each([
    [true, 2],
    [false, 1],
  ])(
    'sends a repeatable (%s) request %i times when the connection breaks',
    async (isRepeatable, times) => {
      let seen = 0
      const port = await listen((request) => {
        seen += 1
        request.socket.destroy()
      })
      expect((await post(port, { isRepeatable })).ok).toBe(false)
      expect(seen).toBe(times)
    },
  )

  it('gives up at the deadline', async () => {
    const port = await listen(() => undefined)
    expect((await post(port, { withinMs: 300 })).ok).toBe(false)
  })

  it.each([500, 503, 401])('takes status %i for a failure', async (status) => {
    const port = await listen((_request, response) => {
      response.statusCode = status
      response.end('{"data":1}')
    })
    expect((await post(port)).ok).toBe(false)
  })
})
