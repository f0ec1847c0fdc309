import { expect, it } from 'vitest'
import { formatCost, formatLatency, formatMonth, percentOf } from './provider-figures.ts'

it('small costs keep their tenths of a cent', () => {
  expect(
    ['0.000', '0.012', '1.000', '1.250', '20.000', '1234.567'].map(formatCost),
  ).toEqual(['US$0', 'US$0.012', 'US$1', 'US$1.250', 'US$20', 'US$1,234.57'])
})

it('times, months and shares are said shortly', () => {
  expect([340, 999, 1_000, 2_449].map(formatLatency)).toEqual([
    '340 ms',
    '999 ms',
    '1.0 s',
    '2.4 s',
  ])
  expect(formatMonth('2026-11')).toBe('November 2026')
  expect(percentOf('0.012', '50.000')).toBe(0)
  expect(percentOf('60.000', '50.000')).toBe(100)
  expect(percentOf('0.000', '0.000')).toBe(100)
})
