import type { Outbox } from '@landfall/kit/transaction/outbox'
import { ReviewViewChanged } from '@landfall/proto-events/applications/review-view-changed.v1'

/** Announces that the review of a scholarship has changed, last in the transaction that changed it. */
export async function publishReviewViewChanged(
  outbox: Outbox,
  scholarshipId: string,
  now: Date,
): Promise<void> {
  await outbox.publish(ReviewViewChanged, {
    aggregateId: scholarshipId,
    // Nothing versions all that a review shows, so consumers of the event read the review again.
    version: now.getTime(),
    data: { scholarshipId },
  })
}
