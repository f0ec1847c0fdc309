import { expect, it } from 'vitest'
import type { DeadlinePrecision, ScholarshipStatus } from '#gql/graphql'
import { monthEntries } from './month-entries.ts'

const saved = (
  id: string,
  date: string | null,
  precision: DeadlinePrecision,
  reminderDates: string[] = [],
  status: ScholarshipStatus = 'PUBLISHED',
) => ({
  id,
  reminders: {
    planned: reminderDates.map((reminderDate, at) => ({ id: `${id}-${at}`, reminderDate })),
  },
  scholarship: { slug: id, title: id.toUpperCase(), status, deadline: { date, precision } },
})

it('says which days are confirmed, usual, and known by their month alone', () => {
  const entries = monthEntries(
    [
      saved('usual', '2026-12-15', 'RECURRING_DAY'),
      saved('month', '2026-12-01', 'RECURRING_MONTH'),
      saved('exact', '2026-12-03', 'EXACT'),
      saved('past', '2025-12-03', 'LAST_KNOWN'),
      saved('none', null, 'NONE'),
      saved('held', '2026-12-04', 'EXACT', [], 'CLOSED'),
    ],
    'UTC',
  )
  expect(entries.map(({ title, kind, day }) => [title, kind, day])).toEqual([
    ['USUAL', 'usual', '2026-12-15'],
    ['MONTH', 'usual', '2026-12'],
    ['EXACT', 'deadline', '2026-12-03'],
  ])
})

it('puts a reminder on the day that it has for its reader', () => {
  const exact = saved('exact', '2026-12-10', 'EXACT', ['2026-12-02T22:30:00.000Z'])
  const [reminder] = monthEntries([exact], 'Asia/Kolkata')
  expect(reminder).toMatchObject({
    kind: 'reminder',
    day: '2026-12-03',
    to: '/scholarships/exact',
  })
})
