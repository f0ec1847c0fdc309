import { ok } from '@landfall/kit/core/result'
import { testCaller } from '@landfall/kit/testing/callers'
import { expect, it, vi } from 'vitest'
import { aRequest } from '../../test/_request.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import { type SessionCache, createSessionCache } from '../session/session-cache.ts'
import { createConnections } from './live-connections.ts'
import { LIVE_LIMITS } from './live-limits.ts'

const remembered = () => undefined

it('counts all visitors of an IPv6 /64 network as one address, because one person can use all of its addresses', async () => {
  const connections = createConnections({
    sessions: { remembered, resolve: async () => ok(null) },
    onCount: () => undefined,
  })
  const admit = (address: string) =>
    connections.admit({
      transport: 'socket',
      incoming: aRequest({ address }),
      onEnd: () => undefined,
    })
  for (let count = 1; count <= LIVE_LIMITS.connectionsPerAddress; count += 1) {
    expect((await admit(`2001:db8:1:2::${count}`)).ok).toBe(true)
  }
  const refused = await admit('2001:db8:1:2:3::1')
  expect(refused.ok ? 0 : refused.error.status).toBe(429)
  expect((await admit('2001:db8:1:3::1')).ok).toBe(true)
})

it('extends the session when a connection opens, but not while it stays open', async () => {
  const purposes: string[] = []
  const resolve: SessionCache['resolve'] = async (_token, _deviceId, purpose = 'use') => {
    purposes.push(purpose)
    const { viewer } = testCaller({})
    return ok(
      viewer.kind === 'user' ? { viewer, expiresAt: null, isProlonged: false } : null,
    )
  }
  const sessions = { remembered, resolve }
  const connections = createConnections({ sessions, onCount: () => undefined })
  const cookies = new Map([[SESSION_COOKIE, 'one']])
  const admitted = await connections.admit({
    transport: 'socket',
    incoming: aRequest({ cookies }),
    onEnd: () => undefined,
  })
  if (!admitted.ok) throw new Error('nobody else is there')
  await admitted.value.viewer()
  expect(purposes).toEqual(['use', 'watch'])
})

it('keeps a connection that signed in after the account’s sessions were ended', async () => {
  const purposes: string[] = []
  const connections = createConnections({
    sessions: {
      remembered,
      resolve: async (_token, _deviceId, purpose = 'use') => {
        purposes.push(purpose)
        const { viewer } = testCaller({ userId: 'ada' })
        return ok(
          viewer.kind === 'user' ? { viewer, expiresAt: null, isProlonged: false } : null,
        )
      },
    },
    onCount: () => undefined,
  })
  const onEnd = vi.fn<() => void>()
  const cookies = new Map([[SESSION_COOKIE, 'one']])
  await connections.admit({
    transport: 'socket',
    incoming: aRequest({ cookies }),
    onEnd,
  })
  connections.endSessions('ada', null, new Date(Date.now() - 3_600_000))
  expect(purposes).toEqual(['use', 'watch'])
  expect(onEnd).not.toHaveBeenCalled()
  connections.endSessions('ada', null, new Date(Date.now() + 1_000))
  expect(onEnd).toHaveBeenCalledOnce()
})

it('uses a cached session without waiting, however many lookups are running', async () => {
  const nobodyAnswers = new Promise<never>(() => undefined)
  const { viewer } = testCaller({ userId: 'ada' })
  const sessions = createSessionCache(async (token) => {
    if (token !== 'ada' || viewer.kind !== 'user') return nobodyAnswers
    return ok({ viewer, expiresAt: null })
  })
  const connections = createConnections({ sessions, onCount: () => undefined })
  const admit = (token: string) =>
    connections.admit({
      transport: 'socket',
      incoming: aRequest({ cookies: new Map([[SESSION_COOKIE, token]]) }),
      onEnd: () => undefined,
    })
  const admitted = await admit('ada')
  if (!admitted.ok) throw new Error('nobody else is there')
  for (let count = 0; count < LIVE_LIMITS.sessionsAskedAtOnce; count += 1) {
    void admit(`other ${count}`)
  }
  const late = new Promise((resolve) => setTimeout(resolve, 500, 'late'))
  expect(await Promise.race([admitted.value.viewer(), late])).toEqual(ok(viewer))
})

it('limits how many sessions are looked up at the same time', async () => {
  const asked = vi.fn<SessionCache['resolve']>(() => new Promise<never>(() => undefined))
  const sessions = { remembered, resolve: asked }
  const connections = createConnections({ sessions, onCount: () => undefined })
  for (let count = 0; count < LIVE_LIMITS.sessionsAskedAtOnce + 1; count += 1) {
    const cookies = new Map([[SESSION_COOKIE, `one ${count}`]])
    const incoming = aRequest({ cookies })
    void connections.admit({ transport: 'socket', incoming, onEnd: () => undefined })
  }
  await new Promise(setImmediate)
  expect(asked).toHaveBeenCalledTimes(LIVE_LIMITS.sessionsAskedAtOnce)
})
