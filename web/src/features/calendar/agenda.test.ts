import { expect, it } from 'vitest'
import type { DeadlinePrecision } from '#gql/graphql'
import { groupByMonth, monthInWords } from './agenda.ts'

const item = (id: string, date: string | null, precision: DeadlinePrecision = 'EXACT') => ({
  id,
  scholarship: { deadline: { date, precision } },
})

it('groups by month, with what has no coming deadline at the end', () => {
  const groups = groupByMonth([
    item('a', '2026-12-01'),
    item('b', '2026-12-15', 'RECURRING_DAY'),
    item('c', '2027-01-15'),
    item('d', '2026-01-15', 'LAST_KNOWN'),
    item('e', null, 'NONE'),
  ])
  expect(groups.map(({ month, items }) => [month, items.map(({ id }) => id)])).toEqual([
    ['2026-12', ['a', 'b']],
    ['2027-01', ['c']],
    [null, ['d', 'e']],
  ])
})

it('names a month in words', () => {
  expect(monthInWords('2026-12')).toBe('December 2026')
})
