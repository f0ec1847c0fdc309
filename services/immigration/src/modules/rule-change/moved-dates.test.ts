import type { CalendarDay } from '@landfall/calendar/day'
import type { Rule } from '@landfall/immigration-rules/rule'
import { RULES } from '@landfall/immigration-rules/rules/rules'
import { expect, it } from 'vitest'
import { NOTHING_KNOWN } from '../profile/profile.ts'
import { movedDates } from './moved-dates.ts'

const now = new Date('2026-11-23T15:00:00Z')
const begins = '2027-01-01'
const student = {
  studentId: 'ama',
  profile: { ...NOTHING_KNOWN, days: { withdrew: '2027-01-10' } },
}

function form(plus: number, from: CalendarDay | null, to: CalendarDay | null): Rule {
  const rule = RULES.find(({ id }) => id === 'M5-withdrawal') as Rule
  const closes = [{ from: 'withdrew', plus, unit: 'days' } as const]
  const compute = { kind: 'window', opens: null, closes } as const
  return { ...rule, compute, effectiveFrom: from, effectiveTo: to }
}

function moved(before: Rule, after: Rule) {
  const move = { changeId: 'change', before, after }
  return movedDates(move, student, { today: begins, now }).map((date) => [
    date.before.closesOn,
    date.after.closesOn,
  ])
}

it('moves a date of the rule that holds until the change', () => {
  const before = form(15, null, '2026-12-31')
  expect(moved(before, form(10, begins, null))).toEqual([['2027-01-25', '2027-01-20']])
})

it('moves nothing from a rule that had ended before: there was no date', () => {
  const ended = form(15, null, '2026-06-30')
  expect(moved(ended, form(10, begins, null))).toEqual([[null, '2027-01-20']])
  expect(moved(ended, form(15, begins, null))).toEqual([[null, '2027-01-25']])
})

it('tells nobody of a new rule, which is based on itself', () => {
  const own = form(10, begins, null)
  expect(moved({ ...own, effectiveTo: '2026-12-31' }, own)).toEqual([])
})
