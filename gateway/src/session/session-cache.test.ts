import { err, ok } from '@landfall/kit/core/result'
import { testCaller } from '@landfall/kit/testing/callers'
import { describe, expect, it, vi } from 'vitest'
import type { ResolveSession, ResolvedSession } from './resolve-session.ts'
import { type SessionCache, createSessionCache } from './session-cache.ts'
import type { Connections } from '../subscriptions/live-connections.ts'
import { applySessionEvent } from '../subscriptions/session-events.ts'

function sessionOf(
  userId: string,
  sessionId: string,
  expiresAt = new Date(0),
): ResolvedSession {
  const { viewer } = testCaller({ userId, sessionId })
  return viewer.kind === 'user' ? { viewer, expiresAt } : null
}

function start(answer: ResolveSession = async (token) => ok(sessionOf('ada', token))) {
  const clock = { now: 0 }
  const resolve = vi.fn<ResolveSession>(answer)
  return { cache: createSessionCache(resolve, () => clock.now), clock, resolve }
}

describe('the session cache', () => {
  it('looks up a session once for simultaneous requests and for the next five seconds', async () => {
    const { cache, clock, resolve } = start()
    await Promise.all([cache.resolve('s1', null), cache.resolve('s1', null)])
    clock.now = 4_999
    await cache.resolve('s1', null)
    expect(resolve).toHaveBeenCalledTimes(1)
    clock.now = 5_000
    await cache.resolve('s1', null)
    expect(resolve).toHaveBeenCalledTimes(2)
  })

  it('looks a session up again right after a failure', async () => {
    const { cache, resolve } = start(async () => err(new Error('away')))
    await cache.resolve('s1', null)
    await cache.resolve('s1', null)
    expect(resolve).toHaveBeenCalledTimes(2)
  })

  it('returns no session when identity knows none', async () => {
    const { cache } = start(async () => ok(null))
    expect(await cache.resolve('s1', null)).toEqual(ok(null))
  })

  it('forgets only the ended sessions of the named user', async () => {
    const { cache, resolve } = start(async (token) =>
      ok(sessionOf(token.startsWith('ben') ? 'ben' : 'ada', token)),
    )
    const tokens = ['ada1', 'ada2', 'ben1']
    for (const token of tokens) await cache.resolve(token, null)
    cache.dropUser('ada', ['ada1'])
    await Promise.resolve()
    await Promise.resolve()
    resolve.mockClear()
    for (const token of tokens) await cache.resolve(token, null)
    expect(resolve.mock.calls.map(([token]) => token)).toEqual(['ada1'])
  })

  it('does not go through other users’ sessions when it forgets those of one user', async () => {
    let looks = 0
    const { cache } = start(async (token) => {
      const session = sessionOf('ada', token)
      const viewer = {
        ...session?.viewer,
        get userId() {
          return (looks++, 'ada')
        },
      }
      return ok({ ...session, viewer } as ResolvedSession)
    })
    for (const token of ['ada1', 'ada2', 'ada3']) await cache.resolve(token, null)
    looks = 0
    cache.dropUser('ben')
    await new Promise(setImmediate)
    expect(looks).toBe(0)
    cache.dropUser('ada')
    expect(looks).toBeGreaterThan(0)
  })

  it('does not keep an answer that arrives after the session ended', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<void>()
    const { cache, resolve } = start(async (token) => {
      await promise
      return ok(sessionOf('ada', token))
    })
    const early = cache.resolve('s1', null)
    cache.dropUser('ada')
    arrive()
    await early
    await cache.resolve('s1', null)
    expect(resolve).toHaveBeenCalledTimes(2)
  })

  it('asks identity again for requests that come after a change, even while an earlier lookup is pending', async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let asked = 0
    const { cache } = start(async (token) => {
      const turn = asked++
      await answers[turn]?.promise
      return ok(turn === 0 ? sessionOf('ada', token) : null)
    })
    const early = cache.resolve('s1', null)
    cache.dropUser('ada')
    const late = cache.resolve('s1', null)
    for (const { resolve } of answers) resolve()
    expect(await early).toMatchObject({ value: { viewer: { userId: 'ada' } } })
    expect(await late).toEqual(ok(null))
    expect(await cache.resolve('s1', null)).toEqual(ok(null))
    expect(asked).toBe(2)
  })

  it('keeps other users’ pending answers when one user’s sessions are dropped', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<void>()
    const { cache, resolve } = start(async (token) => {
      await promise
      return ok(sessionOf(token === 'ben1' ? 'ben' : 'ada', token))
    })
    const early = Promise.all([cache.resolve('ada1', null), cache.resolve('ben1', null)])
    cache.dropToken('somebody')
    cache.dropUser('ada')
    arrive()
    await early
    await cache.resolve('ben1', null)
    expect(resolve).toHaveBeenCalledTimes(2)
    await cache.resolve('ada1', null)
    expect(resolve).toHaveBeenCalledTimes(3)
  })

  it('reports each extension of a session once', async () => {
    const days = [1, 1, 2].map((day) => new Date(day * 86_400_000))
    const { cache, clock } = start(async (token) =>
      ok(sessionOf('ada', token, days.shift())),
    )
    const isProlonged = []
    for (const now of [0, 6_000, 12_000]) {
      clock.now = now
      const found = await cache.resolve('s1', null)
      isProlonged.push(found.ok && found.value?.isProlonged)
    }
    expect(isProlonged).toEqual([true, false, true])
  })
})

describe('session events', () => {
  const time = '2026-11-01T09:00:00.000Z'
  const userId = '018f0000-0000-7000-8000-000000000001'

  it.each([
    [
      'landfall.identity.session.ended.v1',
      { userId, sessionIds: ['s1'] },
      [userId, ['s1']],
      [userId, ['s1'], new Date(time)],
    ],
    [
      'landfall.identity.session.ended.v1',
      { userId, sessionIds: null },
      [userId, null],
      [userId, null, new Date(time)],
    ],
    ['landfall.identity.viewer.changed.v1', { userId }, [userId], [userId]],
  ])(
    '%s drops the sessions it names, even when delivered twice',
    (type, data, expected, toLive) => {
      const sessions = {
        dropUser: vi.fn<SessionCache['dropUser']>(),
        dropAll: vi.fn<() => void>(),
      }
      const live = {
        endSessions: vi.fn<Connections['endSessions']>(),
        refreshUser: vi.fn<Connections['refreshUser']>(),
        refreshAll: vi.fn<Connections['refreshAll']>(),
      }
      applySessionEvent({ type, data, time }, sessions, live)
      applySessionEvent({ type, data, time }, sessions, live)
      expect(sessions.dropUser.mock.calls).toEqual([expected, expected])
      const notified = type.includes('session.ended') ? live.endSessions : live.refreshUser
      expect(notified.mock.calls).toEqual([toLive, toLive])
    },
  )
})
