import { SCORER_VERSION } from '@landfall/essays/score-essay'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { reviewEssayJob } from '../../jobs/review-essay.job.ts'
import type { EssayDocumentStore } from './essay-document.store.ts'
import type { EssayReviewStore } from './essay-review.store.ts'
import type { EssayForm, EssayRevision } from './essay.input.ts'
import type { EssayLabels, EssayReview, EssayText } from './essay.ts'
import { handIn, inputIdOf, type SubmitDeps, textOf } from './submit-essay.ts'

type Deps = SubmitDeps & {
  essayReviews: Pick<EssayReviewStore, 'find' | 'newestVersion'>
  essayDocuments: Pick<EssayDocumentStore, 'insertText' | 'remove' | 'findText'>
}

/**
 * Changes an essay from its newest version on. What figures rest on makes the next version, with a review of
 * its own; title, type and disclosure change in place. The same text again answers the version that is there,
 * and one whose review failed is reviewed once more.
 * Expected failures: NotFound (none, or somebody else's), ValidationFailed, TooManyRequests.
 */
export function makeReviseEssay(deps: Deps) {
  const { essayReviews, essayDocuments, unitOfWork } = deps

  return async function reviseEssay(
    { studentId }: StudentRef,
    revision: EssayRevision,
  ): Promise<Result<EssayReview, Problem>> {
    const known = isUuid(revision.id)
      ? await essayReviews.find(studentId, revision.id)
      : null
    if (known === null) return err(notFound('essay review'))
    const { essayId } = known
    const newest = (await essayReviews.newestVersion(studentId, essayId)) ?? known
    const before = await essayDocuments.findText(newest.textId)
    if (before === null) return err(notFound('essay review'))
    const form: EssayForm = { ...formOf(newest, before), ...revision }
    const text = await textOf(form, deps)
    if (!text.ok) return text
    const inputId = inputIdOf(text.value)
    if (isSame(newest, form, inputId)) return ok(await keep(newest, form))
    return handIn({ form, text: text.value, studentId, essayId }, deps, async (tx) => {
      await tx.essayReviews.lock(essayId)
      const last = await tx.essayReviews.newestVersion(studentId, essayId)
      // Deleted meanwhile, in another window: it does not come back.
      if (last === null) return null
      // Handed in twice at the same moment.
      return isSame(last, form, inputId) ? last : last.version + 1
    })
  }

  async function keep(newest: EssayReview, form: EssayForm): Promise<EssayReview> {
    const { title, essayType, aiUse } = form
    const labels: EssayLabels = { title, essayType, aiUse }
    const isFailed = newest.status === 'failed'
    const submittedAt = deps.clock.now()
    await unitOfWork(async ({ essayReviews: reviews, outbox }) => {
      await reviews.relabel(newest.id, labels)
      if (!isFailed) return
      await reviews.putBack(newest.id, submittedAt)
      const key = `essay-${newest.id}-${newest.finishedAt?.getTime()}`
      await outbox.enqueue(reviewEssayJob, { reviewId: newest.id }, { key })
    })
    const again = {
      status: 'pending',
      failure: null,
      finishedAt: null,
      submittedAt,
    } as const
    return { ...newest, ...labels, ...(isFailed && again) }
  }
}

function isSame(review: EssayReview, form: EssayForm, inputId: string): boolean {
  return (
    review.inputId === inputId &&
    review.scorerVersion === SCORER_VERSION &&
    review.scholarshipId === form.targetScholarship
  )
}

function formOf(review: EssayReview, text: EssayText): EssayForm {
  const { title, essayType, aiUse, scholarshipId: targetScholarship } = review
  const { content, prompt, specificFeedback, wordLimit } = text
  const words = { content, prompt, specificFeedback, wordLimit }
  return { title, essayType, aiUse, targetScholarship, ...words }
}
