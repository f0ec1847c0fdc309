import { RULES } from '@landfall/immigration-rules/rules/rules'
import { expect, it } from 'vitest'
import { datesOf } from './immigration-date.ts'
import { ownDeadlines } from './own-deadlines.ts'
import { NOTHING_KNOWN } from './profile.ts'
import { stepOf } from './step-of.ts'

const today = '2027-01-11'
const stem = (stemRecommended: string) => {
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
