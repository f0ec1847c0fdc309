import { personZone } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import {
  ACHIEVEMENTS,
  POINTS_PER_LEVEL,
  pointsOf,
  streakOf,
  weeklyGoalsOf,
} from './progress.ts'
import type { ProgressStore } from './progress.store.ts'

type Deps = {
  progress: Pick<ProgressStore, 'entriesOf' | 'achievedOf'>
  studentZones: Pick<StudentZoneStore, 'find'>
  clock: Clock
}

/** How many achievements are shown as news. */
const RECENT = 3

/** How far a student has come: points, level, streak, the week, achievements; all zero before the first work. */
export function makeReadProgress({ progress, studentZones, clock }: Deps) {
  return async function readProgress({ studentId }: StudentRef) {
    const [stated, entries, achieved] = await Promise.all([
      studentZones.find(studentId),
      progress.entriesOf(studentId),
      progress.achievedOf(studentId),
    ])
    const zone = personZone(stated)
    const now = clock.now()
    const totalPoints = pointsOf(entries, achieved)
    const pointsInLevel = totalPoints % POINTS_PER_LEVEL
    const times = new Map(
      achieved.map(({ achievementId, completedAt }) => [achievementId, completedAt]),
    )
    const achievements = ACHIEVEMENTS.map(({ id, title, points }) => ({
      id,
      title,
      points,
      completedAt: times.get(id) ?? null,
    }))
    const completed = achieved.flatMap(({ achievementId }) =>
      achievements.filter(({ id }) => id === achievementId),
    )
    return {
      totalPoints,
      currentLevel: Math.floor(totalPoints / POINTS_PER_LEVEL) + 1,
      pointsInLevel,
      pointsToNextLevel: POINTS_PER_LEVEL - pointsInLevel,
      currentStreak: streakOf(entries, zone, now),
      weeklyGoals: weeklyGoalsOf(entries, zone, now),
      achievementsUnlocked: completed.length,
      recentAchievements: completed.slice(0, RECENT),
      achievements,
    }
  }
}
