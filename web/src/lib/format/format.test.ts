import { afterEach, describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'
import { capitalized, formatDateTime, formatDayOf, roundedCount } from './format.ts'
import { setReaderZone } from './reader-zone.ts'

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

it.each([
  ['foundation', 'Foundation'],
  ['GPA', 'GPA'],
  ['', ''],
])('begins %j large: %j', (words, text) => {
  expect(capitalized(words)).toBe(text)
})

describe('money', () => {
  it.each([
    ['12500.00', 'USD', 'US$12,500'],
    ['12500.50', 'USD', 'US$12,500.50'],
    ['90071992547409911234.00', 'USD', 'US$90,071,992,547,409,911,234'],
    ['25.5', 'USD', 'US$25.50'],
    ['3000.2999999999997', 'USD', 'US$3,000.30'],
    ['19.999', 'USD', 'US$20'],
    ['800', 'EUR', 'EUR 800'],
    ['1250.75', 'EUR', 'EUR 1,250.75'],
    ['0.00', 'USD', 'US$0'],
    ['0.50', 'USD', 'US$0.50'],
    ['00500', 'USD', 'US$500'],
    ['9007199254740993.125', 'USD', 'US$9,007,199,254,740,993.13'],
    ['-5000.00', 'USD', '-US$5,000'],
    ['-5000', 'EUR', '-EUR 5,000'],
    ['1234.567', 'KWD', 'KWD 1,234.567'],
    ['1500', 'JPY', 'JPY 1,500'],
  ])('shows %s %s as %s', (amount, currency, text) => {
    expect(formatMoney({ amount, currency })).toBe(text)
  })
})

describe('times in the zone of the reader', () => {
  afterEach(() => setReaderZone(null))
  const instant = '2026-11-21T22:30:00Z'

  it('follow the preferences, not the device', () => {
    setReaderZone('Asia/Kolkata')
    expect(formatDateTime(instant)).toBe('22 Nov 2026, 04:00')
    expect(formatDayOf(instant)).toBe('22 Nov 2026')
    setReaderZone('America/New_York')
    expect(formatDateTime(instant)).toBe('21 Nov 2026, 17:30')
  })

  it('are written in the zone of the device when the chosen one is not known to it', () => {
    const here = formatDateTime(instant)
    setReaderZone('Mars/Olympus')
    expect(formatDateTime(instant)).toBe(here)
  })
})
