import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLog } from '@landfall/kit/observability/log'
import { ok } from '@landfall/kit/core/result'
import { eventually } from '@landfall/kit/testing/eventually'
import { buildSchema, parse } from 'graphql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { Connection } from './live-connections.ts'
import type { LiveQueries } from './live-queries.ts'
import { LIVE_LIMITS } from './live-limits.ts'
import { createSocketProtocol } from './socket-protocol.ts'

const schema = buildSchema('type Query { value: Int } type Subscription { value: Int }')
const PING_BYTES = 60_000
const log = createLog({ service: 'gateway', level: 'silent' })
// All of a connection that the protocol touches.
const connection = { open: new Set(), close: () => undefined } as unknown as Connection
const cleanUps: (() => void)[] = []

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
  vi.useRealTimers()
})

/** A client and the gateway's end of its socket. */
async function openSocket(live: Partial<LiveQueries> = {}) {
  const protocol = createSocketProtocol({ live: live as LiveQueries, log })
  const http = createServer()
  const server = new WebSocketServer({ server: http, handleProtocols: protocol.choose })
  const arrived = Promise.withResolvers<WebSocket>()
  server.once('connection', (socket) => {
    protocol.serve(socket, connection)
    arrived.resolve(socket)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}`, 'graphql-transport-ws')
  cleanUps.push(() => {
    client.terminate()
    server.close()
    http.close()
  })
  const texts: string[] = []
  client.on('message', (data) => texts.push(String(data)))
  /** Waits for the messages themselves, and not by a clock, which is a false one in some tests. */
  const received = (count: number) =>
    new Promise<void>((resolve) => {
      const look = () => (texts.length >= count ? resolve() : undefined)
      client.on('message', look)
      look()
    })
  await new Promise((resolve) => client.once('open', resolve))
  return { client, gateway: await arrived.promise, texts, received }
}

function pingOf(bytes: number): string {
  return JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(bytes) } })
}

describe('a WebSocket whose client sends too much', () => {
  it('gets no payload back in a pong', async () => {
    const { client, texts } = await openSocket()
    client.send(pingOf(PING_BYTES))
    await eventually(() => expect(texts).toEqual(['{"type":"pong"}']))
  })

  it('is not read while an answer waits to be received', async () => {
    const { client, gateway } = await openSocket()
    // Nobody reads: no answer ever leaves.
    const send = vi.spyOn(gateway, 'send').mockImplementation(() => undefined)
    const flood = 500
    const ping = pingOf(PING_BYTES)
    for (let count = 0; count < flood; count += 1) client.send(ping)
    await eventually(() => expect(send).toHaveBeenCalledOnce())
    await eventually(() => expect(gateway.isPaused).toBe(true))
    // The rest waits on its side of the network.
    await eventually(() => expect(client.bufferedAmount).toBeGreaterThan(0))
    expect(client.bufferedAmount).toBeGreaterThan((flood * PING_BYTES) / 4)
    expect(send).toHaveBeenCalledOnce()
  })

  it('is limited in messages per second', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    const { client, texts, received } = await openSocket()
    const most = LIVE_LIMITS.messagesPerSecond
    for (let count = 0; count < most + 1; count += 1) client.send('{"type":"ping"}')
    await received(most)
    // When the answer to this ping is back, everything sent to the gateway before has passed.
    await new Promise((resolve) => client.ping('', true, resolve))
    await new Promise(setImmediate)
    expect(texts).toHaveLength(most)
    await vi.advanceTimersByTimeAsync(1_000)
    await received(most + 1)
    expect(texts).toHaveLength(most + 1)
  })

  it('is closed when too many bytes wait to be received', async () => {
    const { client, gateway } = await openSocket()
    vi.spyOn(gateway, 'bufferedAmount', 'get').mockReturnValue(
      LIVE_LIMITS.unsentMaxBytes + 1,
    )
    const closed = new Promise((resolve) => client.once('close', resolve))
    client.send('{"type":"ping"}')
    expect(await closed).toBe(1006)
  })
})

const open: LiveQueries['open'] = async () =>
  ok({
    schema,
    document: parse('subscription { value }'),
    answers: never(),
    countPush: () => undefined,
  })

it('a WebSocket is still read while a subscription is open', async () => {
  const { client, texts } = await openSocket({ open })
  client.send('{"type":"connection_init"}')
  client.send('{"type":"subscribe","id":"1","payload":{"query":"subscription { value }"}}')
  client.send('{"type":"ping"}')
  await eventually(() => expect(texts.at(-1)).toBe('{"type":"pong"}'))
})

async function* never(): AsyncGenerator<never> {
  yield await new Promise<never>(() => undefined)
}
