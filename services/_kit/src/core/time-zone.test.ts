import { expect, it } from 'vitest'
import { isTimeZone } from './time-zone.ts'

it.each([
  ['Africa/Lagos', true],
  ['america/new_york', true],
  ['UTC', true],
  ['EST5EDT', true],
  ['Mars/Olympus', false],
  ['+01:00', false],
  ['', false],
  ['IST', false],
  ['pst', false],
])('knows whether %j is a zone', (name, is) => {
  expect(isTimeZone(name)).toBe(is)
})
