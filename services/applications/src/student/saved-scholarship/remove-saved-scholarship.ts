import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { type Problem, notFound } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { RecordSaved, RecordingStores } from './record-saved.ts'
import type { SavedKey, SavedScholarship } from './saved-scholarship.ts'
import type { SavedScholarshipStore } from './saved-scholarship.store.ts'

type Needed = RecordingStores & { savedScholarships: SavedScholarshipStore }
type Deps<Stores extends Needed> = {
  unitOfWork: UnitOfWork<Stores>
  recordSaved: RecordSaved<Stores>
  /** Puts on hold what was prepared for it. */
  layAside: (tx: Stores, key: SavedKey) => Promise<void>
  clock: Clock
}

/**
 * Removes a scholarship from the student's list and returns the record that was there. Expected failure: NotFound
 * (none, or somebody else's).
 */
export function makeRemoveSavedScholarship<Stores extends Needed>(deps: Deps<Stores>) {
  const { unitOfWork, recordSaved, layAside, clock } = deps
  return async function removeSavedScholarship(
    { studentId }: StudentRef,
    { id }: { id: string },
  ): Promise<Result<SavedScholarship, Problem>> {
    if (!isUuid(id)) return err(notFound('saved scholarship'))

    return unitOfWork(async (tx) => {
      const saved = await tx.savedScholarships.lock(studentId, id)
      if (!saved) return err(notFound('saved scholarship'))
      await tx.savedScholarships.remove(studentId, id)
      await layAside(tx, saved)
      await recordSaved(tx, { before: saved, after: null }, clock.now())
      return ok(saved)
    })
  }
}
