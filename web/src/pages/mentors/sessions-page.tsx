import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import {
  mentorMessages,
  sessionMessages as text,
} from '#features/mentors/mentor-messages.ts'
import { profileMessages } from '#features/mentors/profile-messages.ts'
import { SessionCard } from '#features/mentors/session-card.tsx'
import { useViewer } from '#lib/session/session.ts'
import { Forbidden } from '#page/forbidden.tsx'
import { LinkButton } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { Page } from '#page/page.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { graphql } from '#gql'
import type { SessionSide } from '#gql/graphql'
import { MentoringViews } from './mentoring-views.tsx'
import { NoWorkYet, useIsMentor } from './no-work-yet.tsx'

const query = graphql(`
  query SessionsPage($side: SessionSide!, $after: String) {
    mentorshipSessions(side: $side, first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...SessionCard_MentorshipSession
        }
      }
    }
  }
`)

/** /mentoring: sessions with mentors, and those that the viewer gives. The address says which. */
export function SessionsPage() {
  const [address] = useSearchParams()
  const viewer = useViewer()
  if (viewer?.accountType !== 'STUDENT')
    return (
      <Forbidden title={text.title} home={text.find}>
        {mentorMessages.studentsOnly}
      </Forbidden>
    )
  const side = address.get('side') === 'mentor' ? 'MENTOR' : 'STUDENT'
  return (
    <Page title={text.title} lead={text.lead} actions={<Actions side={side} />}>
      <MentoringViews current={side} />
      <h2 className="sr-only">{side === 'STUDENT' ? text.asStudent : text.asMentor}</h2>
      <Sessions side={side} />
    </Page>
  )
}

function Actions({ side }: { side: SessionSide }) {
  const isMentor = useIsMentor()
  if (side === 'STUDENT')
    return (
      <LinkButton kind="primary" to={mentorPaths.mentors()}>
        {text.find}
      </LinkButton>
    )
  // People who are not mentors yet have the link below.
  if (!isMentor) return null
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={mentorPaths.times()}>{profileMessages.times}</LinkButton>
      <LinkButton to={mentorPaths.profile()}>{profileMessages.title}</LinkButton>
    </div>
  )
}

function Sessions({ side }: { side: SessionSide }) {
  const result = useQuery(query, { variables: { side }, ...freshList })
  return (
    <PaginatedList
      result={result}
      list={result.data?.mentorshipSessions}
      noun={text.noun}
      failed={text.failed}
      loading={text.loading}
      empty={<NoSessions side={side} />}
    >
      {showSession}
    </PaginatedList>
  )
}

function NoSessions({ side }: { side: SessionSide }) {
  const isStudent = side === 'STUDENT'
  const none = (
    <EmptyState illustration="lighthouse" title={text.none}>
      {isStudent ? text.noneStudent : text.noneMentor}
    </EmptyState>
  )
  return isStudent ? none : <NoWorkYet>{none}</NoWorkYet>
}

type Edge = { id: string } & Parameters<typeof SessionCard>[0]['session']

function showSession(node: Edge) {
  return <SessionCard session={node} />
}
