import { expect, it } from 'vitest'
import { nextReportReminder } from './award.ts'

const next = (now: string) =>
  nextReportReminder('2026-11-03', 'America/New_York', new Date(now))

it('an award’s report has reminders at nine a week before its day and on it, across clock changes too', () => {
  expect(next('2026-10-01T00:00:00Z')).toEqual(new Date('2026-10-27T13:00:00Z'))
  expect(next('2026-10-27T13:00:00Z')).toEqual(new Date('2026-11-03T14:00:00Z'))
  expect(next('2026-11-03T14:00:00Z')).toBeNull()
})
