import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type {
  RecordSaved,
  RecordingStores,
} from '../../student/saved-scholarship/record-saved.ts'
import type { SavedScholarshipStore } from '../../student/saved-scholarship/saved-scholarship.store.ts'
import {
  changeSaved,
  MAX_SAVED,
  type SavedKey,
} from '../../student/saved-scholarship/saved-scholarship.ts'
import type { ApplicationState } from './application-state.ts'
import { followedStatus } from './followed-status.ts'

type Needed = RecordingStores & { savedScholarships: SavedScholarshipStore }
type Deps<Stores> = { recordSaved: RecordSaved<Stores>; newId: () => string }

/** @param state of the application now; null: it was removed */
export type FollowSaved<Stores> = (
  tx: Transaction<Stores>,
  key: SavedKey,
  state: ApplicationState | null,
  now: Date,
) => Promise<void>

/**
 * The saved scholarship takes the status of its application; applying saves the scholarship if it was not saved,
 * unless the list is full.
 */
export function makeFollowSaved<Stores extends Needed>({
  recordSaved,
  newId,
}: Deps<Stores>): FollowSaved<Stores> {
  return async function followSaved(tx, { studentId, scholarshipId }, state, now) {
    const { savedScholarships } = tx
    const applicationStatus = state === null ? 'not_applied' : followedStatus(state)
    const saved = await savedScholarships.lockByScholarship(studentId, scholarshipId)
    if (saved) {
      const changed = changeSaved(saved, { applicationStatus }, now)
      if (changed === saved) return
      await savedScholarships.update(changed)
      return recordSaved(tx, { before: saved, after: changed }, now)
    }
    if (applicationStatus === 'not_applied') return
    await savedScholarships.holdList(studentId)
    if ((await savedScholarships.countOf(studentId)) >= MAX_SAVED) return
    const record = {
      id: newId(),
      studentId,
      scholarshipId,
      applicationStatus,
      notes: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }
    if (await savedScholarships.insertIfNew(record))
      return recordSaved(tx, { before: null, after: record }, now)
    // Saved by a concurrent request: now the row exists and can be changed.
    return followSaved(tx, { studentId, scholarshipId }, state, now)
  }
}
