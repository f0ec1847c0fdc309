import { expect, it } from 'vitest'
import { filled } from './periods.ts'

const of = (...starts: string[]) => starts.map((start) => ({ start, count: 2 }))

it.each([
  ['day', of('2026-02-27', '2026-03-02'), ['2026-02-28', '2026-03-01']],
  ['week', of('2026-12-21', '2027-01-04'), ['2026-12-28']],
  ['month', of('2026-11-01', '2027-02-01'), ['2026-12-01', '2027-01-01']],
] as const)(
  'counts nothing in a %s between, and leaves none out',
  (period, counted, between) => {
    const [first, last] = counted
    const empty = between.map((start) => ({ start, count: 0 }))
    expect(filled(counted, period)).toEqual([first, ...empty, last])
  },
)

it('adds none before the first or after the last, and makes nothing of nothing', () => {
  expect(filled(of('2026-11-01'), 'day')).toEqual(of('2026-11-01'))
  expect(filled([], 'month')).toEqual([])
})
