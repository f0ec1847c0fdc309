import { describe, expect, it } from 'vitest'
import { createPartnerBudget } from './partner-budget.ts'

describe('the budget of an organization', () => {
  it('is taken by cost, comes back with time, and never grows beyond its limit', () => {
    let now = 0
    const budget = createPartnerBudget(() => now)
    expect(budget.take('one', 900)).toBeNull()
    expect(budget.remaining('one')).toBe(100)
    // 150 more at 50 a second; a refusal takes nothing.
    expect(budget.take('one', 250)).toBe(3)
    expect(budget.remaining('one')).toBe(100)
    expect(budget.remaining('other')).toBe(1_000)
    now = 3_000
    expect(budget.take('one', 250)).toBeNull()
    now = 1_000_000
    expect(budget.take('two', 5_002)).toBeNull()
    expect(budget.remaining('two')).toBe(0)
    expect(budget.remaining('one')).toBe(1_000)
  })
})
