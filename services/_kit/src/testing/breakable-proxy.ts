import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy in front of a real server that can be cut and mended, as a network can. */
export async function startBreakableProxy(targetUrl: string) {
  const target = new URL(targetUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  let unanswered: string | null = null
  const server = createServer((client) => {
    if (isCut) {
      client.destroy()
      return
    }
    const upstream = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
    client.on('data', (sent: Buffer) => {
      if (unanswered === null || !sent.includes(unanswered)) return
      unanswered = null
      upstream.unpipe(client)
      upstream.once('data', () => client.destroy()).resume()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(targetUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut,
    /** Open connections carry nothing anymore, as after a failover; new ones work as before. */
    silence: () => {
      for (const socket of sockets) socket.unpipe()
    },
    mend: () => {
      isCut = false
    },
    /** The next request with this text arrives, but its answer is lost with its connection. */
    loseAnswerTo: (text: string) => {
      unanswered = text
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
