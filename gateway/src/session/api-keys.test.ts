import { type Result, err, ok } from '@landfall/kit/core/result'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InternalCall } from '../subgraphs/internal-calls.ts'
import { makeResolveApiKey } from './api-keys.ts'

const partner = {
  keyId: '018f0000-0000-7000-8000-000000000001',
  organizationId: '018f0000-0000-7000-8000-000000000002',
  isVerified: true,
  scopes: ['programs:read'],
}

/** The time that the cache reads; it does not take 0 for a time. */
let now = 1_000
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

function pass(ms: number) {
  now += ms
  vi.advanceTimersByTime(ms)
}

function start() {
  const identity = { answer: ok({ partner }) as Result<unknown, Error> }
  const call = vi.fn<InternalCall>(async () => identity.answer)
  const resolveFrom = makeResolveApiKey(call)
  const resolve = (key: string) => resolveFrom(key, '192.0.2.1')
  return { identity, call, resolve, resolveFrom }
}

describe('an API key', () => {
  it('is looked up once in five seconds, so a revoked key stops working within that time', async () => {
    const { identity, call, resolve } = start()
    const together = await Promise.all([resolve('lfk_a'), resolve('lfk_a')])
    expect(together).toEqual([ok(partner), ok(partner)])
    identity.answer = ok({ partner: null })
    pass(4_999)
    expect(await resolve('lfk_a')).toEqual(ok(partner))
    expect(call).toHaveBeenCalledExactlyOnceWith('resolve-api-key', { key: 'lfk_a' })
    // Using it does not make it last.
    pass(2)
    expect(await resolve('lfk_a')).toEqual(ok(null))
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('is looked up again after a failure', async () => {
    const { identity, resolve } = start()
    identity.answer = err(new Error('away'))
    expect((await resolve('lfk_a')).ok).toBe(false)
    identity.answer = ok({ partner: 'nobody' })
    expect((await resolve('lfk_a')).ok).toBe(false)
    identity.answer = ok({ partner })
    expect(await resolve('lfk_a')).toEqual(ok(partner))
  })

  it('that is unknown is looked up only a limited number of times per network', async () => {
    const { identity, call, resolve, resolveFrom } = start()
    const unknown = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => resolve(`lfk_no${now}-${at}`)))
    identity.answer = ok({ partner: null })
    const answers = await unknown(100)
    expect(call).toHaveBeenCalledTimes(30)
    expect(answers.filter(({ ok: isAnswered }) => isAnswered)).toHaveLength(30)
    const refused = answers.find((answer) => !answer.ok)
    expect(refused?.ok ? null : refused?.error.status).toBe(429)
    // Asking on does not earn more.
    await unknown(100)
    expect(call).toHaveBeenCalledTimes(30)
    expect((await resolveFrom('lfk_other', '198.51.100.1')).ok).toBe(true)
  })

  it('that is valid does not count toward the limit', async () => {
    const { resolve } = start()
    for (let count = 0; count < 100; count++)
      expect(await resolve(`lfk_${count}`)).toEqual(ok(partner))
  })

  it('that could not be looked up does not count toward the limit', async () => {
    const { identity, resolve } = start()
    identity.answer = err(new Error('away'))
    for (let count = 0; count < 100; count++) await resolve(`lfk_${count}`)
    identity.answer = ok({ partner })
    expect(await resolve('lfk_a')).toEqual(ok(partner))
  })

  it('is rejected without a lookup if it is too long', async () => {
    const { call, resolve } = start()
    expect(await resolve('a'.repeat(201))).toEqual(ok(null))
    expect(call).not.toHaveBeenCalled()
    expect(await resolve('a'.repeat(200))).toEqual(ok(partner))
  })
})
