import { describe, expect, it, test } from 'vitest'
import {
  comingDeadline,
  daysLeftUntil,
  deadlineInWords,
  endOfDeadline,
  comingMorning,
  firstAfter,
  instantInWords,
  morningsBefore,
  nextMorning,
  pendingAfterMove,
  remindAt,
} from './deadline.ts'

const newYork = (date: string, precision = 'exact') => ({
  date,
  precision,
  timeZone: 'America/New_York',
})

describe('09:00 of the student so many days before', () => {
  test.each([
    // In winter New York is at -5, in summer at -4; clocks change on 8 March and 1 November 2026.
    ['the same zone', '2026-12-01', 7, 'America/New_York', '2026-11-24T14:00:00Z'],
    [
      'over the end of summer time',
      '2026-11-05',
      7,
      'America/New_York',
      '2026-10-29T13:00:00Z',
    ],
    ['over its beginning', '2026-03-10', 7, 'America/New_York', '2026-03-03T14:00:00Z'],
    ['after its beginning', '2026-03-10', 1, 'America/New_York', '2026-03-09T13:00:00Z'],
    [
      'the day on which clocks change',
      '2026-11-02',
      1,
      'America/New_York',
      '2026-11-01T14:00:00Z',
    ],
    // At 09:00 in Kolkata on the 24th it is still the 23rd in New York: eight days left.
    ['further east', '2026-12-01', 7, 'Asia/Kolkata', '2026-11-25T03:30:00Z'],
    ['the far east', '2026-12-01', 1, 'Pacific/Auckland', '2026-11-30T20:00:00Z'],
    ['further west', '2026-12-01', 7, 'Pacific/Honolulu', '2026-11-24T19:00:00Z'],
    [
      'Europe between the two changes',
      '2026-10-30',
      3,
      'Europe/Berlin',
      '2026-10-27T08:00:00Z',
    ],
    ['on the day itself', '2026-12-01', 0, 'Europe/London', '2026-12-01T09:00:00Z'],
  ])('%s', (_name, date, days, zone, at) => {
    expect(remindAt(newYork(date), days, zone)).toEqual(new Date(at))
  })

  it('counts by the day of the deadline, wherever the student is', () => {
    for (const zone of ['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      for (const deadlineZone of ['Pacific/Pago_Pago', 'America/New_York', 'Asia/Tokyo']) {
        const deadline = { date: '2026-12-01', timeZone: deadlineZone }
        expect(daysLeftUntil(deadline, remindAt(deadline, 7, zone))).toBe(7)
      }
    }
  })
})

describe('a deadline', () => {
  it('is over when its day has ended in its zone, across clock changes too', () => {
    expect(endOfDeadline(newYork('2026-12-01'))).toEqual(new Date('2026-12-02T05:00:00Z'))
    expect(endOfDeadline(newYork('2026-11-01'))).toEqual(new Date('2026-11-02T05:00:00Z'))
    expect(endOfDeadline(newYork('2026-10-31'))).toEqual(new Date('2026-11-01T04:00:00Z'))
  })

  test.each([
    ['an exact day ahead', '2026-12-01', 'exact', true],
    ['today', '2026-11-21', 'exact', true],
    ['an exact day that is over', '2026-11-20', 'exact', false],
    ['a recurring day', '2026-12-01', 'recurring-day', true],
    ['this month', '2026-11-01', 'recurring-month', true],
    ['a last known day', '2026-12-01', 'last-known', false],
    ['none', null, 'none', false],
  ])('%s: coming is %s', (_name, date, precision, isComing) => {
    const deadline = { date, precision, timeZone: 'America/New_York' }
    const coming = comingDeadline(deadline, new Date('2026-11-21T15:00:00Z'))
    expect(coming !== null).toBe(isComing)
  })

  test.each([
    ['exact', '1 Dec 2026, 23:59 New York · in 10 days'],
    ['recurring-day', 'Usually 1 Dec; not confirmed for 2026'],
    ['recurring-month', 'Around Dec 2026; the day is not confirmed'],
  ])('of precision %s reads "%s"', (precision, words) => {
    const now = new Date('2026-11-21T15:00:00Z')
    expect(deadlineInWords(newYork('2026-12-01', precision), now)).toBe(words)
  })

  it('has a time of its own in every zone', () => {
    const at = new Date('2026-12-02T04:59:00Z')
    expect(instantInWords(at, 'Asia/Kolkata')).toBe('2 Dec 2026, 10:29 Kolkata')
  })
})

it('finds tomorrow morning on the day before clocks change', () => {
  const evening = new Date('2026-11-01T00:30:00Z')
  expect(nextMorning(evening, 'America/New_York')).toEqual(new Date('2026-11-01T14:00:00Z'))
  expect(nextMorning(evening, 'Europe/Berlin', 3)).toEqual(new Date('2026-11-04T08:00:00Z'))
})

test.each([
  ['America/New_York', '2026-11-01T13:59:59Z', '2026-11-01T14:00:00Z'],
  ['America/New_York', '2026-11-01T14:00:00Z', '2026-11-02T14:00:00Z'],
  ['Asia/Tokyo', '2026-11-01T14:00:00Z', '2026-11-02T00:00:00Z'],
])('waits in %s at %s for the morning of %s', (zone, now, coming) => {
  expect(comingMorning(new Date(now), zone)).toEqual(new Date(coming))
})

describe('the next of some mornings', () => {
  // Clocks in New York change on 8 March and on 1 November 2026: nine stays nine.
  test.each([
    ['before both', '2026-03-01T00:00:00Z', '2026-03-10', '2026-03-03T14:00:00Z'],
    ['at the first of them', '2026-03-03T14:00:00Z', '2026-03-10', '2026-03-10T13:00:00Z'],
    [
      'before the end of summer',
      '2026-10-20T00:00:00Z',
      '2026-11-02',
      '2026-10-26T13:00:00Z',
    ],
    ['after it', '2026-11-01T00:00:00Z', '2026-11-02', '2026-11-02T14:00:00Z'],
    ['after both', '2026-11-02T14:00:00Z', '2026-11-02', null],
  ])('%s', (_name, after, day, next) => {
    const mornings = morningsBefore(day, [0, 7], 'America/New_York')
    const at = firstAfter(new Date(after), mornings)
    expect(at?.toISOString() ?? null).toBe(next && new Date(next).toISOString())
  })

  it('does not exist where there are none', () => {
    expect(firstAfter(new Date('2026-11-02T14:00:00Z'), [])).toBeNull()
  })
})

it('loses no morning that was waited for when a clock is another one', () => {
  const now = new Date('2026-12-07T05:00:00Z')
  const since = (awaited: string | null, to: string) =>
    pendingAfterMove(
      awaited === null ? null : new Date(awaited),
      { from: 'America/New_York', to },
      now,
    )
  // In Kolkata nine o'clock is over, in Lima it is still to come.
  expect(since('2026-12-07T14:00:00Z', 'Asia/Kolkata')).toEqual(
    new Date('2026-12-07T03:29:59.999Z'),
  )
  expect(since('2026-12-07T14:00:00Z', 'America/Lima')).toEqual(now)
  expect(since(null, 'Asia/Kolkata')).toEqual(now)
})
