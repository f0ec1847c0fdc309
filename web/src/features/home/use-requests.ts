import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { HomeEssayRequestsQuery, HomeSessionRequestsQuery } from '#gql/graphql'
import type { ComingSession } from './dated-tasks.ts'
import { partState } from './part-state.ts'
import type { StudentRequest } from './request-tasks.ts'
import { isAhead } from './use-dates.ts'

const sessionsDocument = graphql(`
  query HomeSessionRequests {
    mentorshipSessions(side: MENTOR, first: 50) {
      edges {
        cursor
        node {
          id
          status
          scheduledAt
          endsAt
          expiresAt
          student {
            id
            firstName
            lastName
          }
        }
      }
    }
  }
`)

const essaysDocument = graphql(`
  query HomeEssayRequests {
    essayRequests(side: MENTOR, first: 50) {
      edges {
        cursor
        node {
          id
          status
          studentName
          expiresAt
        }
      }
    }
  }
`)

/**
 * Students' requests that wait for an answer, and agreed sessions, in two queries: each is answered without the
 * other's service. Only a mentor causes queries; for everybody else it is known that nothing waits.
 */
export function useRequests(isMentor: boolean, now: string) {
  const options = { fetchPolicy: 'cache-and-network', skip: !isMentor } as const
  const sessions = useQuery(sessionsDocument, options)
  const essays = useQuery(essaysDocument, options)
  const parts = [partState(sessions), partState(essays)]
  return {
    isPending: isMentor && parts.some(({ isPending }) => isPending),
    error: parts.find(({ error }) => error)?.error ?? null,
    given: givenSessions(sessions.data, now),
    waiting: [...sessionRequests(sessions.data), ...essayRequests(essays.data)],
  }
}

function sessionRequests(data: HomeSessionRequestsQuery | undefined): StudentRequest[] {
  const nodes = data?.mentorshipSessions.edges.map(({ node }) => node) ?? []
  return nodes.flatMap(({ id, status, scheduledAt, expiresAt, student }) =>
    status === 'REQUESTED'
      ? [
          {
            kind: 'session',
            id,
            name: nameOf(student),
            scheduledAt,
            expiresAt: expiresAt ?? scheduledAt,
          } as const,
        ]
      : [],
  )
}

function givenSessions(
  data: HomeSessionRequestsQuery | undefined,
  now: string,
): ComingSession[] {
  const nodes = data?.mentorshipSessions.edges.map(({ node }) => node) ?? []
  return nodes
    .filter((session) => isAhead(session, now))
    .map(({ id, scheduledAt, student }) => ({ id, scheduledAt, name: nameOf(student) }))
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`
}

function essayRequests(data: HomeEssayRequestsQuery | undefined): StudentRequest[] {
  const nodes = data?.essayRequests.edges.map(({ node }) => node) ?? []
  return nodes.flatMap(({ id, status, studentName: name, expiresAt }) =>
    status === 'REQUESTED' ? [{ kind: 'essay', id, name, expiresAt } as const] : [],
  )
}
