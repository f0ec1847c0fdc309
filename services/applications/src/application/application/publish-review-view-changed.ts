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
    // There is no version of everything that a review shows, so readers of the event read
    // it again.
    version: now.getTime(),
    data: { scholarshipId },
  })
}
