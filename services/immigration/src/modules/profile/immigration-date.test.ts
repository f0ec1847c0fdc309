import { RULES } from '@landfall/immigration-rules/rules/rules'
import { expect, it } from 'vitest'
import { dateNotice, datesOf, nextMorning } from './immigration-date.ts'
import { ownDeadlines } from './own-deadlines.ts'
import { NOTHING_KNOWN } from './profile.ts'
import { stepOf } from './step-of.ts'

const stem = (stemRecommended: string, today = '2027-01-11') => {
  const days = { optEnd: '2027-01-31', stemRecommended }
  const all = ownDeadlines(RULES, { ...NOTHING_KNOWN, days }, today)
  const own = all.filter(({ rule }) => rule.id === 'S2')
  const dates = datesOf(own, { studentId: 'ama', today })
  return { days: dates.map(({ day }) => day), step: own[0] && stepOf(own[0]) }
}

it('a day that is the last one and the one to act by is one date', () => {
  const title = 'USCIS receives the I-765 for the STEM extension'
  expect(stem('2027-01-10')).toEqual({
    days: ['2027-01-31'],
    step: `${title}: by 31 Jan 2027.`,
  })
  expect(stem('2026-12-20')).toEqual({
    days: ['2027-01-31', '2027-01-19'],
    step: `${title}: plan for 19 Jan 2027; the last day is 31 Jan 2027.`,
  })
})

it('a window that would close before it opens is none to remind of, and says what to do', () => {
  const title = 'USCIS receives the I-765 for the STEM extension'
  const step = `${title}: from 2 Nov 2026 on, and the DSO’s recommendation counts only until 30 Oct 2026. It came too early: ask for a new one once the days have begun.`
  expect(stem('2026-08-31', '2026-09-10')).toEqual({ days: [], step })
  expect(stem('2026-08-31', '2026-11-02').step).toMatch(
    /once the days have begun\. If USCIS has your form, skip this\. While OPT lasts/,
  )
})

it('a day gets reminders until it is over', () => {
  expect(stem('2026-12-20', '2027-01-19').days).toEqual(['2027-01-31', '2027-01-19'])
  expect(stem('2026-12-20', '2027-01-20').days).toEqual(['2027-01-31'])
})

it('is reminded of 30, 14, 7, 3 and 1 days before, in the morning where the student is', () => {
  const told: string[] = []
  let at: Date | null = new Date('2027-01-01T00:00:00Z')
  while ((at = nextMorning('2027-03-01', 'Asia/Kathmandu', at)) !== null)
    told.push(at.toISOString())
  const days = ['2027-01-30', '2027-02-15', '2027-02-22', '2027-02-26', '2027-02-28']
  expect(told).toEqual(days.map((day) => `${day}T03:15:00.000Z`))
})

it.each([
  ['2027-02-26T18:14:59Z', { isUrgent: false }],
  ['2027-02-27T18:15:00Z', { isUrgent: true }],
  ['2027-03-01T18:14:59Z', { isUrgent: true }],
  ['2027-03-01T18:15:00Z', null],
])('at %s the student of a date on 1 March in Kathmandu is told %j', (now, told) => {
  const date = { studentId: 'ama', day: '2027-03-01', count: 1 }
  const notice = dateNotice(date, 'Asia/Kathmandu', new Date(now))
  expect(notice && { isUrgent: notice.isUrgent }).toEqual(told)
})

it('several dates on one day come in one notice', () => {
  const now = new Date('2027-02-26T18:00:00Z')
  const told = (count: number) =>
    dateNotice({ studentId: 'ama', day: '2027-03-01', count }, 'Asia/Kathmandu', now)
  expect(told(2)?.title).toBe('2 of your immigration dates are in 3 days')
  expect(told(2)?.body).toContain(
    'They are on 1 Mar 2027. Sign in to see what they are about;',
  )
  expect(told(2)?.noticeId).toBe(told(1)?.noticeId)
})
