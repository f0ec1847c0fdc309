import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { SavedScholarshipCreated } from '@landfall/proto-events/applications/saved-scholarship-created.v1'
import { SavedScholarshipRemoved } from '@landfall/proto-events/applications/saved-scholarship-removed.v1'
import { SavedScholarshipUpdated } from '@landfall/proto-events/applications/saved-scholarship-updated.v1'
import { publishSavedCounts } from './publish-saved-counts.ts'
import type { SavedCountsStore } from './saved-counts.store.ts'
import { toEvent } from './saved-scholarship.event.ts'
import type { SavedKey, SavedScholarship } from './saved-scholarship.ts'

export type RecordingStores = { savedCounts: SavedCountsStore }

/** Updates what depends on saved scholarships, in the same transaction. */
export type Replan<Stores> = (
  tx: Transaction<Stores>,
  keys: readonly SavedKey[],
  now: Date,
) => Promise<void>

/** One saved scholarship before and after a change; null if it did not exist yet, or no longer does. */
export type SavedChange =
  | { before: SavedScholarship | null; after: SavedScholarship }
  | { before: SavedScholarship; after: null }

/**
 * Handles what follows from each change of a saved scholarship: the event for others, its reminders, the student's
 * counts. Called after the row has been written, in the same transaction; the counts come last, as two changes of one
 * student contend for their lock.
 */
export function makeRecordSaved<Stores extends RecordingStores>(replan: Replan<Stores>) {
  return async function recordSaved(
    tx: Transaction<Stores>,
    change: SavedChange,
    now: Date,
  ): Promise<void> {
    const { before, after } = change
    await publishFact(tx.outbox, change)
    const isCounted = before?.applicationStatus !== after?.applicationStatus
    const isMoved = before?.scholarshipId !== after?.scholarshipId
    const keys = [before, after].filter((key) => key !== null)
    if (isCounted || isMoved) await replan(tx, isMoved ? keys : keys.slice(-1), now)
    const { studentId } = after ?? before
    if (isCounted) await publishSavedCounts(tx, studentId)
  }
}

export type RecordSaved<Stores> = (
  tx: Transaction<Stores>,
  change: SavedChange,
  now: Date,
) => Promise<void>

async function publishFact(outbox: Outbox, { before, after }: SavedChange): Promise<void> {
  if (after === null) {
    const removed = { ...before, version: before.version + 1 }
    return outbox.publish(SavedScholarshipRemoved, toEvent(removed))
  }
  const fact = before === null ? SavedScholarshipCreated : SavedScholarshipUpdated
  return outbox.publish(fact, toEvent(after))
}
