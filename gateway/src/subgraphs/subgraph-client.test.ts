import { type RequestListener, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BrokenCircuitError } from 'cockatiel'
import { afterEach, describe, expect, it } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { SubgraphBusyError } from './connection-pools.ts'
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
  const { isRepeatable = true, withinMs = 9_000 } = o
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
    const answer = post(port, { isRepeatable: false })
    await listen((_request, response) => response.end('{"data":1}'), port)
    expect(await answer).toMatchObject({ ok: true, value: { body: { data: 1 } } })
  })

  it.each([
    [true, 2],
    [false, 1],
  ])(
    'sends a request (repeatable: %s) %i times when the connection breaks',
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

  it('gives up at the deadline while waiting for a connection, and does not send the request later', async () => {
    const bodies: string[] = []
    const held = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    const port = await listen((request, response) => {
      request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()))
      request.on('data', () => arrived.resolve())
      request.on('end', () => void held.promise.then(() => response.end('{"data":1}')))
    })
    const client = createSubgraphClient(`http://127.0.0.1:${port}`, {
      connections: { operations: 1, waits: 1, internal: 1, files: 1 },
    })
    const send = (body: string, withinMs: number, isInternal = false) =>
      client.post({
        path: '/graphql',
        headers: {},
        body,
        deadline: performance.now() + withinMs,
        isRepeatable: false,
        isInternal,
      })
    const first = send('first', 9_000)
    await arrived.promise
    const abandoned = await send('a mutation', 100)
    expect(abandoned.ok).toBe(false)
    expect(bodies).toEqual(['first'])
    held.resolve()
    expect((await first).ok).toBe(true)
    // The connection is free again; a request that was given up would be next.
    expect((await send('last', 9_000)).ok).toBe(true)
    expect(bodies).toEqual(['first', 'last'])
    await client.close()
  })

  it.each([
    ['of the gateway itself', { isInternal: true, withinMs: 9_000 }],
    ['that may take long', { isInternal: false, withinMs: 15_000 }],
  ])('reserves connections for requests %s', async (_which, { isInternal, withinMs }) => {
    const port = await listen((request, response) => {
      if (request.url !== '/hanging') response.end('{"data":1}')
    })
    const client = createSubgraphClient(`http://127.0.0.1:${port}`, {
      connections: { operations: 1, waits: 1, internal: 1, files: 1 },
    })
    const common = { headers: {}, body: '{}', isRepeatable: false }
    const deadline = performance.now() + 5_000
    const hanging = client.post({ ...common, path: '/hanging', deadline })
    const answer = await client.post({
      ...common,
      path: '/graphql',
      deadline: performance.now() + withinMs,
      isInternal,
    })
    expect(answer.ok).toBe(true)
    await client.close()
    expect((await hanging).ok).toBe(false)
  })

  it('refuses a request immediately when too many are waiting', async () => {
    const port = await listen(() => undefined)
    const client = createSubgraphClient(`http://127.0.0.1:${port}`, {
      connections: { operations: 1, waits: 1, internal: 1, files: 1 },
    })
    const send = () =>
      client.post({
        path: '/graphql',
        headers: {},
        body: '{}',
        deadline: performance.now() + 5_000,
        isRepeatable: false,
      })
    const waiting = Array.from({ length: 5 }, send)
    const refused = await send()
    expect(!refused.ok && refused.error).toBeInstanceOf(SubgraphBusyError)
    await client.close()
    await Promise.all(waiting)
  })

  it('treats a service that hangs as not ready', async () => {
    const port = await listen(() => undefined)
    const client = createSubgraphClient(`http://127.0.0.1:${port}`)
    await expect(client.checkReady()).rejects.toThrow('in time')
    await client.close()
  })

  it('stops sending requests to a service that hangs, except for occasional probes', async () => {
    const probed = Promise.withResolvers<void>()
    const urls: string[] = []
    const port = await listen((request, response) => {
      urls.push(request.url ?? '')
      if (request.url === '/probe') probed.resolve()
      if (request.url === '/recovered') response.end('{"data":1}')
    })
    const client = createSubgraphClient(`http://127.0.0.1:${port}`, {
      breaker: createCircuitBreaker({ probeEveryMs: 0 }),
    })
    const send = (path: string, withinMs: number) =>
      client.post({
        path,
        headers: {},
        body: '{}',
        deadline: performance.now() + withinMs,
        isRepeatable: false,
      })
    // The deadline is over before anything could answer, however busy the machine is.
    await Promise.all(Array.from({ length: 5 }, () => send('/missed', 0)))
    const probe = send('/probe', 9_000)
    const other = await send('/other', 9_000)
    expect(!other.ok && other.error).toBeInstanceOf(BrokenCircuitError)
    await probed.promise
    for (const server of servers) server.closeAllConnections()
    expect((await probe).ok).toBe(false)
    expect((await send('/recovered', 9_000)).ok).toBe(true)
    expect(urls).not.toContain('/other')
    await client.close()
  })

  it.each([500, 503, 401])('treats status %i as a failure', async (status) => {
    const port = await listen((_request, response) => {
      response.statusCode = status
      response.end('{"data":1}')
    })
    expect((await post(port)).ok).toBe(false)
  })
})
