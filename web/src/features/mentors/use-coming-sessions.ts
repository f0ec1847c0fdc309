import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql, readFragment } from '#gql'
import type { ComingSessionsQuery, SessionStatus } from '#gql/graphql'

const fragment = graphql(`
  fragment ComingSessions_MentorshipSession on MentorshipSession {
    id
    status
    scheduledAt
    endsAt
    isViewerMentor
    ...SessionNames_MentorshipSession
  }
`)

const query = graphql(`
  query ComingSessions {
    asStudent: mentorshipSessions(side: STUDENT, first: 50) {
      pageInfo {
        hasNextPage
      }
      edges {
        cursor
        node {
          ...ComingSessions_MentorshipSession
        }
      }
    }
    asMentor: mentorshipSessions(side: MENTOR, first: 50) {
      pageInfo {
        hasNextPage
      }
      edges {
        cursor
        node {
          ...ComingSessions_MentorshipSession
        }
      }
    }
  }
`)

const open: readonly SessionStatus[] = ['REQUESTED', 'SCHEDULED', 'IN_PROGRESS']

/** Coming sessions, as a student or as a mentor, the soonest first; without `coming` they are not read yet. */
export function useComingSessions() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const [now] = useState(() => new Date().toISOString())
  const { data } = result
  return {
    ...result,
    coming: data && comingOf(data, now),
    isWhole: data && hasAllComing(data, now),
  }
}

function comingOf({ asStudent, asMentor }: ComingSessionsQuery, now: string) {
  const nodes = [...asStudent.edges, ...asMentor.edges].map(({ node }) => node)
  return readFragment(fragment, nodes)
    .filter(({ status, endsAt }) => open.includes(status) && endsAt > now)
    .toSorted((a, b) => a.scheduledAt.localeCompare(b.scheduledAt))
}

/** The latest sessions come first: every session after one that is over is over too. */
function hasAllComing({ asStudent, asMentor }: ComingSessionsQuery, now: string): boolean {
  return [asStudent, asMentor].every(({ pageInfo, edges }) => {
    const last = edges.at(-1)
    return !pageInfo.hasNextPage || !last || readFragment(fragment, last.node).endsAt <= now
  })
}
