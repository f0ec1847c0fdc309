import { expect, it } from 'vitest'
import { inputOf, missingOf, nothingPlanned } from './plan-values.ts'

const award = {
  ...nothingPlanned,
  to: 'AWARDED' as const,
  fundId: 'f1',
  currency: 'USD',
  answerBy: '2027-02-15',
}

it('reads an amount as people type it', () => {
  const typed = { ...award, amount: ' $5,000.50 ' }
  expect(missingOf(typed)).toEqual({})
  expect(inputOf(typed)).toMatchObject({ award: { amount: '5000.50' } })
})

it.each(['', '0', 'lots'])('asks for an amount in place of “%s”', (amount) => {
  expect(missingOf({ ...award, amount })).toHaveProperty('amount')
})
