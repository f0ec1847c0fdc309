import { useQuery } from '@apollo/client/react'
import {
  matchProfileFragment,
  matchStudentFragment,
} from '#features/matching/match-values.ts'
import { graphql, readFragment } from '#gql'

const studentDocument = graphql(`
  query MatchingStudent {
    student(id: "me") {
      id
      ...MatchValues_Student
    }
  }
`)

const latestDocument = graphql(`
  query MatchingLatest {
    latestMatchRun {
      id
      profile {
        ...MatchValues_MatchProfile
      }
    }
  }
`)

/**
 * The data that the page begins with, in two queries: if the stored profile or the newest run cannot be read, the
 * form is there all the same.
 */
export function useMatchStart() {
  const stored = useQuery(studentDocument, { notifyOnNetworkStatusChange: true })
  const latest = useQuery(latestDocument, { notifyOnNetworkStatusChange: true })
  const student = stored.data?.student
  // While the newest run is read again, after a match, the previous one stays.
  const run = (latest.data ?? latest.previousData)?.latestMatchRun
  return {
    isPending: isPending(stored) || isPending(latest),
    student: student ? readFragment(matchStudentFragment, student) : null,
    /** Whether it is known if there is a stored profile. */
    isStudentKnown: Boolean(stored.data),
    lastProfile: run ? readFragment(matchProfileFragment, run.profile) : null,
    latestRunId: run?.id ?? null,
    latest,
    readStudentAgain: () => void stored.refetch().catch(() => {}),
  }
}

type Answer = { data?: unknown; previousData?: unknown; error?: unknown }

function isPending({ data, previousData, error }: Answer): boolean {
  return !data && !previousData && !error
}
