import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { EssayToRead } from '#features/essay-requests/essay-to-read.tsx'
import { requestFragment } from '#features/essay-requests/request-fragment.ts'
import { readMessages as text } from '#features/essay-requests/request-messages.ts'
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

/** /mentoring/essays/:id: an essay that a student asks the viewer to read. */
export function EssayToReadPage() {
  const { id = '' } = useParams()
  const result = useQuery(query, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const found = result.data?.essayRequest
  const request = readFragment(requestFragment, found)
  const back = (
    <TextLink to={mentorPaths.essays()} className="inline-flex min-h-11 items-center">
      {text.back}
    </TextLink>
  )
  if (!result.data)
    return (
      <Page title={text.one} actions={back}>
        <QueryState result={result} failed={text.failedOne} label={text.loadingOne}>
          <Skeleton className="h-44" />
          <Skeleton className="mt-4 h-96" />
        </QueryState>
      </Page>
    )
  if (!found || !request?.isViewerMentor)
    return (
      <Page title={text.missing} actions={back}>
        <EmptyState illustration="letter" title={text.missing}>
          {text.missingWhy}
        </EmptyState>
      </Page>
    )
  const { studentName } = request
  return (
    <Page title={studentName ? text.from(studentName) : text.unnamed} actions={back}>
      <EssayToRead request={request} feedback={found.feedback} />
    </Page>
  )
}
