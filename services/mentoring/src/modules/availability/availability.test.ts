import * as fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import {
  type Availability,
  freeSlots,
  isOffered,
  NEVER,
  openSpans,
  withBuffer,
} from './availability.ts'

const ZONES = [
  'Asia/Kathmandu',
  'Australia/Eucla',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'America/New_York',
  'Europe/London',
  'America/St_Johns',
  'Africa/Casablanca',
]
const MINUTE_MS = 60_000

/** The wall clock's time, computed by Luxon and not, as in the code under test, by Temporal. */
function wall(timeZone: string, at: number) {
  const { weekday, hour, minute } = DateTime.fromMillis(at, { zone: timeZone })
  return { weekday, minute: hour * 60 + minute }
}

/** False for the hours around a clock change, when clocks may show a time twice. */
function isPlain(timeZone: string, at: number): boolean {
  const { minute } = wall(timeZone, at)
  return [-60, -30, 30, 60].every((off) => {
    const there = wall(timeZone, at + off * MINUTE_MS).minute
    return (there - minute - off + 2880) % 1440 === 0
  })
}

const range = fc
  .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 }))
  .filter(([from, until]) => from < until)
  .map(([from, until]) => ({ fromMinute: from * 30, untilMinute: until * 30 }))
const availability = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  weekly: fc.array(
    fc
      .tuple(range, fc.integer({ min: 1, max: 7 }))
      .map(([r, weekday]) => ({ ...r, weekday })),
    { maxLength: 8 },
  ),
  bufferMinutes: fc.constantFrom(0, 15, 30),
  noticeHours: fc.constantFrom(0, 24),
})
/** Days around which clocks change somewhere, and one without. */
const day = fc.constantFrom(
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-09-27',
  '2026-10-25',
  '2026-11-01',
  '2026-12-09',
)

describe('availability', () => {
  it('follows local time in every time zone, also when clocks change', () => {
    fc.assert(
      fc.property(
        availability,
        day,
        fc.integer({ min: 0, max: 287 }),
        (given, on, step) => {
          const wanted: Availability = { ...NEVER, ...given }
          const start = Date.parse(`${on}T00:00:00Z`)
          const at = start + step * 5 * MINUTE_MS
          fc.pre(isPlain(given.timeZone, at))
          const spans = openSpans(wanted, {
            startsAt: new Date(start),
            endsAt: new Date(start + 86_400_000),
          })
          const { weekday, minute } = wall(given.timeZone, at)
          const isMeant = given.weekly.some(
            (r) =>
              r.weekday === weekday && r.fromMinute <= minute && minute < r.untilMinute,
          )
          expect(
            spans.some((s) => s.startsAt.getTime() <= at && at < s.endsAt.getTime()),
          ).toBe(isMeant)
        },
      ),
    )
  })

  it('offers each half hour within it that is after the notice period and outside taken times and buffers', () => {
    const HOUR_MS = 60 * MINUTE_MS
    const taken = fc.array(fc.integer({ min: 0, max: 95 }), { maxLength: 6 })
    fc.assert(
      fc.property(availability, day, taken, (given, on, quarters) => {
        const wanted: Availability = { ...NEVER, ...given }
        const from = Date.parse(`${on}T00:00:00Z`)
        const until = from + 24 * HOUR_MS
        const at = { startsAt: new Date(from), endsAt: new Date(until) }
        const busy = quarters.map((n) => {
          const startsAt = new Date(from + n * 15 * MINUTE_MS)
          return { startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) }
        })
        const now = new Date(from - 12 * HOUR_MS)
        const earliest = now.getTime() + given.noticeHours * HOUR_MS
        const isFree = (start: number) => {
          const end = start + HOUR_MS + given.bufferMinutes * MINUTE_MS
          return busy.every((one) => +one.endsAt <= start || end <= +one.startsAt)
        }
        const expected = openSpans(wanted, { ...at, endsAt: new Date(until + HOUR_MS) })
          .flatMap(({ startsAt, endsAt }) => {
            const count = Math.floor((+endsAt - +startsAt) / (HOUR_MS / 2))
            return Array.from(
              { length: count },
              (_, n) => +startsAt + (n * HOUR_MS) / 2,
            ).filter((start) => start + HOUR_MS <= +endsAt)
          })
          .filter((start) => from <= start && start < until && earliest <= start)
          .filter(isFree)
        const found = freeSlots(wanted, { ...at, durationMinutes: 60, busy, now })
        expect(found).toEqual(
          expected.map((start) => ({
            startsAt: new Date(start),
            endsAt: new Date(start + HOUR_MS),
          })),
        )
      }),
    )
  })

  it('for a single date replaces the weekly hours of that date', () => {
    const wanted: Availability = {
      ...NEVER,
      timeZone: 'Asia/Kathmandu',
      weekly: [{ weekday: 3, fromMinute: 540, untilMinute: 600 }],
      overrides: [
        { day: '2026-12-09', ranges: [{ fromMinute: 900, untilMinute: 960 }] },
        { day: '2026-12-16', ranges: [] },
      ],
    }
    const query = {
      startsAt: new Date('2026-12-01T00:00:00Z'),
      endsAt: new Date('2026-12-20T00:00:00Z'),
      durationMinutes: 60,
      busy: [],
      now: new Date('2026-11-23T00:00:00Z'),
    }
    const starts = freeSlots(wanted, query).map(({ startsAt }) => startsAt.toISOString())
    expect(starts).toEqual(['2026-12-02T03:15:00.000Z', '2026-12-09T09:15:00.000Z'])
  })

  it('joins adjacent ranges in any order and returns only those in the requested period', () => {
    const ranges = [
      [3, 660, 720],
      [3, 540, 600],
      [3, 600, 660],
      [3, 550, 590],
      // The day before and the day after.
      [2, 540, 600],
      [4, 540, 600],
    ] as const
    const weekly = ranges.map(([weekday, fromMinute, untilMinute]) => ({
      weekday,
      fromMinute,
      untilMinute,
    }))
    const wanted: Availability = { ...NEVER, timeZone: 'Asia/Kathmandu', weekly }
    const within = {
      startsAt: new Date('2026-12-01T04:15:00Z'),
      endsAt: new Date('2026-12-03T03:15:00Z'),
    }
    expect(openSpans(wanted, within)).toEqual([
      {
        startsAt: new Date('2026-12-02T03:15:00Z'),
        endsAt: new Date('2026-12-02T06:15:00Z'),
      },
    ])
  })

  it.each([
    ['at the end of the notice period', '2026-11-30T09:30:00Z', 30, true],
    ['half an hour too early', '2026-11-30T09:00:00Z', 30, false],
    ['not at a full or half hour', '2026-12-01T09:10:00Z', 30, false],
    ['when the day’s hours begin', '2026-12-01T09:00:00Z', 30, true],
    ['in the last half hour of a range', '2026-12-01T11:00:00Z', 30, true],
    ['not beyond the end of a range', '2026-12-01T11:30:00Z', 30, false],
    ['not where the range is too short', '2026-12-01T15:00:00Z', 60, false],
    ['before the horizon', '2026-12-02T09:00:00Z', 30, true],
    ['at the horizon', '2026-12-02T09:30:00Z', 30, false],
  ])('offers a slot or not: %s', (_name, startsAt, durationMinutes, isThere) => {
    const weekly = [1, 2, 3].flatMap((weekday) => [
      { weekday, fromMinute: 540, untilMinute: 710 },
      { weekday, fromMinute: 900, untilMinute: 930 },
    ])
    const wanted: Availability = { ...NEVER, timeZone: 'UTC', weekly, horizonDays: 3 }
    const now = new Date('2026-11-29T09:30:00Z')
    const asked = { startsAt: new Date(startsAt), durationMinutes, now }
    expect(isOffered(wanted, asked)).toBe(isThere)
  })
})

it('a buffer keeps the minutes after a session free', () => {
  const startsAt = new Date('2026-12-02T09:00:00Z')
  const endsAt = new Date('2026-12-02T10:00:00Z')
  const busyUntil = new Date('2026-12-02T10:15:00Z')
  expect(withBuffer({ startsAt, endsAt }, 15)).toEqual({ startsAt, endsAt: busyUntil })
})
