import { expect, it } from 'vitest'
import { addMonths, weeksOf } from './month-weeks.ts'

it('fills the weeks of a month, Monday first', () => {
  const weeks = weeksOf('2026-12')
  expect(weeks.map((week) => week.map((day) => day && Number(day.slice(8))))).toEqual([
    [null, 1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12, 13],
    [14, 15, 16, 17, 18, 19, 20],
    [21, 22, 23, 24, 25, 26, 27],
    [28, 29, 30, 31, null, null, null],
  ])
})

it('gives a month that begins on a Monday and ends on a Sunday four weeks', () => {
  const weeks = weeksOf('2027-02')
  expect([weeks.length, weeks[0]?.[0], weeks[3]?.[6]]).toEqual([
    4,
    '2027-02-01',
    '2027-02-28',
  ])
})

it('goes over the end and the beginning of a year', () => {
  expect([
    addMonths('2026-12', 1),
    addMonths('2027-01', -1),
    addMonths('2026-11', 14),
  ]).toEqual(['2027-01', '2026-12', '2028-01'])
})
