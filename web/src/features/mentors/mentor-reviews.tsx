import { useQuery } from '@apollo/client/react'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { formatDayOf } from '#lib/format/format.ts'
import { useViewer } from '#lib/session/session.ts'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { Button } from '#ui/button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { graphql } from '#gql'
import type { MentorReviewsQuery } from '#gql/graphql'
import { mentorMessages as text } from './mentor-messages.ts'
import { reportMessages as report } from './report-messages.ts'

// Few people open it.
const ReportReview = lazyPart(
  async () => (await import('./report-review.tsx')).ReportReview,
)

const query = graphql(`
  query MentorReviews($id: ID!, $after: String) {
    mentor(id: $id) {
      id
      reviews(first: 20, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            id
            rating
            feedback
            reviewedAt
          }
        }
      }
    }
  }
`)

type Review = NonNullable<MentorReviewsQuery['mentor']>['reviews']['edges'][number]['node']

/** Reviews that students chose to show; nothing when nobody did. */
export function MentorReviews({ id }: { id: string }) {
  const result = useQuery(query, { variables: { id }, ...freshList })
  const list = result.data?.mentor?.reviews
  if (list?.totalCount === 0) return null
  return (
    <section aria-labelledby="reviews" className="flex flex-col gap-4">
      <h2 id="reviews" className="text-xl">
        {text.reviews}
      </h2>
      <PaginatedList
        result={result}
        list={list}
        noun={text.reviewsNoun}
        failed={text.reviewsFailed}
        loading={text.reviewsLoading}
        empty={null}
      >
        {showReview}
      </PaginatedList>
    </section>
  )
}

function showReview(review: Review) {
  return <ShownReview review={review} />
}

function ShownReview({ review: { id, rating, feedback, reviewedAt } }: { review: Review }) {
  const viewer = useViewer()
  const [isReporting, setIsReporting] = useState(false)
  const day = formatDayOf(reviewedAt)
  return (
    <article className={cardStyle('p-card', 'flex flex-col gap-2')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="inline-flex items-center gap-1">
          <Star aria-hidden="true" className="size-4" />
          <span aria-hidden="true" className="tabular font-semibold">
            {rating}
          </span>
          <span className="sr-only">{text.starsGiven(rating)}</span>
        </span>
        <span className="text-sm text-muted">{day}</span>
      </p>
      <p className="max-w-prose break-words whitespace-pre-line">{feedback}</p>
      {viewer && (
        <Button
          kind="quiet"
          className="self-start"
          aria-label={report.reportLabel(day)}
          onClick={() => setIsReporting(true)}
        >
          {report.report}
        </Button>
      )}
      {isReporting && (
        <LazyPart>
          <ReportReview id={id} onClose={() => setIsReporting(false)} />
        </LazyPart>
      )}
    </article>
  )
}
