import { newId } from '@landfall/kit/core/ids'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import { publishReviewViewChanged } from '../../application/application/publish-review-view-changed.ts'
import type { ReviewAuditStore } from './review-audit.store.ts'

type Recorded = {
  scholarshipId: string
  applicationIds?: readonly string[]
  action: string
  panelist: { userId: string }
  now: Date
}

/** Records what somebody changed, in the same transaction, and publishes it to those who have the review open. */
export async function recordInReview(
  tx: { reviewAudit: ReviewAuditStore; outbox: Outbox },
  o: Recorded,
): Promise<void> {
  await recordReading(tx, o)
  await publishReviewViewChanged(tx.outbox, o.scholarshipId, o.now)
}

/** Records what somebody took out of a review; the review itself does not change. */
export async function recordReading(
  { reviewAudit }: { reviewAudit: ReviewAuditStore },
  { scholarshipId, applicationIds, action, panelist: { userId }, now: at }: Recorded,
): Promise<void> {
  await reviewAudit.add(
    (applicationIds ?? [null]).map((applicationId) => {
      return { id: newId(), scholarshipId, applicationId, userId, action, at }
    }),
  )
}
