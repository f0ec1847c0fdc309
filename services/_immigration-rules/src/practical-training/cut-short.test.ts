import { expect, test } from 'vitest'
import { deadlinesOf } from '../deadlines.ts'
import { RULES } from '../rules/rules.ts'
import type { Days } from '../testing/told-days.ts'
import { cutShort } from './cut-short.ts'

const STEM = { stemStart: '2026-07-01', stemEnd: '2028-06-30' }
const OPT = { optStart: '2027-06-01', optEnd: '2028-05-31' }
const PROGRAM = { programStart: '2027-08-24', programEnd: '2028-05-15' }
const BEGUN = { programStart: '2026-08-24', programEnd: '2028-05-15' }

const lastDay = (id: string, told: Days) => {
  const rule = RULES.find((one) => one.id === id)
  return rule && deadlinesOf(rule, { days: cutShort(told) }, '2027-10-01')[0]?.closesOn
}

test.each<[string, Days]>([
  ['the STEM EAD of an earlier program', { ...STEM, ...BEGUN }],
  [
    'the STEM EAD of an earlier program when the program’s start is unknown',
    { ...STEM, programEnd: '2028-05-15' },
  ],
  ['the OPT EAD of an earlier program', { ...OPT, ...PROGRAM }],
])('there are 60 days after the program, whatever the last day of %s is', (_, told) => {
  expect(lastDay('M5', told)).toBe('2028-07-14')
  expect(lastDay('M7', { ...told, transferOut: '2028-05-20' })).toBe('2028-10-15')
})

test('a petition during the program does not extend an EAD that the program ended', () => {
  const h1bReceived = '2028-04-05'
  const { programStart: _, ...untold } = BEGUN
  for (const told of [
    { ...STEM, ...BEGUN },
    { ...STEM, ...untold },
    { ...OPT, ...PROGRAM },
  ]) {
    expect(lastDay('H1', { ...told, h1bReceived }) ?? null).toBeNull()
    expect(lastDay('H1-stay', { ...told, h1bReceived })).toBe('2029-04-01')
  }
})

test('the STEM extension cannot be filed after the program ended OPT', () => {
  expect(lastDay('S2', { ...OPT, ...PROGRAM })).toBe('2027-08-23')
})

test.each<[string, Days]>([
  ['of this program', { programStart: '2024-08-26', programEnd: '2026-05-15', ...STEM }],
  [
    'that ends before the program begins',
    { ...STEM, programStart: '2028-07-01', programEnd: '2030-05-15' },
  ],
  [
    'that ends before the end of a program with an unknown start',
    { ...STEM, programEnd: '2030-05-15' },
  ],
  ['during a program without an end date', { ...STEM, programStart: '2026-08-24' }],
  ['without a first day', { stemEnd: '2028-06-30', ...BEGUN }],
  ['without a last day', { stemStart: '2026-07-01', ...BEGUN }],
])('an EAD %s is left unchanged', (_, told) => {
  expect(cutShort(told)).toEqual(told)
})

test.each([
  ['2026-07-01', '2028-06-30'],
  ['2026-07-02', '2026-07-01'],
  ['2028-05-01', '2028-04-30'],
])('when the program begins on %s, the EAD ends on %s', (programStart, stemEnd) => {
  expect(cutShort({ ...STEM, ...BEGUN, programStart })).toMatchObject({ stemEnd })
})
