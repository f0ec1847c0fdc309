import { useQuery } from '@apollo/client/react'
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

/** Shows cached data at once, and the newest as soon as it is read. */
export function useProgress() {
  return useQuery(progressQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
}
