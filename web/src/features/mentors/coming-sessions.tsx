import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { graphql, readFragment } from '#gql'
import type { ComingSessionsQuery, SessionStatus } from '#gql/graphql'
import { cardStyle } from '#ui/card-style.ts'
import { sessionMessages as text } from './mentor-messages.ts'
import { otherName } from './session-names.ts'
import { statusInWords } from './session-status.ts'

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
      edges {
        cursor
        node {
          ...ComingSessions_MentorshipSession
        }
      }
    }
    asMentor: mentorshipSessions(side: MENTOR, first: 50) {
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

/** On the calendar: sessions to come, with a mentor or as one, the soonest first; nothing where there is none. */
export function ComingSessions() {
  const { data } = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const [now] = useState(() => new Date().toISOString())
  const coming = data ? comingOf(data, now) : []
  if (coming.length === 0) return null
  return (
    <section aria-labelledby="coming-sessions" className="flex flex-col gap-3">
      <h2 id="coming-sessions" className="text-xl">
        {text.coming}
      </h2>
      <ul className={cardStyle(null, 'divide-y divide-line px-5')}>
        {coming.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <TextLink
                to={mentorPaths.session(session.id)}
                className="inline-flex min-h-11 items-center break-words"
              >
                {text.sessionWith(otherName(session))}
              </TextLink>
              {session.status === 'REQUESTED' && (
                <p className="text-sm text-muted">{statusInWords(session)}</p>
              )}
            </div>
            <span className="tabular">{formatDateTime(session.scheduledAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function comingOf({ asStudent, asMentor }: ComingSessionsQuery, now: string) {
  const nodes = [...asStudent.edges, ...asMentor.edges].map(({ node }) => node)
  return readFragment(fragment, nodes)
    .filter(({ status, endsAt }) => open.includes(status) && endsAt > now)
    .toSorted((a, b) => a.scheduledAt.localeCompare(b.scheduledAt))
}
