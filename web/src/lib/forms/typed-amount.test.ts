import { expect, it } from 'vitest'
import { isAmount, plainAmount } from './typed-amount.ts'

it('reads amounts as people type them', () => {
  expect(plainAmount(' $1,500.50 ')).toBe('1500.50')
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
