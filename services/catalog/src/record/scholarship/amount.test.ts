import { expect, test } from 'vitest'
import { decimalInWords } from '@landfall/reference/money'
import { amountBounds, amountLabel, statedDollars } from './amount.ts'

const award = {
  amountType: 'fixed',
  amount: null,
  maxAmount: null,
  currency: 'USD',
  amountPeriod: null,
  loan: null,
} as const

test.each([
  [{ amount: '12500.00', maxAmount: '12500.00', amountPeriod: 'year' }, 'US$12,500 a year'],
  [{ amount: '12500', amountPeriod: 'year' }, 'US$12,500 a year'],
  [{ amount: '1000.5', amountPeriod: 'one-time' }, 'US$1,000.50 once'],
  [
    { amount: '500', maxAmount: '3000', amountPeriod: 'total' },
    'US$500 to US$3,000 in total',
  ],
  [{ maxAmount: '45000', amountPeriod: 'year' }, 'Up to US$45,000 a year'],
  [{}, 'Amount varies'],
  [{ amountType: 'varies' }, 'Amount varies'],
  [{ amountType: 'varies', amount: '2688' }, 'Amount varies, US$2,688 stated'],
  [{ amountType: 'varies', maxAmount: '800' }, 'Up to US$800'],
  [{ amountType: 'full-tuition' }, 'Full tuition'],
  [
    { amountType: 'full-tuition', amount: '5000', maxAmount: '5000', amountPeriod: 'year' },
    'Full tuition + US$5,000 a year',
  ],
  [
    { amountType: 'full-tuition', amount: '10000', amountPeriod: 'year' },
    'US$10,000 a year up to full tuition',
  ],
  [{ amountType: 'full-tuition', maxAmount: '50000' }, 'Full tuition + up to US$50,000'],
  [{ amountType: 'partial-tuition' }, 'Partial tuition'],
  [
    {
      amountType: 'partial-tuition',
      amount: '8640',
      maxAmount: '9024',
      amountPeriod: 'year',
    },
    'Partial tuition: US$8,640 to US$9,024 a year',
  ],
  [{ amount: '100000', currency: 'SEK' }, 'SEK 100,000'],
  [{ amount: '1250', currency: 'EUR', amountPeriod: 'month' }, 'EUR 1,250 a month'],
  [
    { loan: 'whole', amountType: 'varies', maxAmount: '15000', amountPeriod: 'total' },
    'Loan: up to US$15,000 in total',
  ],
  [{ loan: 'whole', amount: '9000', currency: 'MXN' }, 'Loan: MXN 9,000'],
  [{ loan: 'whole', amount: '9000' }, 'Loan: US$9,000'],
  [{ loan: 'part', amountType: 'varies' }, 'Part loan: amount varies'],
  [{ loan: 'part', amountType: 'full-tuition' }, 'Part loan: full tuition'],
] as const)('%o reads "%s"', (stated, label) => {
  expect(amountLabel({ ...award, ...stated })).toBe(label)
})

test('large sums keep every digit', () => {
  expect(decimalInWords('9007199254740993.01', 'USD')).toBe('US$9,007,199,254,740,993.01')
})

test('bounds are only of US dollars', () => {
  expect(amountBounds({ ...award, amount: '500' })).toEqual({ least: '500', most: '500' })
  expect(amountBounds({ ...award, maxAmount: '900' })).toEqual({
    least: '900',
    most: '900',
  })
  expect(amountBounds({ ...award, amount: '500', currency: 'INR' })).toEqual({
    least: null,
    most: null,
  })
})

test.each([
  ['year', '500'],
  ['one-time', '500'],
  [null, '500'],
  ['total', '500'],
  ['semester', '1000.00'],
  ['month', '6000.00'],
] as const)('bounds of 500 paid by the %s are %s', (amountPeriod, bound) => {
  const stated = { ...award, amount: '500', amountPeriod }
  expect(amountBounds(stated)).toEqual({ least: bound, most: bound })
  expect(statedDollars(stated)).toEqual({ least: '500', most: '500' })
})

test.each(['whole', 'part'] as const)('a loan (%s) is no amount to win', (loan) => {
  expect(amountBounds({ ...award, maxAmount: '15000', loan })).toEqual({
    least: null,
    most: null,
  })
})
