import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { LinkButton } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { paths } from '#paths'
import { EmptyState } from '#ui/empty-state.tsx'
import { LedReview } from './led-review.tsx'
import { queueMessages as text } from './queue-messages.ts'

const query = graphql(`
  query LedReviews($after: String) {
    ledReviews(first: 20, after: $after) {
      edges {
        cursor
        node {
          id: scholarshipId
          ...LedReview_Review
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

/** The reviews that the viewer leads, whether or not they score in them. */
export function LedReviews() {
  const result = useQuery(query, freshList)
  return (
    <section aria-labelledby="led" className="flex flex-col gap-4">
      <div>
        <h2 id="led" className="text-xl">
          {text.led}
        </h2>
        <p className="text-muted">{text.ledHelp}</p>
      </div>
      <PaginatedList
        result={result}
        list={result.data?.ledReviews}
        noun={text.ledNoun}
        failed={text.ledFailed}
        loading={text.ledLoading}
        empty={
          <EmptyState
            title={text.ledNone}
            action={<LinkButton to={paths.home()}>{text.home}</LinkButton>}
          >
            {text.ledEmpty}
          </EmptyState>
        }
      >
        {(review) => <LedReview review={review} />}
      </PaginatedList>
    </section>
  )
}
