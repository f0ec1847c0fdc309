import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayIn } from '@landfall/calendar/zone'
import { isOverForOwner, parseDeadline, viewDeadline } from './deadline.ts'
import type { StoredDeadline } from './scholarship.ts'

function deadline(text: string | null, source = {}): StoredDeadline {
  const parsed = parseDeadline(text, source)
  if (parsed === null) throw new Error(`"${text}" is no deadline`)
  return parsed
}

function view(text: string | null, now: string, source = {}) {
  return viewDeadline(deadline(text, source), new Date(now))
}

// In November New York is five hours behind UTC.
const NOW = '2026-11-21T15:00:00Z'

test.each([
  ['2026-12-01', 'day'],
  ['2026-12', 'month'],
  ['12-01', 'yearly-day'],
  ['02-29', 'yearly-day'],
  ['12', 'yearly-month'],
  [null, 'none'],
  ['  ', 'none'],
])('%s is read as %s', (text, kind) => {
  expect(deadline(text).kind).toBe(kind)
})

test.each(['2026-02-30', '2025-02-29', '13', '00', '02-30', '2026-13', '1 Dec', '2026'])(
  '%s is no deadline',
  (text) => {
    expect(parseDeadline(text)).toBeNull()
  },
)

describe('a stated day', () => {
  test('ahead counts down in its zone', () => {
    expect(view('2026-12-01', NOW)).toEqual({
      precision: 'exact',
      date: '2026-12-01',
      timeZone: 'America/New_York',
      endsAt: new Date('2026-12-02T05:00:00Z'),
      daysLeft: 10,
      label: '1 Dec 2026, 23:59 New York · in 10 days',
      rollsAt: new Date('2026-12-02T05:00:00Z'),
    })
  })

  test('is today until the last second of its zone, although UTC is a day further', () => {
    expect(view('2026-12-01', '2026-12-02T04:59:59Z')).toMatchObject({
      precision: 'exact',
      daysLeft: 0,
      label: '1 Dec 2026, 23:59 New York · today',
    })
  })

  test('is last known from midnight on', () => {
    expect(view('2026-12-01', '2026-12-02T05:00:00Z')).toMatchObject({
      precision: 'last-known',
      date: '2026-12-01',
      daysLeft: null,
      label: 'Last known deadline 1 Dec 2026; the next one is not announced',
      rollsAt: null,
    })
  })

  test('ends earlier in a zone further east', () => {
    const source = { timeZone: 'Asia/Tokyo' }
    expect(view('2026-12-01', '2026-12-01T14:59:59Z', source).label).toBe(
      '1 Dec 2026, 23:59 Tokyo · today',
    )
    expect(view('2026-12-01', '2026-12-01T15:00:00Z', source).precision).toBe('last-known')
  })

  test.each([
    ['2026-03-08', 'America/New_York', '2026-03-09T04:00:00Z'],
    ['2026-11-01', 'America/New_York', '2026-11-02T05:00:00Z'],
    // Midnight is skipped: the next day begins at 01:00.
    ['2026-03-07', 'America/Havana', '2026-03-08T05:00:00Z'],
  ])('tells when %s is over in %s, also when clocks change', (day, timeZone, end) => {
    const { endsAt, rollsAt } = view(day, '2026-01-01T12:00:00Z', { timeZone })
    expect(endsAt).toEqual(new Date(end))
    expect(rollsAt).toEqual(endsAt)
  })

  test('says tomorrow for the next day', () => {
    expect(view('2026-11-22', NOW).label).toContain('· tomorrow')
  })

  test('closes an award of an owner only once it is over', () => {
    const day = deadline('2026-12-01')
    expect(isOverForOwner(day, new Date('2026-12-02T04:59:59Z'))).toBe(false)
    expect(isOverForOwner(day, new Date('2026-12-02T05:00:00Z'))).toBe(true)
    expect(isOverForOwner(deadline('12-01'), new Date('2026-12-02T05:00:00Z'))).toBe(false)
  })
})

describe('a recurring day', () => {
  test('is the next occurrence, without a countdown', () => {
    expect(view('12-01', NOW)).toEqual({
      precision: 'recurring-day',
      date: '2026-12-01',
      timeZone: 'America/New_York',
      endsAt: null,
      daysLeft: null,
      label: 'Usually 1 Dec; not confirmed for 2026',
      rollsAt: new Date('2026-12-02T05:00:00Z'),
    })
  })

  test('rolls over to the next year at midnight of its zone', () => {
    expect(view('12-01', '2026-12-02T04:59:59Z').date).toBe('2026-12-01')
    expect(view('12-01', '2026-12-02T05:00:00Z')).toMatchObject({
      date: '2027-12-01',
      label: 'Usually 1 Dec; not confirmed for 2027',
    })
  })

  test('of 29 February is the 28th in a common year and the 29th in a leap year', () => {
    expect(view('02-29', NOW)).toMatchObject({
      date: '2027-02-28',
      label: 'Usually 28 Feb; not confirmed for 2027',
    })
    expect(view('02-29', '2027-06-01T12:00:00Z').date).toBe('2028-02-29')
    expect(view('02-29', '2028-02-29T12:00:00Z').date).toBe('2028-02-29')
  })

  test('says when it is one of several a year', () => {
    expect(view('05-01', NOW, { basis: 'each-semester' }).label).toBe(
      'Usually 1 May, one of several a year; not confirmed for 2027',
    )
  })
})

describe('a month', () => {
  test('that recurs holds until its last day ends', () => {
    expect(view('11', '2026-12-01T04:59:59Z')).toMatchObject({
      precision: 'recurring-month',
      date: '2026-11-01',
      daysLeft: null,
      label: 'Usually in Nov; not confirmed for 2026',
      rollsAt: new Date('2026-12-01T05:00:00Z'),
    })
    expect(view('11', '2026-12-01T05:00:00Z').date).toBe('2027-11-01')
  })

  test('of a stated year that lies ahead has no countdown', () => {
    expect(view('2026-12', NOW)).toMatchObject({
      precision: 'recurring-month',
      date: '2026-12-01',
      daysLeft: null,
      label: 'In Dec 2026; the day is not stated',
    })
  })

  test('of a stated year that is over is last known', () => {
    expect(view('2025-11', NOW)).toMatchObject({
      precision: 'last-known',
      date: '2025-11-01',
      label: 'Last known deadline Nov 2025; the next one is not announced',
    })
  })
})

test.each([
  [null, 'Not in our source'],
  ['nomination', 'Not in our source'],
  ['rolling', 'Rolling: no fixed date'],
  ['tied-to-admission', 'The university’s own admission deadline'],
])('without a date, basis %s reads "%s"', (basis, label) => {
  expect(view(null, NOW, { basis })).toMatchObject({ precision: 'none', date: null, label })
})

test('only a provider who published it here is said not to state a date', () => {
  const here = viewDeadline(deadline(null), new Date(NOW), { isMadeHere: true })
  expect(here.label).toBe('Not stated by the provider')
})

test('the next occurrence of a recurring day is never past and less than a year and a day away', () => {
  const instants = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-12-31'),
    noInvalidDate: true,
  })
  const days = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2024-12-31'),
    noInvalidDate: true,
  })
  const zones = fc.constantFrom('America/New_York', 'Asia/Tokyo', 'UTC', 'Australia/Sydney')
  fc.assert(
    fc.property(instants, days, zones, (now, day, timeZone) => {
      const text = day.toISOString().slice(5, 10)
      const { date, rollsAt } = viewDeadline(deadline(text, { timeZone }), now)
      expect((date ?? '') >= dayIn(timeZone, now)).toBe(true)
      expect(Date.parse(date ?? '') - now.getTime()).toBeLessThan(367.5 * 86_400_000)
      // At the instant of rolling over, the next day has begun; a moment before, it had not.
      const end = rollsAt ?? new Date(0)
      expect(dayIn(timeZone, end) > (date ?? '')).toBe(true)
      expect(dayIn(timeZone, new Date(end.getTime() - 1))).toBe(date)
    }),
  )
})
