import { ok } from '@landfall/kit/core/result'
import { testCaller } from '@landfall/kit/testing/callers'
import { expect, it } from 'vitest'
import { makeResolveSession } from './resolve-session.ts'

it('takes the answer of a newer identity, whose viewers say more than this gateway knows', async () => {
  const { viewer } = testCaller({ userId: 'ada' })
  const newer = { ...viewer, locale: 'en' }
  const resolve = makeResolveSession(async () =>
    ok({ viewer: newer, expiresAt: null, since: 'yesterday' }),
  )
  const found = await resolve('a-token', null, 'use')
  expect(found.ok && found.value?.viewer).toMatchObject({ userId: 'ada' })
})
