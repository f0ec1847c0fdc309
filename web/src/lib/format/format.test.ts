import { afterEach, describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'
import { formatDate, formatDateTime, formatDayOf, roundedCount } from './format.ts'
import { setReaderZone } from './reader-zone.ts'
import {
  endOfDay,
  formatDaysLeft,
  formatDeadline,
  formatDeadlineHere,
} from '#entities/scholarship/format-deadline.ts'

describe('counts', () => {
  it.each([
    [0, '0+'],
    [9, '9+'],
    [99, '99+'],
    [100, '100+'],
    [109, '100+'],
    [277, '270+'],
    [999, '990+'],
    [1000, '1,000+'],
    [1260, '1,200+'],
    [25_999, '25,900+'],
  ])('shows %i as %s', (count, text) => {
    expect(roundedCount(count)).toBe(text)
  })
})

describe('money', () => {
  it.each([
    ['12500.00', 'USD', 'US$12,500'],
    ['12500.50', 'USD', 'US$12,500.50'],
    ['90071992547409911234.00', 'USD', 'US$90,071,992,547,409,911,234'],
    ['800', 'EUR', 'EUR 800'],
  ])('shows %s %s as %s', (amount, currency, text) => {
    expect(formatMoney({ amount, currency })).toBe(text)
  })
})

describe('dates', () => {
  it('never shifts a calendar day', () => {
    expect(formatDate('2026-12-01')).toBe('1 Dec 2026')
    expect(formatDate('2026-09-30')).toBe('30 Sep 2026')
  })

  it('says a deadline with its zone and the days left', () => {
    expect(formatDeadline('2026-12-01', 'America/New_York', 10)).toBe(
      '1 Dec 2026, 23:59 New York · in 10 days',
    )
  })

  it('says when that is for the reader', () => {
    expect(formatDeadlineHere('2026-12-01', 'America/New_York', 'Africa/Lagos')).toBe(
      '2 Dec 2026, 05:59 Lagos',
    )
  })

  it('finds the end of a day on which the clocks change', () => {
    expect(endOfDay('2026-03-08', 'America/New_York').toISOString()).toBe(
      '2026-03-09T03:59:00.000Z',
    )
    expect(endOfDay('2026-11-01', 'America/New_York').toISOString()).toBe(
      '2026-11-02T04:59:00.000Z',
    )
  })

  it.each([
    [0, 'today'],
    [1, 'tomorrow'],
    [10, 'in 10 days'],
    [-1, '1 day ago'],
  ])('says %i days as %s', (days, text) => {
    expect(formatDaysLeft(days)).toBe(text)
  })
})

describe('times in the zone of the reader', () => {
  afterEach(() => setReaderZone(null))
  const instant = '2026-11-21T22:30:00Z'

  it('follow the preferences, not the device', () => {
    setReaderZone('Asia/Kolkata')
    expect(formatDateTime(instant)).toBe('22 Nov 2026, 04:00')
    expect(formatDayOf(instant)).toBe('22 Nov 2026')
    expect(formatDeadlineHere('2026-12-01', 'UTC')).toBe('2 Dec 2026, 05:29 Kolkata')
    setReaderZone('America/New_York')
    expect(formatDateTime(instant)).toBe('21 Nov 2026, 17:30')
  })

  it('are written in the zone of the device when the chosen one is not known to it', () => {
    const here = formatDateTime(instant)
    setReaderZone('Mars/Olympus')
    expect(formatDateTime(instant)).toBe(here)
  })
})
