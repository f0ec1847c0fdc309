import { useQuery } from '@apollo/client/react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { HomeDeadlinesQuery } from '#gql/graphql'
import { useLiveQuery } from '#lib/live/use-live-query.ts'
import { factsFragment, isGenderStated, missingFacts } from './missing-facts.ts'
import { isOpen } from '#entities/scholarship/listing-standing.ts'
import type { Viewer } from '#lib/session/session.ts'
import { savedDeadlineFragment } from './next-deadlines.ts'
import { partState } from './part-state.ts'
import { useDates } from './use-dates.ts'
import { useMentorTimes } from './use-mentor-times.ts'
import { useRequests } from './use-requests.ts'

const profileDocument = graphql(`
  query HomeProfile {
    student(id: "me") {
      id
      ...MissingFacts_Student
    }
  }
`)

const countsDocument = graphql(`
  subscription HomeCounts {
    savedScholarshipCounts {
      total
      notApplied
      planned
      applied
      accepted
      rejected
    }
  }
`)

const deadlinesDocument = graphql(`
  query HomeDeadlines {
    notApplied: savedScholarships(status: NOT_APPLIED, sort: DATE, first: 60) {
      totalCount
      edges {
        cursor
        node {
          id
          scholarship {
            id
            ...NextDeadlines_Scholarship
          }
        }
      }
    }
    planned: savedScholarships(status: PLANNED, sort: DATE, first: 60) {
      totalCount
      edges {
        cursor
        node {
          id
          scholarship {
            id
            application {
              id
              state
            }
            ...NextDeadlines_Scholarship
          }
        }
      }
    }
  }
`)

const searchesDocument = graphql(`
  query HomeSavedSearches {
    savedSearches(first: 50) {
      totalCount
      edges {
        node {
          id
          newCount
        }
      }
    }
  }
`)

const matchesDocument = graphql(`
  query HomeMatches {
    latestMatchRun {
      id
    }
  }
`)

const fresh = { fetchPolicy: 'cache-and-network' } as const

/**
 * The data of a student's home, in seven queries, and three more
 * for a mentor: when a stopped service fails one, the others stay.
 */
export function useStudentWork({ roles }: Viewer) {
  const profile = useQuery(profileDocument, fresh)
  const counts = useLiveQuery(countsDocument, { variables: {} })
  const deadlines = useQuery(deadlinesDocument, fresh)
  const searches = useQuery(searchesDocument, fresh)
  const matches = useQuery(matchesDocument, fresh)
  const dates = useDates()
  const isMentor = roles?.includes('MENTOR') ?? false
  const requests = useRequests(isMentor, dates.now)
  const times = useMentorTimes(isMentor)
  const found = profile.data?.student
  const student = found && readFragment(factsFragment, found)
  return {
    profile: {
      ...partState(profile),
      missing: student && missingFacts(student),
      isGenderStated: !student || isGenderStated(student),
    },
    /** New scholarships that fit a saved search; undefined while unknown. */
    newFits: searches.data?.savedSearches.edges.reduce(
      (sum, { node }) => sum + node.newCount,
      0,
    ),
    matches: {
      ...partState(matches),
      hasMatched: matches.data && matches.data.latestMatchRun != null,
    },
    isMentor,
    requests,
    times,
    dates,
    counts: { ...partState(counts), counts: counts.data?.savedScholarshipCounts },
    deadlines: { ...partState(deadlines), ...openAwards(deadlines.data) },
  }
}

function openAwards(lists: HomeDeadlinesQuery | undefined) {
  return {
    /** Scholarships without an announced date come last, so they can only be counted when the list is whole. */
    isWhole:
      lists !== undefined &&
      [lists.notApplied, lists.planned].every(
        (list) => list.edges.length === list.totalCount,
      ),
    /** The saved scholarships that are still open. */
    saved:
      lists &&
      [
        ...lists.notApplied.edges.map(({ node }) => openOf(node.scholarship)),
        // A draft makes its scholarship a planned one.
        ...lists.planned.edges.map(({ node: { scholarship } }) => ({
          ...openOf(scholarship),
          application: scholarship.application,
        })),
      ].filter(isOpen),
  }
}

const openOf = (scholarship: FragmentType<typeof savedDeadlineFragment>) =>
  readFragment(savedDeadlineFragment, scholarship)
