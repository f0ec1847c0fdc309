import type { CalendarDay } from '@landfall/calendar/day'
import type { Rule } from '@landfall/immigration-rules/rule'
import { RULES } from '@landfall/immigration-rules/rules/rules'
import { expect, it } from 'vitest'
import { NOTHING_KNOWN } from '../profile/profile.ts'
import { movedDates, movedNotice } from './moved-dates.ts'

const now = new Date('2026-11-23T15:00:00Z')
const begins = '2027-01-01'

function form(plus: number, from: CalendarDay | null, to: CalendarDay | null): Rule {
  const rule = RULES.find(({ id }) => id === 'M5-withdrawal') as Rule
  const closes = [{ from: 'withdrew', plus, unit: 'days' } as const]
  const compute = { kind: 'window', opens: null, closes } as const
  return { ...rule, compute, effectiveFrom: from, effectiveTo: to }
}

function moved(before: Rule, after: Rule, withdrew = '2027-01-10') {
  const move = { changeId: 'change', before, after }
  const profile = { ...NOTHING_KNOWN, days: { withdrew } }
  const told = { studentId: 'ama', profile }
  return movedDates(move, told, { today: begins, now }).map((date) => [
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

it('tells of a date that the rule no longer gives', () => {
  const before = form(15, null, '2026-12-31')
  const after = { ...form(10, begins, null), i94: 'date' } as const
  expect(moved(before, after)).toEqual([['2027-01-25', null]])
})

it.each([
  ['2026-12-16', []],
  ['2026-12-17', [['2027-01-01', '2026-12-27']]],
  ['2026-12-22', [['2027-01-06', '2027-01-01']]],
])('moves nothing that is over before and after, for who withdrew on %s', (day, dates) => {
  const before = form(15, null, '2026-12-31')
  expect(moved(before, form(10, begins, null), day)).toEqual(dates)
})

it('tells once of all windows, with old and new days', () => {
  const date = {
    id: 'd',
    studentId: 'ama',
    changeId: 'change',
    toldAt: now,
    isSeen: false,
    ruleId: 'M5-withdrawal',
    title: 'Leave',
    effectiveFrom: begins,
    before: { opensOn: null, closesOn: '2027-01-25' },
    after: { opensOn: '2027-01-01', closesOn: '2027-01-20' },
  }
  const gone = { ...date, id: 'e', after: { opensOn: null, closesOn: null } }
  const notice = movedNotice([date, gone], now)
  expect(notice?.body).toContain(
    '\n\n- 25 Jan 2027 → 1 Jan 2027 to 20 Jan 2027\n- 25 Jan 2027 → no date\n\n',
  )
  expect(movedNotice([date], now)?.noticeId).toBe(notice?.noticeId)
  expect(movedNotice([], now)).toBeNull()
})
