import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { site } from './config.ts'

export type Message = { id: string; type: string; data: Record<string, string> }

/**
 * A partner's server for webhooks: fails as often as it is told to, then takes signed messages.
 * @throws Error when none of the ports that the platform may send to is free
 */
export async function startHookReceiver(o: { failures: number }) {
  const taken: Message[] = []
  let secret = ''
  let failuresLeft = o.failures
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      if (failuresLeft > 0) {
        failuresLeft -= 1
        response.writeHead(500).end()
        return
      }
      const body = Buffer.concat(pieces).toString()
      const headers = request.headers as Record<string, string>
      try {
        const message = new Webhook(secret).verify(body, headers) as Omit<Message, 'id'>
        taken.push({ ...message, id: headers['webhook-id'] ?? '' })
        response.writeHead(204).end()
      } catch {
        response.writeHead(401).end()
      }
    })
  })
  const port = await listenOnFirstFree(server, site.hookPorts)
  return {
    url: `http://127.0.0.1:${port}/landfall`,
    taken,
    trust: (made: string) => void (secret = made),
    failuresLeft: () => failuresLeft,
    stop: () => server.close(),
  }
}

/**
 * Listens on the first free port that the platform may send to.
 * @throws Error when none is free
 */
export async function listenOnFirstFree(
  server: ReturnType<typeof createServer>,
  ports: readonly number[],
): Promise<number> {
  for (const port of ports) {
    const isListening = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (isListening) return port
  }
  throw new Error(`No port is free for webhooks: ${ports.join(', ') || 'E2E_HOOK_PORTS'}`)
}
