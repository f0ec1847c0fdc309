import { expect, it } from 'vitest'
import { timelineScale } from './timeline-scale.ts'

const spans = [
  { from: '2027-02-14', to: '2027-05-15' },
  { from: null, to: '2027-07-14' },
]

it('puts every day between both ends, in the order of the days', () => {
  const { first, last, place, bar } = timelineScale(spans, '2026-11-23')
  expect([first, last]).toEqual(['2026-11-09', '2027-07-28'])
  expect([place(first), place(last)]).toEqual([0, 100])
  const [window, day] = spans.map(bar)
  expect(window?.start).toBeGreaterThan(place('2026-11-23'))
  expect(window?.width).toBeCloseTo((91 / 261) * 100)
  expect(day?.start).toBe(place('2027-07-14'))
})

it('shows a single day that lies far from all others', () => {
  const { bar } = timelineScale([{ from: null, to: '2040-01-01' }], '2026-11-23')
  const { start, width } = bar({ from: null, to: '2040-01-01' })
  expect(width).toBe(1.5)
  expect(start + width).toBeLessThanOrEqual(100)
})
