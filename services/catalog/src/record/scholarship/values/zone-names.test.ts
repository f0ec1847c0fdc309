import { expect, it } from 'vitest'
import { zoneOf } from './zone-names.ts'

it.each([
  ['Europe/Paris', 'Europe/Paris'],
  ['EST', 'America/New_York'],
  ['Pacific Time', 'America/Los_Angeles'],
  ['central daylight time', 'America/Chicago'],
  ['IST', null],
  ['Mars/Base', null],
])('reads %s as %j', (cell, zone) => {
  expect(zoneOf(cell)).toBe(zone)
})
