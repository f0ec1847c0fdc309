import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useResumingStream } from '#lib/live/use-live-query.ts'
import { Card } from '#ui/card.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { graphql } from '#gql'
import type { EssayProgressQuery } from '#gql/graphql'
import { essayMessages as text } from './essay-messages.ts'
import { ReviewTime } from './review-time.tsx'

const progressDocument = graphql(`
  query EssayProgress($reviewId: ID!) {
    essayProgress(reviewId: $reviewId) {
      reviewId
      sequence
      step
      label
      percent
      isLast
    }
  }
`)

const stepsDocument = graphql(`
  subscription EssaySteps($reviewId: ID!, $after: Int) {
    essayProgress(reviewId: $reviewId, after: $after) {
      reviewId
      sequence
      step
      label
      percent
      isLast
    }
  }
`)

type Step = NonNullable<EssayProgressQuery['essayProgress']>

/** What is happening to an essay right now; `onOver` is called once its review can be read. */
export function EssayProgress({
  reviewId,
  onOver,
}: {
  reviewId: string
  onOver: () => void
}) {
  const client = useApolloClient()
  const [step, setStep] = useState<Step | null>(null)
  const [isReachable, setIsReachable] = useState(true)
  useResumingStream<Step>(stepsDocument, {
    variables: { reviewId },
    ask: async () => {
      const { data } = await client.query({
        query: progressDocument,
        variables: { reviewId },
        fetchPolicy: 'no-cache',
      })
      const newest = data?.essayProgress ?? null
      return { step: newest, isOver: newest?.isLast ?? true }
    },
    onStep: (newest) => {
      setIsReachable(true)
      if (newest) setStep(newest)
    },
    onUnreachable: () => setIsReachable(false),
    onOver,
  })
  const words = step?.label ?? text.waiting
  return (
    <Card>
      <section aria-labelledby="progress" className="flex flex-col gap-3">
        <h2 id="progress" className="text-xl">
          {text.progressTitle}
        </h2>
        <ProgressBar label={text.progress} percent={step?.percent ?? 0} words={words} />
        <p role="status">{isReachable ? words : text.unreachable}</p>
        <ReviewTime />
      </section>
    </Card>
  )
}
