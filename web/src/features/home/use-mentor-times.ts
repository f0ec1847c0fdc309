import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { HomeMentorTimesQuery } from '#gql/graphql'
import { today } from '#lib/format/today.ts'
import { partState } from './part-state.ts'

const timesDocument = graphql(`
  query HomeMentorTimes {
    myMentorProfile {
      id
      isActive
      settings {
        status
        weekly {
          weekday
          fromMinute
          untilMinute
        }
        overrides {
          day
          ranges {
            fromMinute
            untilMinute
          }
        }
      }
    }
  }
`)

/** Whether a mentor still has to say when they take sessions; other people cause no query. */
export function useMentorTimes(isMentor: boolean) {
  const result = useQuery(timesDocument, {
    fetchPolicy: 'cache-and-network',
    skip: !isMentor,
  })
  const { error, isPending } = partState(result)
  return {
    isPending: isMentor && isPending,
    error,
    areMissing: areMissing(result.data, today()),
  }
}

/** Nobody can book an approved mentor who has no weekly hours and no coming day of their own. */
function areMissing(data: HomeMentorTimesQuery | undefined, day: string): boolean {
  const mentor = data?.myMentorProfile
  if (!mentor?.isActive || mentor.settings?.status !== 'APPROVED') return false
  const { weekly, overrides } = mentor.settings
  const isBookable = overrides.some((own) => own.day >= day && own.ranges.length > 0)
  return weekly.length === 0 && !isBookable
}
