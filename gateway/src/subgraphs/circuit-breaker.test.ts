import { BrokenCircuitError } from 'cockatiel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { DeadlineError } from './deadline.ts'

const START = new Date('2026-11-01T09:00:00Z').getTime()

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }))
afterEach(() => void vi.useRealTimers())

const miss = async () => {
  throw new DeadlineError('late')
}
const refuse = async () => {
  throw new Error('The service answered status 500')
}
const answer = async () => 'an answer'

/** What each of these pieces of work came to, one after another. */
async function outcomes(breaker: CircuitBreaker, works: (() => Promise<unknown>)[]) {
  const seen: unknown[] = []
  for (const work of works) {
    seen.push(await breaker.run(work).catch((error: Error) => error.constructor.name))
  }
  return seen
}

describe('the circuit breaker', () => {
  it('opens after five missed deadlines in a row, and allows one probe every 2 seconds', async () => {
    const breaker = createCircuitBreaker()
    expect(await outcomes(breaker, [miss, miss, miss, miss, answer])).toEqual([
      ...Array.from({ length: 4 }, () => 'DeadlineError'),
      'an answer',
    ])
    await outcomes(breaker, [miss, miss, miss, miss, miss])
    expect(await outcomes(breaker, [answer])).toEqual(['BrokenCircuitError'])
    vi.setSystemTime(START + 1_999)
    expect(await outcomes(breaker, [answer])).toEqual(['BrokenCircuitError'])
    vi.setSystemTime(START + 2_000)
    expect(await outcomes(breaker, [miss, answer])).toEqual([
      'DeadlineError',
      'BrokenCircuitError',
    ])
    vi.setSystemTime(START + 4_000)
    expect(await outcomes(breaker, [answer, answer])).toEqual(['an answer', 'an answer'])
  })

  it('refuses other requests while a probe is running', async () => {
    const breaker = createCircuitBreaker()
    await outcomes(breaker, [miss, miss, miss, miss, miss])
    vi.setSystemTime(START + 2_000)
    const held = Promise.withResolvers<string>()
    const probe = breaker.run(() => held.promise)
    await expect(breaker.run(answer)).rejects.toBeInstanceOf(BrokenCircuitError)
    held.resolve('back')
    expect(await probe).toBe('back')
    expect(await outcomes(breaker, [answer])).toEqual(['an answer'])
  })

  it('stays closed when the service answers with errors', async () => {
    const breaker = createCircuitBreaker()
    await outcomes(
      breaker,
      Array.from({ length: 20 }, () => refuse),
    )
    expect(await outcomes(breaker, [answer])).toEqual(['an answer'])
  })
})
