import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  achievedBy,
  ACHIEVEMENTS,
  type ProgressEntry,
  pointsOf,
  streakOf,
  WORK,
  weeklyGoalsOf,
} from './progress.ts'

const saved = (subjectId: string, iso: string): ProgressEntry => ({
  kind: 'scholarship-saved',
  subjectId,
  at: new Date(iso),
})

describe("a student's streak", () => {
  it('goes by their own days, also where clocks change', () => {
    // Two evenings in New York are one day and the next in UTC; on 1 November 2026 its clocks go back.
    const entries = [
      saved('a', '2026-11-01T03:30:00Z'),
      saved('b', '2026-11-02T04:30:00Z'),
      saved('c', '2026-11-02T23:00:00Z'),
    ]
    const now = new Date('2026-11-03T01:00:00Z')
    expect(streakOf(entries, 'America/New_York', now)).toBe(3)
    expect(streakOf(entries, 'UTC', now)).toBe(2)
  })

  it('is not lost before the day is over, and then it is', () => {
    const entries = [saved('a', '2026-11-09T10:00:00Z'), saved('b', '2026-11-10T10:00:00Z')]
    expect(streakOf(entries, 'UTC', new Date('2026-11-11T23:59:00Z'))).toBe(2)
    expect(streakOf(entries, 'UTC', new Date('2026-11-12T00:00:00Z'))).toBe(0)
  })
})

it('a week counts from its Monday, and an application that is begun and sent in it counts once', () => {
  const entries = [
    { kind: 'application-begun', subjectId: 'a', at: new Date('2026-11-16T12:00:00Z') },
    { kind: 'application-submitted', subjectId: 'a', at: new Date('2026-11-17T12:00:00Z') },
    { kind: 'essay-reviewed', subjectId: 'e', at: new Date('2026-11-15T12:00:00Z') },
    { kind: 'mentor-asked', subjectId: 'm', at: new Date('2026-11-22T12:00:00Z') },
  ]
  expect(weeklyGoalsOf(entries, 'UTC', new Date('2026-11-22T20:00:00Z'))).toEqual({
    applications: { current: 1, target: 2 },
    essays: { current: 0, target: 1 },
    interactions: { current: 1, target: 5 },
  })
  const atMidnight = new Date('2026-11-23T00:00:00Z')
  expect(weeklyGoalsOf(entries, 'UTC', atMidnight).applications.current).toBe(0)
})

const anEntry = fc.record({
  kind: fc.constantFrom(...Object.keys(WORK)),
  subjectId: fc.uuid(),
  at: fc.date({
    min: new Date('2026-10-20T00:00:00Z'),
    max: new Date('2026-11-10T00:00:00Z'),
    noInvalidDate: true,
  }),
})

it('the same work in any order earns the same achievements, and more work never earns fewer', () => {
  const zone = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata')
  fc.assert(
    fc.property(
      fc.uniqueArray(anEntry, { maxLength: 40, selector: ({ subjectId }) => subjectId }),
      zone,
      (entries, timeZone) => {
        const achieved = achievedBy(entries, timeZone)
        expect(achievedBy(entries.toReversed(), timeZone)).toEqual(achieved)
        const ids = new Set(achieved.map(({ achievementId }) => achievementId))
        const before = achievedBy(entries.slice(1), timeZone)
        expect(before.every(({ achievementId }) => ids.has(achievementId))).toBe(true)
        expect(pointsOf(entries, achieved)).toBeGreaterThanOrEqual(
          pointsOf(entries.slice(1), before),
        )
      },
    ),
    { numRuns: 60 },
  )
})

it('every id has one achievement, each with points', () => {
  expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length)
  expect(ACHIEVEMENTS.every(({ points }) => points > 0)).toBe(true)
})
