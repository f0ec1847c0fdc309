import { expect, it } from 'vitest'
import { listingTimeZone } from './listing-time-zone.ts'

it.each([
  ['Europe/Paris', 'Europe/Paris'],
  ['EST', 'America/New_York'],
  ['Pacific Time', 'America/Los_Angeles'],
  ['central daylight time', 'America/Chicago'],
  ['IST', null],
  ['Mars/Base', null],
])('reads %s as %j', (cell, zone) => {
  expect(listingTimeZone(cell)).toBe(zone)
})
