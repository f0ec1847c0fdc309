import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { refuseLossyRedis } from './redis.ts'

let server: Server | undefined

afterEach(() => server?.close())

/** A server that knows one command, and just enough of the protocol for it. */
async function answerInfo(text: string): Promise<string> {
  server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      for (const [, name = ''] of String(data).matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
        const isInfo = name.toLowerCase() === 'info'
        socket.write(isInfo ? `$${text.length}\r\n${text}\r\n` : '+OK\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a Redis', () => {
  it('that keeps no append-only file is refused', async () => {
    const url = await answerInfo('# Persistence\r\nloading:0\r\naof_enabled:0\r\n')
    await expect(refuseLossyRedis(url)).rejects.toThrow(/no append-only file/)
  })

  it('that keeps one is taken', async () => {
    const url = await answerInfo('# Persistence\r\nloading:0\r\naof_enabled:1\r\n')
    await expect(refuseLossyRedis(url)).resolves.toBeUndefined()
  })

  it('that is away does not count as one that loses data', async () => {
    await expect(refuseLossyRedis('redis://127.0.0.1:1')).resolves.toBeUndefined()
  })
})
