import { expect, it } from 'vitest'
import { deadlineSort } from './search-columns.ts'

it('a month counts as its last day, after the exact days in it', () => {
  const month = deadlineSort({ precision: 'recurring-month', date: '2026-11-01' })
  const day = deadlineSort({ precision: 'recurring-day', date: '2026-11-25' })
  const next = deadlineSort({ precision: 'recurring-day', date: '2026-12-01' })
  expect(day).toBeLessThan(month)
  expect(month).toBeLessThan(next)
})
