import { expect, it } from 'vitest'
import {
  changesOf,
  digitsOf,
  isSameScore,
  missingOf,
  pointsOf,
  scoreOf,
  totalOf,
  type Criterion,
} from './score-values.ts'

const levels = (...points: number[]) =>
  points.map((one) => ({ points: one, anchor: `worth ${one}` }))
const need: Criterion = {
  key: 'a',
  name: 'Need',
  description: null,
  weight: 60,
  levels: levels(0, 1, 2),
}
const rubric: Criterion[] = [
  need,
  { key: 'b', name: 'Purpose', description: null, weight: 40, levels: levels(1, 2, 3, 4) },
]
const empty = scoreOf(rubric, null)
const given = { ...empty, points: { a: 1, b: 4 } }

it('has a total of 100 once each criterion has points, by the weights', () => {
  expect(totalOf(rubric, empty)).toBeNull()
  expect(totalOf(rubric, { ...empty, points: { a: 2, b: null } })).toBeNull()
  expect(totalOf(rubric, given)).toBe(70)
  expect(totalOf(rubric, { ...empty, points: { a: 2, b: 4 } })).toBe(100)
  expect(totalOf([], empty)).toBeNull()
})

it('counts no points as something else than nothing given', () => {
  const score = { ...empty, points: { a: 0, b: null } }
  expect(missingOf(rubric, score).map(({ key }) => key)).toEqual(['b'])
})

it('sends only what changed', () => {
  const next = { ...given, comments: { a: ' Clear. ', b: '' }, comment: '' }
  expect(changesOf(next, given)).toEqual({
    points: [{ key: 'a', points: 1, comment: 'Clear.' }],
  })
  expect(changesOf({ ...given, comment: 'Yes' }, given)).toEqual({ comment: 'Yes' })
  expect(changesOf({ ...given, points: { a: 1, b: null } }, given)).toEqual({
    points: [{ key: 'b', points: null, comment: null }],
  })
  expect(isSameScore(given, { ...given })).toBe(true)
})

it('reads what was saved before', () => {
  const own = {
    isFinal: false,
    isOutdated: false,
    total: null,
    savedAt: '2026-11-22T12:00:00Z',
    comment: 'Good',
    points: [{ key: 'b', points: 3, comment: 'Plan' }],
  }
  expect(scoreOf(rubric, own)).toEqual({
    points: { a: null, b: 3 },
    comments: { a: '', b: 'Plan' },
    comment: 'Good',
  })
})

it('gives points by their digit, or by the place of the level where points have two', () => {
  expect(digitsOf(need)).toEqual(['0', '1', '2'])
  const wide = { levels: levels(10, 25, 50) }
  expect(digitsOf(wide)).toEqual(['1', '2', '3'])
  expect(pointsOf(wide, '2')).toBe(25)
  expect(pointsOf(need, '0')).toBe(0)
  expect(pointsOf(need, '7')).toBeNull()
})
