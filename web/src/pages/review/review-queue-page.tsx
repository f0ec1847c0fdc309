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
    reviewQueue(first: 100) {
      edges {
        cursor
        node {
          id
          scholarshipId
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)

/** /review: the scholarships whose applications wait for the viewer's score. */
export function ReviewQueuePage() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const queue = result.data?.reviewQueue
  const scholarships = new Set(queue?.edges.map(({ node }) => node.scholarshipId))
  return (
    <Page title={text.title} lead={text.lead} width="prose">
      {!queue && (
        <QueryState result={result} failed={text.failed} label={text.loading}>
          <ListSkeleton />
        </QueryState>
      )}
      {queue && scholarships.size === 0 && (
        <EmptyState
          illustration="letter"
          title={text.emptyTitle}
          action={<LinkButton to={paths.home()}>{text.home}</LinkButton>}
        >
          {text.empty}
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4 empty:hidden">
        {[...scholarships].map((id) => (
          <li key={id}>
            <WaitingReview scholarshipId={id} />
          </li>
        ))}
      </ul>
    </Page>
  )
}
