import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Site, startSite } from './_gateway.ts'
import { freePort, killProcess, startGatewayProcess } from './_gateway-process.ts'

const MEBIBYTE = 2 ** 20
const CLIENTS = 10
const PINGS = 400
const PING_BYTES = 60_000

let site: Site
let port: number
let gateway: ChildProcess

beforeAll(async () => {
  site = await startSite({ mode: 'http' })
  port = await freePort()
  const memory = new URL('./_report-memory.ts', import.meta.url).pathname
  gateway = await startGatewayProcess({
    port,
    environment: site.environment,
    flags: ['--expose-gc', '--import', memory],
  })
})

afterAll(async () => {
  await killProcess(gateway)
  await site.stop()
})

/** The bytes that the gateway holds, without garbage. */
async function held(): Promise<number> {
  const answer = once(gateway, 'message')
  gateway.send('memory')
  const [bytes] = (await answer) as [number]
  return bytes
}

/** A text frame as a client sends it: masked, here with zeros. */
function frameOf(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message))
  const head = Buffer.alloc(8)
  head.writeUInt8(0x81, 0)
  head.writeUInt8(0x80 | 126, 1)
  head.writeUInt16BE(text.length, 2)
  return Buffer.concat([head, text])
}

/** Opens a socket whose client reads only the beginning of the handshake's answer. */
async function openSocket(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  socket.write(
    [
      'GET /graphql HTTP/1.1',
      'host: localhost',
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-protocol: graphql-transport-ws',
      '',
      '',
    ].join('\r\n'),
  )
  await once(socket, 'readable')
  socket.write(frameOf({ type: 'connection_init' }))
  return socket
}

/**
 * Sends pings without reading.
 * @returns the bytes that left, before the gateway may have cut the client off
 */
async function flood(socket: Socket): Promise<number> {
  const ping = frameOf({ type: 'ping', payload: { text: 'x'.repeat(PING_BYTES) } })
  const send = () =>
    new Promise<boolean>((resolve) => socket.write(ping, (error) => resolve(!error)))
  let sent = 0
  while (sent < PINGS && (await send())) sent += 1
  return sent * ping.length
}

it('clients that send large pings and do not read the answers cannot fill the memory', async () => {
  const before = await held()
  const sockets = await Promise.all(Array.from({ length: CLIENTS }, openSocket))
  const over = new AbortController()
  const flooding = Promise.all(sockets.map(flood)).finally(() => over.abort())
  let most = 0
  while (!over.signal.aborted) most = Math.max(most, await held())
  const sent = (await flooding).reduce((sum, bytes) => sum + bytes, 0)
  for (const socket of sockets) socket.destroy()
  expect(sent).toBeGreaterThan(100 * MEBIBYTE)
  // The plans that the gateway makes after its start take about 20 MiB of this.
  expect(most - before).toBeLessThan(64 * MEBIBYTE)
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
})
