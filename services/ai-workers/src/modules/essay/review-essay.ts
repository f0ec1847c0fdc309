import type { EssayInput, EssayScore } from '@landfall/essays/essay-score'
import { summaryOf } from '@landfall/essays/summary'
import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { EssayReviewCompleted } from '@landfall/proto-events/ai-workers/essay-review-completed.v1'
import type { EssayDocumentStore } from './essay-document.store.ts'
import { essayResultId } from './essay-result-id.ts'
import type { EssayReviewStore } from './essay-review.store.ts'
import { essayStep, essayStepOf, type PublishEssayStep } from './essay-step.ts'
import type { EssayResult, EssayReview } from './essay.ts'

type Deps = {
  essayReviews: Pick<EssayReviewStore, 'takeUp' | 'findAny'>
  essayDocuments: EssayDocumentStore
  unitOfWork: UnitOfWork<{ essayReviews: EssayReviewStore }>
  scoreEssay: (input: EssayInput) => Promise<EssayScore>
  publishStep: PublishEssayStep
  clock: Clock
}

/**
 * Reviews one version: scores its text, stores the result, then in one transaction points the row at it and
 * publishes the event. It may run twice: the result's id follows from the review, its input and the scorer, and a
 * review that has ended is left alone.
 * @throws when the text cannot be read or scored; a later attempt may succeed
 */
export function makeReviewEssay(deps: Deps) {
  const { essayReviews, essayDocuments, unitOfWork, publishStep, clock } = deps

  return async function reviewEssay(reviewId: string): Promise<void> {
    const review = await essayReviews.takeUp(reviewId)
    if (review === null) return publishEnd(await essayReviews.findAny(reviewId))
    void publishStep(essayStep(reviewId, 'READING'))
    const result = await resultOf(review, deps)
    void publishStep(essayStep(reviewId, 'SCORING'))
    const finishedAt = clock.now()
    const { overallScore: aiScore } = result.score
    const isFinished = await unitOfWork(async ({ essayReviews: reviews, outbox }) => {
      const end = { resultId: result.id, aiScore, finishedAt }
      if (!(await reviews.finish(reviewId, end))) return false
      const event = {
        aggregateId: reviewId,
        version: 1,
        data: factOf(review, aiScore, finishedAt),
      }
      await outbox.publish(EssayReviewCompleted, event)
      return true
    })
    const known = isFinished
      ? { ...review, status: 'completed' as const }
      : await essayReviews.findAny(reviewId)
    if (known !== null) return publishEnd(known)
    // The review was deleted meanwhile, so nothing points at the result.
    await essayDocuments.remove({ textIds: [], resultIds: [result.id] })
  }

  /** Publishes only success: a failed review may be handed in again, and those who watch that would stop here. */
  function publishEnd(known: EssayReview | null): void {
    if (known?.status === 'completed') void publishStep(essayStepOf(known))
  }
}
export type ReviewEssay = ReturnType<typeof makeReviewEssay>

async function resultOf(
  review: EssayReview,
  { essayDocuments, scoreEssay }: Deps,
): Promise<EssayResult> {
  const id = essayResultId(review)
  const stored = await essayDocuments.findResult(id)
  if (stored !== null) return stored
  const text = await essayDocuments.findText(review.textId)
  if (text === null) throw new Error('The text of an essay cannot be read')
  const { content, prompt, askedTopics, wordLimit, specificFeedback } = text
  const score = await scoreEssay({ content, prompt: prompt ?? askedTopics, wordLimit })
  const summary = summaryOf(score, specificFeedback)
  const result = { id, reviewId: review.id, summary, score }
  await essayDocuments.insertResult(result)
  // The first stored result stays, even if two workers store one at the same moment.
  return (await essayDocuments.findResult(id)) ?? result
}

function factOf(review: EssayReview, score: number, finishedAt: Date) {
  const { id: reviewId, essayId, studentId, version } = review
  return {
    reviewId,
    essayId,
    studentId,
    version,
    score,
    finishedAt: finishedAt.toISOString(),
  }
}
