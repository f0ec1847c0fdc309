import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { EssayToRead } from '#features/essay-requests/essay-to-read.tsx'
import type { FeedbackValues } from '#features/essay-requests/feedback-values.ts'
import { requestFragment } from '#features/essay-requests/request-fragment.ts'
import { readMessages as text } from '#features/essay-requests/request-messages.ts'
import { StatusAnnouncer } from '#features/essay-requests/status-announcer.tsx'
import { UnsentWords } from '#features/essay-requests/unsent-words.tsx'
import { useLiveQuery } from '#lib/live/use-live-query.ts'
import { useOnChange } from '#lib/live/use-on-change.ts'
import { TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql, readFragment } from '#gql'

const query = graphql(`
  query EssayToReadPage($id: ID!) {
    essayRequest(id: $id) {
      id
      ...EssayRequest_Request
      feedback {
        ...FeedbackView_Feedback
      }
    }
  }
`)

// Everything but the draft: an answer that was under way must not replace what was typed meanwhile.
const live = graphql(`
  subscription EssayToReadPage_Live($id: ID!) {
    essayRequest(id: $id) {
      id
      status
      studentName
      wish
      essay {
        title
        essayType
        version
        wordCount
        wordLimit
        prompt
        askedTopics
        content
      }
      expiresAt
      dueAt
      endedAt
      isHelpful
    }
  }
`)

/** /mentoring/essays/:id: an essay that a student asks the viewer to read, kept up to date by the server. */
export function EssayToReadPage() {
  const { id = '' } = useParams()
  return <OneEssay key={id} id={id} />
}

function OneEssay({ id }: { id: string }) {
  const [unsent, setUnsent] = useState<FeedbackValues | null>(null)
  const { result, found, request } = useRequest(id)
  const back = (
    <TextLink to={mentorPaths.essays()} className="inline-flex min-h-11 items-center">
      {text.back}
    </TextLink>
  )
  if (!result.data)
    return (
      <Page title={text.one} actions={back}>
        <QueryState result={result} failed={text.oneFailed} label={text.oneLoading}>
          <Skeleton className="h-44" />
          <Skeleton className="mt-4 h-96" />
        </QueryState>
      </Page>
    )
  if (!found || !request?.isViewerMentor)
    return (
      <Page title={text.notFoundTitle} actions={back}>
        <EmptyState illustration="letter" title={text.notFound} />
        <UnsentWords values={unsent} sent={null} />
      </Page>
    )
  const { studentName, status } = request
  const isWritten = status === 'ACCEPTED' || status === 'OVERDUE'
  return (
    <Page title={studentName ? text.from(studentName) : text.unnamed} actions={back}>
      <StatusAnnouncer status={status} words={text.announcements} />
      <EssayToRead request={request} feedback={found.feedback} onGone={setUnsent} />
      {!isWritten && (
        <UnsentWords
          values={unsent}
          sent={status === 'COMPLETED' ? request.feedback : null}
        />
      )}
    </Page>
  )
}

function useRequest(id: string) {
  const result = useQuery(query, { variables: { id }, fetchPolicy: 'cache-and-network' })
  useLiveQuery(live, { variables: { id } })
  const found = result.data?.essayRequest
  const request = readFragment(requestFragment, found)
  // Sent elsewhere, in another window of the mentor's.
  useOnChange(request?.status ?? '', () => {
    if (request?.status === 'COMPLETED') void result.refetch().catch(() => undefined)
  })
  return { result, found, request }
}
