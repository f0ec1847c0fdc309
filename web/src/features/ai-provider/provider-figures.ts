import { formatMoney } from '#lib/format/format-money.ts'

/** From this many dollars on, tenths of a cent tell nothing. */
const ROUND_FROM = 10

/** "US$0.012", "US$20". */
export function formatCost(usd: string): string {
  const amount = Number(usd)
  return amount < ROUND_FROM && !Number.isInteger(amount)
    ? `US$${usd}`
    : formatMoney({ amount: usd, currency: 'USD' })
}

/** "340 ms", "2.4 s". */
export function formatLatency(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`
}

/** "November 2026" of `2026-11`. */
export function formatMonth(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', options)
}

/** The share of a budget, as a whole number of at most 100; a budget of nothing is all used. */
export function percentOf(spent: string, budget: string): number {
  const share = Number(budget) === 0 ? 1 : Number(spent) / Number(budget)
  return Math.min(100, Math.round(share * 100))
}
