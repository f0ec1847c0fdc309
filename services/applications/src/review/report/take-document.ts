import type { Clock } from '@landfall/kit/core/clock'
import type { SubmissionStore } from '../../application/submission/submission.store.ts'
import { recordReading } from '../audit/record-in-review.ts'
import type { ReviewAuditStore } from '../audit/review-audit.store.ts'
import type { LetterFile } from '../document/review-document.present.ts'
import type { makeFindReviewDocument } from '../document/review-documents.ts'
import type { makeFindLetterFile } from '../document/review-letters.ts'
import type { PanelRef } from '../settings/review.policy.ts'
import type { makeOpenRow } from '../workspace/read-review.ts'

type Deps = {
  submissions: SubmissionStore
  reviewAudit: ReviewAuditStore
  clock: Clock
  openRow: ReturnType<typeof makeOpenRow>
  findDocument: ReturnType<typeof makeFindReviewDocument>
  findLetterFile: ReturnType<typeof makeFindLetterFile>
}

export type TakeReviewDocument = ReturnType<typeof makeTakeReviewDocument>

/**
 * A document or letter of the last submission, for people who may see the whole application; records that they took
 * it. Null if there is none, it is not known to be free of viruses, or something is hidden from them.
 */
export function makeTakeReviewDocument(deps: Deps) {
  return async function takeReviewDocument(
    panelist: PanelRef,
    { applicationId, objectId }: { applicationId: string; objectId: string },
  ): Promise<LetterFile | null> {
    const open = await deps.openRow(panelist, applicationId)
    if (!open || open.view.blind.length > 0) return null
    const submitted = await deps.submissions.findAll([applicationId])
    const [last] = submitted.get(applicationId) ?? []
    const found =
      (last && (await deps.findDocument(last.id, objectId))) ??
      (await deps.findLetterFile(applicationId, objectId))
    if (!found) return null
    const { scholarshipId } = open.board.review
    await recordReading(deps, {
      scholarshipId,
      applicationIds: [applicationId],
      action: 'document_opened',
      panelist,
      now: deps.clock.now(),
    })
    return found
  }
}
