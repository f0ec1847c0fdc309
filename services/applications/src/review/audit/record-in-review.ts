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

/** Keeps what somebody changed, in the transaction of it; who watches the review is told. */
export async function recordInReview(
  tx: { reviewAudit: ReviewAuditStore; outbox: Outbox },
  o: Recorded,
): Promise<void> {
  await recordReading(tx, o)
  await publishReviewViewChanged(tx.outbox, o.scholarshipId, o.now)
}

/** Keeps what somebody took out of a review, which changes nothing. */
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
