import { ok } from '@landfall/kit/result'
import { expect, it } from 'vitest'
import type { Incoming } from '../http/incoming.ts'
import { createConnections } from './live-connections.ts'
import { LIVE_LIMITS } from './live-limits.ts'

it('counts the visitors of one IPv6 network as one address: whoever has one of its 2^64 has all', async () => {
  const connections = createConnections({
    sessions: { resolve: async () => ok(null) },
    onCount: () => undefined,
  })
  const admit = (address: string) =>
    connections.admit({
      transport: 'socket',
      incoming: { address, cookies: new Map() } as unknown as Incoming,
      onEnd: () => undefined,
    })
  for (let count = 1; count <= LIVE_LIMITS.connectionsPerAddress; count += 1) {
    expect((await admit(`2001:db8:1:2::${count}`)).ok).toBe(true)
  }
  const refused = await admit('2001:db8:1:2:3::1')
  expect(refused.ok ? 0 : refused.error.status).toBe(429)
  expect((await admit('2001:db8:1:3::1')).ok).toBe(true)
})
