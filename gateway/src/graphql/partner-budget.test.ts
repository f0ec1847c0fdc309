import { describe, expect, it } from 'vitest'
import { type SharedBucket, createPartnerBudget } from './partner-budget.ts'

describe('the budget of an organization', () => {
  it('shrinks by the cost of each operation, refills over time, and never exceeds its limit', async () => {
    let now = 0
    const budget = createPartnerBudget({ now: () => now })
    expect(await budget.take('one', 900)).toBeNull()
    expect(budget.remaining('one')).toBe(100)
    // 151 more at 50 a second; a refusal takes nothing.
    expect(await budget.take('one', 251)).toBe(4)
    expect(budget.remaining('one')).toBe(100)
    expect(budget.remaining('other')).toBe(1_000)
    now = 3_000
    expect(await budget.take('one', 250)).toBeNull()
    expect(budget.remaining('one')).toBe(0)
    now = 1_000_000
    expect(await budget.take('two', 5_002)).toBeNull()
    expect(budget.remaining('two')).toBe(0)
    expect(budget.remaining('one')).toBe(1_000)
  })

  it('is shared by all gateways; while the shared budget is unavailable, the gateway uses what it last knew was left', async () => {
    let answer: Awaited<ReturnType<SharedBucket>> = { isTaken: true, left: 90 }
    const budget = createPartnerBudget({ now: () => 0, shared: async () => answer })
    // Another gateway took the rest.
    expect(await budget.take('one', 10)).toBeNull()
    expect(budget.remaining('one')).toBe(90)
    answer = { isTaken: false, left: 90 }
    expect(await budget.take('one', 240)).toBe(3)
    answer = null
    expect(await budget.take('one', 90)).toBeNull()
    expect(await budget.take('one', 50)).toBe(1)
  })
})
