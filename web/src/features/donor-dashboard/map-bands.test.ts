import { expect, it } from 'vitest'
import { bandOf, bandsOf } from './map-bands.ts'

it('parts counts in up to three bands of whole fives', () => {
  expect(bandsOf([])).toEqual([])
  expect(bandsOf([5, 5])).toEqual([{ from: 5, to: 5 }])
  expect(bandsOf([10])).toEqual([
    { from: 5, to: 5 },
    { from: 10, to: 10 },
  ])
  expect(bandsOf([5, 100, 30])).toEqual([
    { from: 5, to: 30 },
    { from: 35, to: 65 },
    { from: 70, to: 100 },
  ])
})

it('finds a band for each count, and the largest in the last', () => {
  const counts = Array.from({ length: 80 }, (_, index) => (index + 1) * 5)
  for (const largest of counts) {
    const bands = bandsOf([largest])
    for (const count of counts.filter((one) => one <= largest)) {
      const { from, to } = bands[bandOf(bands, count)] ?? { from: 0, to: 0 }
      expect(count).toBeGreaterThanOrEqual(from)
      expect(count).toBeLessThanOrEqual(to)
    }
    expect(bandOf(bands, largest)).toBe(bands.length - 1)
  }
})
