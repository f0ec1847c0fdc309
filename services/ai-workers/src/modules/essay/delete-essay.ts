import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { EssayDocumentStore } from './essay-document.store.ts'
import type { EssayReviewStore } from './essay-review.store.ts'
import type { EssayReview } from './essay.ts'

type Deps<Stores> = {
  unitOfWork: UnitOfWork<Stores>
  essayDocuments: Pick<EssayDocumentStore, 'remove'>
  /** Ends the requests of mentors who have one of its versions to read. */
  endRequests: (tx: Transaction<Stores>, essayId: string) => Promise<void>
}

/**
 * Deletes the essay that a review is of: every version, its text, its results and mentors' feedback.
 * Expected failure: NotFound (none, or somebody else's essay).
 */
export function makeDeleteEssay<Stores extends { essayReviews: EssayReviewStore }>({
  unitOfWork,
  essayDocuments,
  endRequests,
}: Deps<Stores>) {
  return async function deleteEssay(
    { studentId }: StudentRef,
    id: string,
  ): Promise<Result<EssayReview, Problem>> {
    if (!isUuid(id)) return err(notFound('essay review'))
    const deleted = await unitOfWork(async (tx) => {
      const { essayReviews } = tx
      const review = await essayReviews.find(studentId, id)
      if (review === null) return null
      await essayReviews.lock(review.essayId)
      await endRequests(tx, review.essayId)
      return { review, left: await essayReviews.remove(studentId, review.essayId) }
    })
    if (deleted === null) return err(notFound('essay review'))
    await essayDocuments.remove(deleted.left)
    return ok(deleted.review)
  }
}
