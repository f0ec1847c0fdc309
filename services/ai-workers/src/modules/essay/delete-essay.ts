import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { EssayDocumentStore } from './essay-document.store.ts'
import type { EssayReviewStore } from './essay-review.store.ts'
import type { EssayReview } from './essay.ts'

type Deps = {
  unitOfWork: UnitOfWork<{ essayReviews: EssayReviewStore }>
  essayDocuments: Pick<EssayDocumentStore, 'remove'>
}

/**
 * Deletes the essay that a review is of: every version, its text and what was found.
 * Expected failure: NotFound (none, or somebody else's).
 */
export function makeDeleteEssay({ unitOfWork, essayDocuments }: Deps) {
  return async function deleteEssay(
    { studentId }: StudentRef,
    id: string,
  ): Promise<Result<EssayReview, Problem>> {
    if (!isUuid(id)) return err(notFound('essay review'))
    const deleted = await unitOfWork(async ({ essayReviews }) => {
      const review = await essayReviews.find(studentId, id)
      if (review === null) return null
      await essayReviews.lock(review.essayId)
      return { review, left: await essayReviews.remove(studentId, review.essayId) }
    })
    if (deleted === null) return err(notFound('essay review'))
    await essayDocuments.remove(deleted.left)
    return ok(deleted.review)
  }
}
