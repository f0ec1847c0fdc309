import { expect, it } from 'vitest'
import { isAmount, plainAmount } from './typed-number.ts'

it('reads amounts as people type them', () => {
  expect(plainAmount(' $1,500.50 ')).toBe('1500.50')
  expect(plainAmount('US$12,500')).toBe('12500')
})

it.each([
  ['', true],
  ['0', true],
  ['1500.50', true],
  ['-5', false],
  ['lots', false],
])('says of "%s" whether it is an amount', (typed, is) => {
  expect(isAmount(typed)).toBe(is)
})
