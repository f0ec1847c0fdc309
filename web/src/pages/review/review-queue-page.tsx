import { useQuery } from '@apollo/client/react'
import { queueMessages as text } from '#features/review-queue/queue-messages.ts'
import { WaitingReview } from '#features/review-queue/waiting-review.tsx'
import { graphql } from '#gql'
import { useViewer, type Viewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { QueryState } from '#page/query-state.tsx'
import { paths } from '#paths'
import { EmptyState } from '#ui/empty-state.tsx'

const query = graphql(`
  query ReviewQueuePage {
    waitingReviews {
      scholarshipId
      ...WaitingReview_Review
    }
  }
`)

/** /review: the scholarships whose applications wait for the viewer's score, or why none can. */
export function ReviewQueuePage() {
  const viewer = useViewer()
  if (!viewer) return null
  const reviewing = reviewingOf(viewer)
  return (
    <Page title={text.title} lead={text.lead} width="prose">
      {reviewing === 'open' ? <WaitingReviews /> : <Empty {...text.none[reviewing]} />}
    </Page>
  )
}

/** As the server decides it: a verified organization's owners, editors and reviewers take part in reviews. */
function reviewingOf({ memberships }: Viewer): 'open' | 'unverified' | 'outside' {
  const own = (memberships ?? []).filter(({ role }) => role !== 'READER')
  if (own.length === 0) return 'outside'
  const isOpen = own.some(({ organization }) => organization.verification === 'VERIFIED')
  return isOpen ? 'open' : 'unverified'
}

function WaitingReviews() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const waiting = result.data?.waitingReviews
  if (!waiting)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <ListSkeleton />
      </QueryState>
    )
  if (waiting.length === 0) return <Empty title={text.emptyTitle} help={text.empty} />
  return (
    <ul className="flex flex-col gap-4">
      {waiting.map((review) => (
        <li key={review.scholarshipId}>
          <WaitingReview review={review} />
        </li>
      ))}
    </ul>
  )
}

function Empty({ title, help }: { title: string; help: string }) {
  return (
    <EmptyState
      illustration="letter"
      title={title}
      action={<LinkButton to={paths.home()}>{text.home}</LinkButton>}
    >
      {help}
    </EmptyState>
  )
}
