import { expect, it } from 'vitest'
import { amountFaults } from './amount-fields.tsx'

it.each([
  [{ minAmount: '', maxAmount: '' }, []],
  [{ minAmount: '1000', maxAmount: '1000' }, []],
  [{ minAmount: 'lots', maxAmount: '' }, ['minAmount']],
  [{ minAmount: '', maxAmount: '-5' }, ['maxAmount']],
  [{ minAmount: '900', maxAmount: '1000' }, []],
  [{ minAmount: '2000', maxAmount: '1000' }, ['maxAmount']],
])('finds in %o the faults %o', (amounts, fields) => {
  expect(Object.keys(amountFaults(amounts))).toEqual(fields)
})
