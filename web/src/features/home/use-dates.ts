import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import type { HomeImmigrationQuery, HomeSessionsQuery } from '#gql/graphql'
import type { ComingSession, ImmigrationDate } from './dated-tasks.ts'
import { partState } from './part-state.ts'

/** The latest sessions come first, so that the coming ones are among them. */
const sessionsDocument = graphql(`
  query HomeSessions {
    mentorshipSessions(side: STUDENT, first: 50) {
      edges {
        cursor
        node {
          id
          status
          scheduledAt
          endsAt
          mentor {
            id
            name
          }
        }
      }
    }
  }
`)

const immigrationDocument = graphql(`
  query HomeImmigration {
    immigrationProfile {
      id
      asOf
      deadlines {
        id
        number
        opensOn
        closesOn
        standing
        rule {
          id
          title
        }
      }
    }
  }
`)

const fresh = { fetchPolicy: 'cache-and-network' } as const

/** Dates other than those of awards, in two queries: each is answered without the other's service. */
export function useDates() {
  const [now] = useState(() => new Date().toISOString())
  const sessions = useQuery(sessionsDocument, fresh)
  const immigration = useQuery(immigrationDocument, fresh)
  return {
    now,
    sessions: { ...partState(sessions), coming: sessionsOf(sessions.data, now) },
    immigration: { ...partState(immigration), dates: datesOf(immigration.data) },
  }
}

type Session = { status: string; endsAt: string }

/** The session is agreed on and not over yet. */
export function isAhead({ status, endsAt }: Session, now: string): boolean {
  return (status === 'SCHEDULED' || status === 'IN_PROGRESS') && endsAt > now
}

function sessionsOf(data: HomeSessionsQuery | undefined, now: string): ComingSession[] {
  const nodes = data?.mentorshipSessions.edges.map(({ node }) => node) ?? []
  return nodes
    .filter((session) => isAhead(session, now))
    .map(({ id, scheduledAt, mentor }) => ({ id, scheduledAt, name: mentor.name }))
}

function datesOf(data: HomeImmigrationQuery | undefined): ImmigrationDate[] {
  const profile = data?.immigrationProfile
  return (profile?.deadlines ?? []).flatMap(({ closesOn, rule, number, ...deadline }) => {
    if (!profile || !closesOn || closesOn < profile.asOf) return []
    const title = number > 0 ? `${rule.title} (${number})` : rule.title
    const opensOn = deadline.opensOn ?? null
    return [{ ...deadline, opensOn, title, closesOn, asOf: profile.asOf }]
  })
}
