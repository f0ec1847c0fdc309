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
import {
  countSubmission,
  handIn,
  inputIdOf,
  type SubmitDeps,
  textOf,
} from './submit-essay.ts'

type Deps = SubmitDeps & {
  essayReviews: Pick<EssayReviewStore, 'find' | 'newestVersion'>
  essayDocuments: Pick<EssayDocumentStore, 'insertText' | 'remove' | 'findText'>
}

/**
 * Changes an essay starting from its newest version. Changes that affect figures make the next version, with a
 * review of its own; title, type and disclosure change in place. The same text again returns the existing version,
 * and a version whose review failed is reviewed once more.
 * Expected failures: NotFound (none, or somebody else's essay), ValidationFailed, TooManyRequests.
 */
export function makeReviseEssay(deps: Deps) {
  const { essayReviews, essayDocuments } = deps

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
    if (isSame(newest, form, inputId)) return keep(newest, form, deps)
    return handIn({ form, text: text.value, studentId, essayId }, deps, async (tx) => {
      await tx.essayReviews.lock(essayId)
      const last = await tx.essayReviews.newestVersion(studentId, essayId)
      // Deleted meanwhile in another window: it must not come back.
      if (last === null) return null
      // Or handed in twice at the same moment.
      return isSame(last, form, inputId) ? last : last.version + 1
    })
  }
}

/**
 * Keeps the version with other labels; if its review failed, hands it in once more.
 * Expected failures: NotFound (deleted meanwhile), TooManyRequests.
 */
async function keep(
  { id, essayId, studentId }: EssayReview,
  { title, essayType, aiUse }: EssayForm,
  deps: Deps,
): Promise<Result<EssayReview, Problem>> {
  const labels: EssayLabels = { title, essayType, aiUse }
  return deps.unitOfWork(async ({ essayReviews, hourlyActs, outbox }) => {
    await essayReviews.lock(studentId)
    await essayReviews.lock(essayId)
    // It may have been deleted, or handed in again, in another window.
    const kept = await essayReviews.find(studentId, id)
    if (kept === null) return err(notFound('essay review'))
    if (kept.status !== 'failed') {
      await essayReviews.relabel(id, labels)
      return ok({ ...kept, ...labels })
    }
    const submittedAt = deps.clock.now()
    const tooMany = await countSubmission(hourlyActs, studentId, submittedAt, deps)
    if (tooMany !== null) return err(tooMany)
    await essayReviews.relabel(id, labels)
    await essayReviews.putBack(id, submittedAt)
    const key = `essay-${id}-${kept.finishedAt?.getTime()}`
    await outbox.enqueue(reviewEssayJob, { reviewId: id }, { key })
    const again = { status: 'pending', failure: null, finishedAt: null } as const
    return ok({ ...kept, ...labels, ...again, submittedAt })
  })
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
