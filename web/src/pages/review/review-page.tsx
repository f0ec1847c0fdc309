import { useParams } from 'react-router'
import { reviewFragment } from '#entities/review/review-fragment.ts'
import { graphql, readFragment } from '#gql'
import type { Review_ReviewFragment } from '#gql/graphql'
import { useLiveQuery } from '#lib/live/use-live-query.ts'
import { useViewer } from '#lib/session/session.ts'
import { LinkButton, TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { pageWithoutRecord } from '#page/page-without-record.tsx'
import { workspacePaths } from '#workspace-paths'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { reviewPageMessages as text } from './review-page-messages.ts'

// Loaded separately: each reader sees only one of them.
const ChairTabs = lazyPart(async () => (await import('./chair-tabs.tsx')).ChairTabs)
const ReviewerParts = lazyPart(
  async () => (await import('./reviewer-parts.tsx')).ReviewerParts,
)

const subscription = graphql(`
  subscription ReviewPage($scholarshipId: ID!) {
    review(scholarshipId: $scholarshipId) {
      scholarshipId
      myAffiliations
      ...Review_Review
    }
  }
`)

/**
 * /review/:scholarshipId: the whole review for its chair, and for a reviewer what they have to score; kept up to date
 * by the server.
 */
export function ReviewPage() {
  const { scholarshipId = '' } = useParams()
  const viewer = useViewer()
  const result = useLiveQuery(subscription, { variables: { scholarshipId } })
  const { data, error } = result
  const review = readFragment(reviewFragment, data?.review)
  if (review)
    return (
      <Page
        title={text.titleOf(review.scholarship.title)}
        actions={<LinkButton to={workspacePaths.reviews()}>{text.toReviews}</LinkButton>}
      >
        <LazyPart failed={<PartFailed />} fallback={<Skeleton className="h-96" />}>
          {review.isChair ? (
            <ChairParts review={review} viewerId={viewer?.id ?? ''} />
          ) : (
            <ReviewerParts review={review} affiliations={data?.review?.myAffiliations} />
          )}
        </LazyPart>
      </Page>
    )
  return pageWithoutRecord({
    result,
    title: error ? text.oneFailed : text.title,
    words: text,
    next: { to: workspacePaths.reviews(), label: text.toReviews },
    skeleton: <Skeleton className="h-96" />,
  })
}

type Props = { review: Review_ReviewFragment }

function ChairParts({ review, viewerId }: Props & { viewerId: string }) {
  const { scholarshipId, counts } = review
  return (
    <>
      {counts.mineToDo > 0 && (
        <TextLink
          to={workspacePaths.review(scholarshipId, { tab: 'applications', mine: 'yes' })}
          className="inline-flex min-h-11 items-center self-start"
        >
          {text.toScore}
        </TextLink>
      )}
      <ChairTabs viewerId={viewerId} review={review} />
    </>
  )
}
