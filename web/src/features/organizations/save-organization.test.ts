import { expect, it } from 'vitest'
import { webAddress } from './save-organization.ts'

it.each([
  ['', ''],
  [' www.wells.example ', 'https://www.wells.example'],
  ['wells.example/about', 'https://wells.example/about'],
  ['http://wells.example', 'http://wells.example'],
  // The form says what is wrong with it.
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('takes a web address as people type it: “%s”', (typed, address) => {
  expect(webAddress(typed)).toBe(address)
})
