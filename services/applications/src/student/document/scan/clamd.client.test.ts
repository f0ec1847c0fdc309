import { createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { createClamd } from './clamd.client.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** What clamd received, without the lengths, and whether it received the end. */
type Heard = { command: string; content: string; isWhole: boolean }

/** A scanner that reads INSTREAM like clamd, then does what the test says. */
async function fakeClamd(
  answer: (socket: Socket, heard: Heard) => void,
  o: { silentMs?: number } = {},
) {
  const heard: Heard = { command: '', content: '', isWhole: false }
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
      Object.assign(heard, read(bytes))
      if (heard.isWhole) answer(socket, heard)
    })
  })
  open.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { heard, scan: createClamd({ host: '127.0.0.1', port, ...o }) }
}

function read(bytes: Buffer): Heard {
  const start = bytes.indexOf(0) + 1
  const command = bytes.subarray(0, start).toString()
  let content = ''
  for (let at = start; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return { command, content, isWhole: true }
    content += bytes.subarray(at + 4, at + 4 + length).toString()
    at += 4 + length
  }
  return { command, content, isWhole: false }
}

const content = () => Readable.from([Buffer.from('two '), Buffer.from('pieces')])

describe('a scanner', () => {
  it.each([
    ['stream: OK\0', 'clean'],
    ['stream: Win.Test.EICAR_HDB-1 FOUND\0', 'infected'],
  ])('that answers %j is understood', async (line, verdict) => {
    const { heard, scan } = await fakeClamd((socket) => socket.end(line))
    expect(await scan(content())).toBe(verdict)
    expect(heard).toEqual({ command: 'zINSTREAM\0', content: 'two pieces', isWhole: true })
  })

  it('may answer in pieces', async () => {
    const { scan } = await fakeClamd((socket) => {
      socket.write('stream: Eicar')
      setImmediate(() => socket.end(' FOUND\0'))
    })
    expect(await scan(content())).toBe('infected')
  })

  it.each([
    ['does not know', 'INSTREAM size limit exceeded. ERROR\0', 'could not scan'],
    ['says a name that ends like a verdict', 'stream: FOUNDER\0', 'could not scan'],
    ['ends without an answer', '', 'closed the connection'],
    ['talks without an end', 'x'.repeat(10_000), 'answers too much'],
  ])('that %s judges nothing', async (_, line, why) => {
    const { scan } = await fakeClamd((socket) => socket.end(line))
    await expect(scan(content())).rejects.toThrow(why)
  })

  it('that hangs is given up after a while', async () => {
    const { scan } = await fakeClamd(() => undefined, { silentMs: 300 })
    await expect(scan(content())).rejects.toThrow('does not answer')
  })

  it('that is away is reported as away', async () => {
    const { scan } = await fakeClamd(() => undefined)
    const [server] = open.splice(0)
    await new Promise((resolve) => server?.close(resolve))
    await expect(scan(content())).rejects.toThrow('ECONNREFUSED')
  })

  it('that hangs up in the middle judges nothing', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => socket.destroy())
    })
    open.push(server)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const large = Readable.from([Buffer.alloc(5_000_000), Buffer.alloc(5_000_000)])
    await expect(createClamd({ host: '127.0.0.1', port })(large)).rejects.toThrow(
      /closed|ECONNRESET|EPIPE|premature/i,
    )
  })
})
