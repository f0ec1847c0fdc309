import type { Outbox } from '@landfall/kit/transaction/outbox'
import { SavedCountsChanged } from '@landfall/proto-events/applications/saved-counts-changed.v1'
import type { SavedCountsStore } from './saved-counts.store.ts'

/** Publishes that a student's counts have changed, last in the transaction that changed them. */
export async function publishSavedCounts(
  { savedCounts, outbox }: { savedCounts: SavedCountsStore; outbox: Outbox },
  studentId: string,
): Promise<void> {
  const version = await savedCounts.nextVersion(studentId)
  await outbox.publish(SavedCountsChanged, {
    aggregateId: studentId,
    version,
    data: { studentId, version },
  })
}
