import type { Rule } from '@landfall/immigration-rules/rule'
import { RULES } from '@landfall/immigration-rules/rules/rules'
import { expect, it } from 'vitest'
import { lastDayBefore, newestOf, type RuleRow, rulesOn, shippedRow } from './rule-row.ts'

const [rule] = RULES.filter(({ id }) => id === 'M3') as [Rule]

const row = (
  id: string,
  from: string | null,
  to: string | null,
  ruleId = 'M3',
): RuleRow => ({
  ...shippedRow(rule, new Date('2026-11-23T15:00:00Z')),
  id,
  ruleId,
  effectiveFrom: from,
  effectiveTo: to,
})

const newest = (...rows: RuleRow[]) => newestOf(rows).map(({ id }) => id)

it('takes the row of a rule that goes on, also where its days are still to come', () => {
  const [first, next] = [row('first', null, '2026-11-30'), row('next', '2026-12-01', null)]
  expect(newest(first, next)).toEqual(['next'])
  expect(newest(next, first)).toEqual(['next'])
})

it('takes the one that goes on, also where one that ended began after it', () => {
  const [open, ended] = [row('open', null, null), row('ended', '2026-07-01', '2026-09-30')]
  expect(newest(open, ended)).toEqual(['open'])
})

it.each([
  ['2026-11-30', null],
  ['2026-12-01', '2026-12-01'],
])('of two forms one is in force on %s', (day, effectiveFrom) => {
  const rows = [row('first', null, '2026-11-30'), row('next', '2026-12-01', null)]
  expect(rulesOn(rows, day)).toMatchObject([{ id: 'M3', effectiveFrom }])
})

it('takes the last one of a rule whose rows have all ended', () => {
  const [first, last] = [
    row('first', null, '2026-06-30'),
    row('last', '2026-07-01', '2026-09-30'),
  ]
  expect(newest(first)).toEqual(['first'])
  expect(newest(first, last)).toEqual(['last'])
  expect(newest(last, first)).toEqual(['last'])
  // Of two rows that begin on one day, the one that was inserted last.
  expect(newest(last, row('again', '2026-07-01', '2026-08-31'))).toEqual(['again'])
})

it('takes one of each rule', () => {
  const other = row('other', null, null, 'M1')
  const ended = [row('first', null, '2026-06-30'), row('last', '2026-07-01', '2026-09-30')]
  expect(newest(...ended, other)).toEqual(['last', 'other'])
})

it('does not let a rule that has ended hold until another form of it begins', () => {
  expect(lastDayBefore('2026-12-01', row('open', null, null))).toBe('2026-11-30')
  expect(lastDayBefore('2026-12-01', row('ended', null, '2026-06-30'))).toBe('2026-06-30')
})
