import { z } from 'zod'
import { found } from '../responses.ts'
import { defineRoute } from '../route.ts'
import { rowOf } from '../values.ts'

const ACHIEVEMENT = 'id title points completedAt'

const achievementShape = z.strictObject({
  id: z.string(),
  title: z.string(),
  points: z.int(),
  completedAt: z.iso.datetime().nullable(),
})
const goalShape = z.strictObject({ current: z.int(), target: z.int() })

const readProgress = defineRoute({
  method: 'GET',
  path: '/api/student/progress',
  tag: 'Progress',
  summary: 'The caller’s points, level, streak, week and achievements.',
  access: 'signed-in',
  operation: `query RestStudentProgress {
    studentProgress {
      totalPoints currentLevel pointsInLevel pointsToNextLevel currentStreak achievementsUnlocked
      weeklyGoals {
        applications { current target } essays { current target } interactions { current target }
      }
      recentAchievements { ${ACHIEVEMENT} }
      achievements { ${ACHIEVEMENT} }
    }
  }`,
  answer: ({ studentProgress }) => found(rowOf(studentProgress)),
  success: {
    status: 200,
    shape: z.strictObject({
      totalPoints: z.int(),
      currentLevel: z.int(),
      pointsInLevel: z.int(),
      pointsToNextLevel: z.int(),
      currentStreak: z.int(),
      achievementsUnlocked: z.int(),
      weeklyGoals: z.strictObject({
        applications: goalShape,
        essays: goalShape,
        interactions: goalShape,
      }),
      recentAchievements: z.array(achievementShape),
      achievements: z.array(achievementShape),
    }),
  },
})

export const progressRoutes = [readProgress]
