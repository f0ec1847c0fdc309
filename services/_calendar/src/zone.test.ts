import { Temporal } from 'temporal-polyfill'
import { describe, expect, it, test } from 'vitest'
import { addDays } from './day.ts'
import {
  DEADLINE_ZONE,
  PERSON_ZONE,
  atHour,
  dayIn,
  deadlineDay,
  deadlineZone,
  endOfDay,
  isTimeZone,
  minuteOfDay,
  nextAtMinute,
  personZone,
} from './zone.ts'

const zones = Intl.supportedValuesOf('timeZone').filter(isTimeZone)

it.each([
  ['Africa/Lagos', true],
  ['america/new_york', true],
  ['UTC', true],
  ['EST5EDT', true],
  ['US/Eastern', true],
  ['Mars/Olympus', false],
  ['+01:00', false],
  ['', false],
  ['IST', false],
  ['pst', false],
])('knows whether %j is a zone', (name, is) => {
  expect(isTimeZone(name)).toBe(is)
})

it('knows every zone that the runtime names', () => {
  expect(zones).toHaveLength(Intl.supportedValuesOf('timeZone').length)
})

it.each(['IST', 'Mars/Olympus', '', null, undefined])('%s leaves the default', (name) => {
  expect([deadlineZone(name), personZone(name)]).toEqual([DEADLINE_ZONE, PERSON_ZONE])
})

describe('a day', () => {
  test('ends where the next one begins, in every zone, whenever its clocks change', () => {
    let seen = 0
    for (const zone of zones) {
      const shown = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
      for (const day of daysOfChange(zone)) {
        const end = endOfDay(zone, day)
        expect(`${zone} ${shown.format(end.getTime() - 1)}`).toBe(`${zone} ${day}`)
        expect(`${zone} ${shown.format(end)}`).toBe(`${zone} ${addDays(day, 1)}`)
        seen += 1
      }
    }
    expect(seen).toBeGreaterThan(500)
  })

  test.each([
    ['America/Havana', '2026-03-07', '2026-03-08T05:00:00Z'],
    ['America/Santiago', '2026-09-05', '2026-09-06T04:00:00Z'],
    ['Atlantic/Azores', '2026-03-28', '2026-03-29T01:00:00Z'],
    ['Asia/Kolkata', '2026-03-07', '2026-03-07T18:30:00Z'],
  ])('in %s of %s ends when the next begins', (zone, day, end) => {
    expect(endOfDay(zone, day)).toEqual(new Date(end))
  })

  test('is the one on the wall, asked in any order', () => {
    expect(dayIn('Asia/Kolkata', new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21')
    expect(dayIn('Asia/Kolkata', new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22')
    expect(dayIn('Asia/Kolkata', new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21')
  })
})

test('an hour is the one on the wall', () => {
  expect(atHour('America/New_York', '2026-11-01', 9)).toEqual(
    new Date('2026-11-01T14:00:00Z'),
  )
  expect(minuteOfDay('Asia/Kolkata', new Date('2026-11-01T18:31:00Z'))).toBe(1)
})

test.each([
  ['later today', '2026-11-10T12:30:00Z', 'UTC', 13 * 60 + 10, '2026-11-10T13:10:00Z'],
  ['tomorrow', '2026-11-10T13:10:00Z', 'UTC', 13 * 60 + 10, '2026-11-11T13:10:00Z'],
  ['the jump', '2026-03-08T06:59:00Z', 'America/New_York', 150, '2026-03-08T07:00:00Z'],
  [
    'the first of two',
    '2026-11-01T04:00:00Z',
    'America/New_York',
    90,
    '2026-11-01T05:30:00Z',
  ],
  [
    'the second of two',
    '2026-11-01T05:40:00Z',
    'America/New_York',
    90,
    '2026-11-01T06:30:00Z',
  ],
])('the next time of the clock: %s', (_name, after, zone, minute, at) => {
  expect(nextAtMinute(zone, new Date(after), minute)).toEqual(new Date(at))
})

it.each([
  ['2026-11-21T04:59:00Z', '2026-11-20'],
  ['2026-11-21T05:01:00Z', '2026-11-21'],
])('awards are judged at %s on %s, the day in New York', (instant, day) => {
  expect(deadlineDay(new Date(instant))).toBe(day)
})

/** The days from the day before each clock change to the day after it, 2025 to 2027. */
function daysOfChange(zone: string): string[] {
  const end = Temporal.PlainDate.from('2028-01-01').toZonedDateTime(zone)
  let at = Temporal.PlainDate.from('2025-01-01')
    .toZonedDateTime(zone)
    .getTimeZoneTransition('next')
  const days: string[] = []
  while (at && Temporal.ZonedDateTime.compare(at, end) < 0) {
    const day = at.toPlainDate().toString()
    days.push(...[-2, -1, 0, 1].map((n) => addDays(day, n)))
    at = at.getTimeZoneTransition('next')
  }
  return days
}
