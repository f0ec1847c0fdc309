import { useMutation } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { essayTypes } from '#entities/essay/essay-types.ts'
import { DeleteEssay } from '#features/essays/delete-essay.tsx'
import { AddressFirst, EarlierPoints } from '#features/essays/earlier-points.tsx'
import { EssayFigures } from '#features/essays/essay-figures.tsx'
import { aiUses, essayMessages as text } from '#features/essays/essay-messages.ts'
import { EssayNotes } from '#features/essays/essay-notes.tsx'
import { EssayProgress } from '#features/essays/essay-progress.tsx'
import { EssayVersions } from '#features/essays/essay-versions.tsx'
import { StatusBadge } from '#features/essays/status-badge.tsx'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { ShownEssay_ReviewFragment } from '#gql/graphql'

const EssayForm = lazyPart(async () => (await import('./essay-form.tsx')).EssayForm)
const MentorFeedback = lazyPart(
  async () => (await import('#features/essay-requests/mentor-feedback.tsx')).MentorFeedback,
)

const fragment = graphql(`
  fragment ShownEssay_Review on EssayReview {
    id
    version
    essayType
    content
    prompt
    askedTopics
    aiUse
    status
    failure
    overallScore
    versions {
      id
      version
    }
    mentorRequests {
      id
    }
    result {
      warning
      ...EssayFigures_Result
      ...EssayNotes_Result
      ...OpenPoints_Result
    }
    ...EssayDialog_Review
    ...EssayVersions_Review
    ...EarlierPoints_Review
    ...MentorFeedback_Review
  }
`)

const againMutation = graphql(`
  mutation ShownEssay_Again($input: ReviseEssayInput!) {
    reviseEssay(input: $input) {
      __typename
      ... on EssayReviewSuccess {
        review {
          id
          status
          failure
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Props = { review: FragmentType<typeof fragment>; onChanged: () => void }

/** An essay in whatever state its review is. */
export function ShownEssay({ onChanged, ...props }: Props) {
  const review = readFragment(fragment, props.review)
  const { result } = review
  // Students who have asked a mentor look for the answer; to others it is an offer, below the review that they have.
  const [hasAsked] = useState(review.mentorRequests.length > 0)
  const mentor = (
    <LazyPart fallback={<Skeleton className="h-44" />} failed={<PartFailed />}>
      <MentorFeedback review={review} onChanged={onChanged} />
    </LazyPart>
  )
  useWholeReview(review.status === 'COMPLETED' && !result, onChanged)
  return (
    <>
      <Head review={review} onChanged={onChanged} />
      <State review={review} onChanged={onChanged} />
      {hasAsked && mentor}
      {result && <EssayFigures result={result} isWarned={Boolean(result.warning)} />}
      <EarlierPoints review={review} />
      {result ? (
        <EssayNotes content={review.content} result={result} />
      ) : (
        <section aria-label={text.text}>
          <Card className="max-w-prose break-words whitespace-pre-wrap">
            {review.content}
          </Card>
        </section>
      )}
      {!hasAsked && mentor}
      <EssayVersions review={review} />
    </>
  )
}

/** Reads the review again if another part of the site has only read that it is complete. */
function useWholeReview(isPart: boolean, readAgain: () => void) {
  const read = useEffectEvent(readAgain)
  useEffect(() => {
    if (isPart) read()
  }, [isPart])
}

type Shown = { review: ShownEssay_ReviewFragment; onChanged: () => void }

function Head({ review, onChanged }: Shown) {
  const navigate = useNavigate()
  const [isRevising, setIsRevising] = useState(false)
  const { overallScore, aiUse, prompt, askedTopics, result } = review
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge status={review.status} />
        {typeof overallScore === 'number' && (
          <Badge tone="sea">{text.scoreOf(overallScore)}</Badge>
        )}
        <Badge>{essayTypes[review.essayType]}</Badge>
        <Badge>{text.version(review.version)}</Badge>
        {aiUse && <Badge>{aiUses[aiUse]}</Badge>}
      </div>
      {(prompt ?? askedTopics) && (
        <p className="max-w-prose">
          <strong>{prompt ? text.prompted : text.askedTopics}:</strong>{' '}
          {prompt ?? askedTopics}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => setIsRevising(true)}>
          {text.revise}
        </Button>
        <DeleteEssay
          reviewId={review.id}
          onGone={() => void navigate(paths.essayReviews(), { replace: true })}
        />
      </div>
      {isRevising && (
        <LazyPart>
          <EssayForm
            review={review}
            onClose={() => setIsRevising(false)}
            onSent={(id) => {
              if (id === review.id) onChanged()
              else void navigate(paths.essayReview(id))
            }}
          >
            {result && <AddressFirst result={result} />}
          </EssayForm>
        </LazyPart>
      )}
    </div>
  )
}

function State({ review, onChanged }: Shown) {
  const { id, status, failure, version, versions } = review
  const [send, { loading }] = useMutation(againMutation)
  if (status === 'PENDING' || status === 'IN_REVIEW') {
    return <EssayProgress key={id} reviewId={id} onOver={onChanged} />
  }
  if (status !== 'FAILED') return null
  if (versions.some((one) => one.version > version))
    return (
      <ErrorState title={text.reviewFailed}>
        {failure} {text.olderFailed}
      </ErrorState>
    )
  async function again() {
    await runMutation(text.tryAgainFailed, async () => {
      const { data } = await send({ variables: { input: { id } } })
      return data?.reviseEssay
    })
  }
  return (
    <ErrorState title={text.reviewFailed} onRetry={() => void again()} isRetrying={loading}>
      {failure}
    </ErrorState>
  )
}
