import { createServer } from 'node:http'
import { type AddressInfo, BlockList, connect } from 'node:net'
import { createLog } from '@landfall/kit/observability/log'
import { ok } from '@landfall/kit/core/result'
import { eventually } from '@landfall/kit/testing/eventually'
import { expect, it, vi } from 'vitest'
import { readIncoming } from '../http/request.ts'
import type { Connection, Connections } from './live-connections.ts'
import type { LiveQueries } from './live-queries.ts'
import { acceptSockets } from './socket-transport.ts'

const viewer: Connection['viewer'] = async () => ok({ kind: 'visitor' })
const asker: Connection['asker'] = { viewer: { kind: 'visitor' }, client: { address: '' } }

it('frees the slot of a client that disconnects while its session is looked up', async () => {
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const close = vi.fn<() => void>()
  const admit: Connections['admit'] = async ({ transport, incoming }) => {
    asked.resolve()
    await answered.promise
    return ok({ transport, incoming, owner: 'at', asker, viewer, open: new Set(), close })
  }
  const server = createServer()
  server.on('connection', (socket) => socket.once('close', () => left.resolve()))
  acceptSockets(server, {
    live: { connections: { admit } } as LiveQueries,
    allowedOrigins: new Set(),
    log: createLog({ service: 'gateway', level: 'silent' }),
    readIncoming: (raw) =>
      readIncoming(raw, { proxies: new BlockList(), isSecureByDefault: false }),
    recordAccess: () => undefined,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    client.write(
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
    await asked.promise
    client.resetAndDestroy()
    await left.promise
    answered.resolve()
    await eventually(() => expect(close).toHaveBeenCalled())
  } finally {
    server.close()
  }
})
