import { err, ok } from '@landfall/kit/core/result'
import { testCaller } from '@landfall/kit/testing/callers'
import { expect, it, vi } from 'vitest'
import type { InternalCall } from '../subgraphs/internal-calls.ts'
import { makeResolveSession } from './resolve-session.ts'

type Asked = { asked: { token: string; deviceId: string | null }[] }

/** An identity to which every token is a person of that name. */
function fakeIdentity() {
  return vi.fn<InternalCall>(async (_route, body) => {
    const sessions = (body as Asked).asked.map(({ token }) => {
      const { viewer } = testCaller({ userId: token })
      return token === 'faulty' ? { viewer: 'nobody' } : { viewer, expiresAt: null }
    })
    return ok({ sessions })
  })
}

it('accepts unknown fields from a newer version of identity', async () => {
  const { viewer } = testCaller({ userId: 'ada' })
  const newer = { ...viewer, locale: 'en' }
  const resolve = makeResolveSession(async () =>
    ok({ sessions: [{ viewer: newer, expiresAt: null, since: 'yesterday' }] }),
  )
  const found = await resolve('a-token', null, 'use')
  expect(found.ok && found.value?.viewer).toMatchObject({ userId: 'ada' })
})

it('resolves simultaneous sessions in batches of one hundred', async () => {
  const call = fakeIdentity()
  const resolve = makeResolveSession(call)
  const tokens = Array.from({ length: 250 }, (_, place) => `person-${place}`)
  const found = await Promise.all(tokens.map((token) => resolve(token, null, 'use')))
  expect(found.map((one) => one.ok && one.value?.viewer.userId)).toEqual(tokens)
  expect(call).toHaveBeenCalledTimes(3)
})

it('resolves valid sessions of a batch even if it contains an invalid cookie', async () => {
  const call = fakeIdentity()
  const resolve = makeResolveSession(call)
  const long = 'x'.repeat(201)
  const [longToken, longDevice, faulty, ada] = await Promise.all([
    resolve(long, null, 'use'),
    resolve('ben', long, 'use'),
    resolve('faulty', null, 'use'),
    resolve('ada', 'her-device', 'watch'),
  ])
  expect(longToken).toEqual(ok(null))
  expect(longDevice.ok && longDevice.value?.viewer.userId).toBe('ben')
  expect(faulty.ok).toBe(false)
  expect(ada.ok && ada.value?.viewer.userId).toBe('ada')
  expect(call).toHaveBeenCalledExactlyOnceWith('resolve-sessions', {
    asked: [
      { token: 'ben', deviceId: null, purpose: 'use' },
      { token: 'faulty', deviceId: null, purpose: 'use' },
      { token: 'ada', deviceId: 'her-device', purpose: 'watch' },
    ],
  })
})

it('reports an outage of identity to every request in the batch', async () => {
  const away = err(new Error('away'))
  const resolve = makeResolveSession(async () => away)
  const both = await Promise.all([resolve('ada', null, 'use'), resolve('ben', null, 'use')])
  expect(both).toEqual([away, away])
})
