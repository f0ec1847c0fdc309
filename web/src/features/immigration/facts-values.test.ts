import { expect, it } from 'vitest'
import { factsRows } from './facts-rows.tsx'
import {
  type FactsValues,
  factsInput,
  isAsked,
  isStated,
  valuesOf,
} from './facts-values.ts'

const told = (
  days: Record<string, string>,
  more: Partial<FactsValues> = {},
): FactsValues => ({
  ...valuesOf({
    id: 'ama',
    version: 1,
    asOf: '2026-11-28',
    days: Object.entries(days).map(([name, day]) => ({ name, day })),
    i94: 'UNKNOWN',
    citizenships: [],
    birthCountry: null,
    hasPalestinianDocument: false,
    level: null,
    optLevel: null,
  }),
  ...more,
})

it('asks the level of an earlier program only where OPT began before this one', () => {
  const earlier = told({ optStart: '2022-07-01', programStart: '2026-08-24' })
  expect(isAsked(earlier, 'optLevel')).toBe(true)
  const others: Record<string, string>[] = [
    {},
    { optStart: '2022-07-01' },
    { programStart: '2026-08-24' },
    { optStart: '2028-06-01', programStart: '2026-08-24' },
  ]
  for (const days of others) expect(isAsked(told(days), 'optLevel')).toBe(false)
})

it('shows what was told of it, and that it is asked', () => {
  const label = 'Level of the earlier program that this OPT was for'
  const days = { optStart: '2022-07-01', programStart: '2026-08-24' }
  expect(factsRows(told(days), ['optLevel'], null)).toEqual([[label, null]])
  const rows = factsRows(told(days, { optLevel: 'MASTER' }), ['optLevel'], null)
  expect(rows).toEqual([[label, 'Master’s']])
  expect(factsRows(told({}), ['optLevel'], null)).toEqual([])
})

it('shows nothing of it where it is not asked', () => {
  const values = told({ optStart: '2028-06-01' }, { optLevel: 'MASTER' })
  expect(isStated(values, 'optLevel')).toBe(false)
  expect(factsRows(values, ['optLevel'], null)).toEqual([])
})

it('is sent with another first day of OPT, which it would go with', () => {
  const days = { optStart: '2022-07-01', programStart: '2026-08-24' }
  const values = told(days, { optLevel: 'MASTER' })
  expect(factsInput(values, ['optStart'], 1)).toEqual({
    version: 1,
    days: [{ name: 'optStart', day: '2022-07-01' }],
    optLevel: 'MASTER',
  })
  expect(factsInput(values, ['programStart'], 1)).not.toHaveProperty('optLevel')
  const own = told({ optStart: '2028-06-01' }, { optLevel: 'MASTER' })
  expect(factsInput(own, ['optStart'], 1)).not.toHaveProperty('optLevel')
  // A level was typed, then hidden by the day that was typed after it.
  expect(factsInput(own, ['optStart', 'optLevel'], 1).optLevel).toBeNull()
})
