import type { Outbox } from '@landfall/kit/transaction/outbox'
import { ReviewViewChanged } from '@landfall/proto-events/applications/review-view-changed.v1'

/** Tells that the review of a scholarship can be read anew, last in the transaction that changed it. */
export async function publishReviewViewChanged(
  outbox: Outbox,
  scholarshipId: string,
  now: Date,
): Promise<void> {
  await outbox.publish(ReviewViewChanged, {
    aggregateId: scholarshipId,
    // Nothing numbers all that a review shows; whoever hears of it reads it anew.
    version: now.getTime(),
    data: { scholarshipId },
  })
}
