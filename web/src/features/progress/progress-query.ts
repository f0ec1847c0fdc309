import { graphql } from '#gql'

/** All of a student's progress. */
export const progressQuery = graphql(`
  query StudentProgress {
    studentProgress {
      totalPoints
      currentLevel
      pointsInLevel
      pointsToNextLevel
      currentStreak
      achievementsUnlocked
      weeklyGoals {
        applications {
          current
          target
        }
        essays {
          current
          target
        }
        interactions {
          current
          target
        }
      }
      ...Achievements_StudentProgress
    }
  }
`)
