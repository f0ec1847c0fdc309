import { newId } from '@landfall/kit/core/ids'
import type { ReviewAuditStore } from './review-audit.store.ts'

/** Keeps what somebody did, in the transaction of it. */
export async function recordInReview(
  { reviewAudit }: { reviewAudit: ReviewAuditStore },
  o: {
    scholarshipId: string
    applicationIds?: readonly string[]
    action: string
    panelist: { userId: string }
    now: Date
  },
): Promise<void> {
  const { scholarshipId, applicationIds = [null], action, panelist, now: at } = o
  await reviewAudit.add(
    applicationIds.map((applicationId) => {
      const { userId } = panelist
      return { id: newId(), scholarshipId, applicationId, userId, action, at }
    }),
  )
}
