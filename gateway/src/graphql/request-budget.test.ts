import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { describe, expect, it, vi } from 'vitest'
import { createRequestBudget } from './request-budget.ts'

const at = (address: string) => {
  const caller = testVisitor()
  return { ...caller, client: { ...caller.client, address } }
}
const LIMITS = { costPerMinute: 100, newOperationsPerMinute: 2 }

describe('the request budget of a caller', () => {
  it('runs out as operations cost, and then tells how long to wait', async () => {
    const budget = createRequestBudget(LIMITS, { pauseMs: 0 })
    expect(await budget.spend(at('192.0.2.1'), 60)).toBeNull()
    expect(await budget.spend(at('192.0.2.1'), 40)).toBeNull()
    const wait = await budget.spend(at('192.0.2.1'), 1)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
  })

  it('is counted per IPv4 address and per IPv6 network', async () => {
    const budget = createRequestBudget(LIMITS, { pauseMs: 0 })
    await budget.spend(at('2001:db8::1'), 100)
    expect(await budget.spend(at('2001:db8::2'), 1)).not.toBeNull()
    expect(await budget.spend(at('2001:db8:0:1::1'), 1)).toBeNull()
    expect(await budget.spend(at('192.0.2.2'), 1)).toBeNull()
  })

  it('is counted per signed-in person, whatever address they use or share', async () => {
    const budget = createRequestBudget(LIMITS, { pauseMs: 0 })
    const [ada, bob] = [testCaller({ userId: 'ada' }), testCaller({ userId: 'bob' })]
    await budget.spend(ada, 100)
    const elsewhere = { ...ada, client: { ...ada.client, address: '192.0.2.9' } }
    expect(await budget.spend(elsewhere, 1)).not.toBeNull()
    expect(await budget.spend(bob, 1)).toBeNull()
  })

  it('charges at least 1 even for an operation without cost', async () => {
    const budget = createRequestBudget({ ...LIMITS, costPerMinute: 2 }, { pauseMs: 0 })
    const waits = []
    for (let count = 0; count < 3; count++)
      waits.push(await budget.spend(at('192.0.2.3'), 0))
    expect(waits).toEqual([null, null, expect.any(Number)])
  })

  it('limits how many new documents one address can send', async () => {
    const budget = createRequestBudget(LIMITS, { pauseMs: 0 })
    const waits = []
    for (let count = 0; count < 5; count++)
      waits.push(await budget.admitNew(at('192.0.2.4')))
    expect(waits).toEqual([null, null, null, null, expect.any(Number)])
    expect(await budget.admitNew(at('192.0.2.5'))).toBeNull()
  })

  it('does not count the platform’s own operations', async () => {
    const budget = createRequestBudget({ costPerMinute: 1, newOperationsPerMinute: 1 })
    const own = at('')
    await budget.spend(own, 50)
    expect(await budget.spend(own, 50)).toBeNull()
    for (let count = 0; count < 3; count++) expect(await budget.admitNew(own)).toBeNull()
  })

  it('is separate for partner systems, which are told how much is left', async () => {
    const budget = createRequestBudget(LIMITS, { pauseMs: 0 })
    const partner = { keyId: 'k', organizationId: 'o', isVerified: true, scopes: [] }
    const system = { ...at('192.0.2.8'), partner }
    expect(await budget.spend(system, 900)).toBeNull()
    expect(budget.balanceOf(system)).toEqual({
      remaining: expect.any(Number),
      limit: 1_000,
      restoredPerSecond: 50,
    })
    expect(await budget.spend(at('192.0.2.8'), 100)).toBeNull()
    expect(budget.balanceOf(at('192.0.2.8'))).toBeNull()
  })

  it('refuses without a pause when too many refusals are waiting', async () => {
    vi.useFakeTimers()
    try {
      const budget = createRequestBudget(LIMITS, { pauseMs: 500 })
      await budget.spend(at('192.0.2.7'), 100)
      const ask = () => budget.spend(at('192.0.2.7'), 1)
      const waiting = Array.from({ length: 1_000 }, ask)
      await vi.advanceTimersByTimeAsync(0)
      expect(await ask()).toBe(60)
      await vi.advanceTimersByTimeAsync(500)
      await Promise.all(waiting)
      let isSettled = false
      const next = ask().then(() => (isSettled = true))
      await vi.advanceTimersByTimeAsync(0)
      expect(isSettled).toBe(false)
      await vi.advanceTimersByTimeAsync(500)
      await next
    } finally {
      vi.useRealTimers()
    }
  })

  it('delays each refusal, which slows down clients that keep retrying', async () => {
    vi.useFakeTimers()
    try {
      const budget = createRequestBudget(LIMITS, { pauseMs: 500 })
      await budget.spend(at('192.0.2.7'), 100)
      const refused = budget.spend(at('192.0.2.7'), 1)
      let isSettled = false
      void refused.then(() => (isSettled = true))
      await vi.advanceTimersByTimeAsync(499)
      expect(isSettled).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(await refused).toBe(60)
    } finally {
      vi.useRealTimers()
    }
  })
})
