import { isTimeZone } from '@landfall/kit/core/time-zone'
import { expect, test } from 'vitest'
import { endOf } from '../deadline/deadline.ts'
import { DEFAULT_ZONE, knownZone } from './student-zone.ts'

test.each(['Asia/Kolkata', 'UTC', 'US/Eastern', '+05:30'])('%s is a zone', (zone) => {
  expect(knownZone(zone)).toBe(zone)
})

test.each(['IST', 'PST', 'Mars/Olympus', '', undefined])('%s is none', (zone) => {
  expect(knownZone(zone)).toBe(DEFAULT_ZONE)
})

test('a day ends in every zone that this runtime names', () => {
  for (const zone of [...Intl.supportedValuesOf('timeZone'), 'PST', 'BST']) {
    const timeZone = knownZone(zone)
    expect(endOf({ date: '2026-12-01', timeZone }).getTime()).toBeGreaterThan(0)
  }
})

test('what others take for a zone is one here', () => {
  const names = ['UTC', 'EST', 'GB', 'EST5EDT', 'PST', 'IST', 'AST', 'US/Eastern']
  const told = [...Intl.supportedValuesOf('timeZone'), ...names].filter(isTimeZone)
  expect(told.map(knownZone)).toEqual(told)
})
