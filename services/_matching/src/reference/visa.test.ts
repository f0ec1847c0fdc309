import { expect, test } from 'vitest'
import { statusCode, visaCode } from './visa.ts'

test.each([
  ['f1', 'F-1'],
  ['F-1 visa', 'F-1'],
  ['J 1 (exchange visitor)', 'J-1'],
  ['F-1 OPT', 'F-1 OPT'],
  ['DACA', 'DACA'],
  ['none', null],
  ['Other', null],
  [null, null],
])('visa %s is %s', (text, code) => {
  expect(visaCode(text)).toBe(code)
})

test.each([
  ['Permanent Resident', 'permanent-resident'],
  ['permanent_resident', 'permanent-resident'],
  ['other', null],
  [null, null],
])('status %s is %s', (text, code) => {
  expect(statusCode(text)).toBe(code)
})
