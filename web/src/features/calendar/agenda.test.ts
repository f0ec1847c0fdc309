import { expect, it } from 'vitest'
import type { DeadlinePrecision, ScholarshipStatus } from '#gql/graphql'
import { groupByMonth, monthInWords } from './agenda.ts'

const item = (
  id: string,
  date: string | null,
  precision: DeadlinePrecision = 'EXACT',
  status: ScholarshipStatus = 'PUBLISHED',
) => ({
  id,
  scholarship: { status, deadline: { date, precision } },
})

it('groups by month, with what is closed or has no coming deadline at the end', () => {
  const groups = groupByMonth([
    item('a', '2026-12-01'),
    item('b', '2026-12-15', 'RECURRING_DAY'),
    item('c', '2027-01-15'),
    item('d', '2026-01-15', 'LAST_KNOWN'),
    item('e', null, 'NONE'),
    item('f', '2026-12-20', 'EXACT', 'CLOSED'),
  ])
  expect(groups.map(({ month, items }) => [month, items.map(({ id }) => id)])).toEqual([
    ['2026-12', ['a', 'b']],
    ['2027-01', ['c']],
    [null, ['d', 'e', 'f']],
  ])
})

it('names a month in words', () => {
  expect(monthInWords('2026-12')).toBe('December 2026')
})
