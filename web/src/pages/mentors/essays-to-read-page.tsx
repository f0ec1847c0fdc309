import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { useQuery } from '@apollo/client/react'
import { RequestCard } from '#features/essay-requests/request-card.tsx'
import { readMessages as text } from '#features/essay-requests/request-messages.ts'
import { mentorMessages } from '#features/mentors/mentor-messages.ts'
import { useLiveQuery } from '#lib/live/use-live-query.ts'
import { useViewer } from '#lib/session/session.ts'
import { Forbidden } from '#page/forbidden.tsx'
import { LinkButton } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { Page } from '#page/page.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { graphql } from '#gql'
import { MentoringViews } from './mentoring-views.tsx'
import { NoWorkYet, useIsMentor } from './no-work-yet.tsx'

const query = graphql(`
  query EssaysToReadPage($after: String) {
    essayRequests(side: MENTOR, first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...RequestCard_Request
        }
      }
    }
  }
`)

const live = graphql(`
  subscription EssaysToReadPage_Live {
    essayRequests(side: MENTOR, first: 20) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...RequestCard_Request
        }
      }
    }
  }
`)

/** /mentoring/essays: what students ask the viewer to read, kept up to date by the server. */
export function EssaysToReadPage() {
  const isStudent = useViewer()?.accountType === 'STUDENT'
  const isMentor = useIsMentor()
  if (!isStudent)
    return (
      <Forbidden title={text.title} home={mentorMessages.back}>
        {mentorMessages.studentsOnly}
      </Forbidden>
    )
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        isMentor && <LinkButton to={mentorPaths.profile()}>{text.profile}</LinkButton>
      }
    >
      <MentoringViews current="ESSAYS" />
      {isMentor && <p className="text-muted">{text.notTaking}</p>}
      <h2 className="sr-only">{text.title}</h2>
      <Essays />
    </Page>
  )
}

function Essays() {
  const result = useQuery(query, freshList)
  useLiveQuery(live, { variables: {} })
  return (
    <PaginatedList
      result={result}
      list={result.data?.essayRequests}
      noun={text.noun}
      failed={text.failed}
      loading={text.loading}
      empty={
        <NoWorkYet>
          <EmptyState illustration="letter" title={text.none}>
            {text.noneWhy}
          </EmptyState>
        </NoWorkYet>
      }
    >
      {showRequest}
    </PaginatedList>
  )
}

type Node = { id: string } & Parameters<typeof RequestCard>[0]['request']

function showRequest(node: Node) {
  return <RequestCard request={node} />
}
