import { useQuery } from '@apollo/client/react'
import { queueMessages as text } from '#features/review-queue/queue-messages.ts'
import { WaitingReview } from '#features/review-queue/waiting-review.tsx'
import { graphql } from '#gql'
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

/** /review: the scholarships whose applications wait for the viewer's score. */
export function ReviewQueuePage() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const waiting = result.data?.waitingReviews
  return (
    <Page title={text.title} lead={text.lead} width="prose">
      {!waiting && (
        <QueryState result={result} failed={text.failed} label={text.loading}>
          <ListSkeleton />
        </QueryState>
      )}
      {waiting?.length === 0 && (
        <EmptyState
          illustration="letter"
          title={text.emptyTitle}
          action={<LinkButton to={paths.home()}>{text.home}</LinkButton>}
        >
          {text.empty}
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4 empty:hidden">
        {waiting?.map((review) => (
          <li key={review.scholarshipId}>
            <WaitingReview review={review} />
          </li>
        ))}
      </ul>
    </Page>
  )
}
