import { describe, expect, it } from 'vitest'
import { dayInWords, daysLeftInWords, zoneInWords } from './words.ts'

it('the words never shift a day', () => {
  expect(dayInWords('2026-12-01')).toBe('1 Dec 2026')
  expect(dayInWords('2026-09-30')).toBe('30 Sep 2026')
})

it('the words name a zone by its place', () => {
  expect(zoneInWords('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(zoneInWords('UTC')).toBe('UTC')
})

describe('days left', () => {
  it.each([
    [0, 'today'],
    [1, 'tomorrow'],
    [10, 'in 10 days'],
    [-1, '1 day ago'],
    [-2, '2 days ago'],
  ])('%i reads "%s"', (days, text) => {
    expect(daysLeftInWords(days)).toBe(text)
  })
})
