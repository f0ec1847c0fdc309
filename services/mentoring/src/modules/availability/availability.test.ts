import * as fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import {
  type Availability,
  freeSlots,
  meets,
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

/** What a clock on the wall shows, by another way than the code under test, which has Temporal: Luxon. */
function wall(timeZone: string, at: number) {
  const { weekday, hour, minute } = DateTime.fromMillis(at, { zone: timeZone })
  return { weekday, minute: hour * 60 + minute }
}

/** Not the hours around a change by which clocks show a time twice. */
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
  it('is what a clock on the wall says, in every zone and when clocks change', () => {
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

  it('gives slots within it, after the notice, that leave what is taken and its buffer alone', () => {
    const taken = fc.array(fc.integer({ min: 0, max: 95 }), { maxLength: 6 })
    fc.assert(
      fc.property(availability, day, taken, (given, on, quarters) => {
        const wanted: Availability = { ...NEVER, ...given }
        const startsAt = new Date(`${on}T00:00:00Z`)
        const endsAt = new Date(startsAt.getTime() + 86_400_000)
        const busy = quarters.map((n) => {
          const from = new Date(startsAt.getTime() + n * 15 * MINUTE_MS)
          return withBuffer({ startsAt: from, endsAt: from }, 60)
        })
        const now = new Date(startsAt.getTime() - 12 * 60 * MINUTE_MS)
        const open = openSpans(wanted, {
          startsAt,
          endsAt: new Date(endsAt.getTime() + 86_400_000),
        })
        for (const slot of freeSlots(wanted, {
          startsAt,
          endsAt,
          durationMinutes: 60,
          busy,
          now,
        })) {
          expect(
            open.some((s) => s.startsAt <= slot.startsAt && slot.endsAt <= s.endsAt),
          ).toBe(true)
          expect(slot.startsAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(
            given.noticeHours * 3_600_000,
          )
          expect(
            busy.some((one) => meets(one, withBuffer(slot, given.bufferMinutes))),
          ).toBe(false)
        }
      }),
    )
  })

  it('of one day is what stands for that day alone', () => {
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
})
