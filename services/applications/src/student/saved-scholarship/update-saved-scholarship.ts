import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { type Problem, conflict, notFound } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { FollowedBy } from './followed-by.ts'
import type { RecordSaved, RecordingStores } from './record-saved.ts'
import type { UpdateSavedScholarshipInput } from './saved-scholarship.input.ts'
import { changeSaved, type SavedScholarship } from './saved-scholarship.ts'
import type { SavedScholarshipStore } from './saved-scholarship.store.ts'

type Needed = RecordingStores & { savedScholarships: SavedScholarshipStore }
type Deps<Stores extends Needed> = {
  unitOfWork: UnitOfWork<Stores>
  recordSaved: RecordSaved<Stores>
  followedBy: FollowedBy<Stores>
  clock: Clock
}

const FOLLOWS =
  'You are applying for this scholarship here, so its status follows your application.'

/**
 * Changes the status or notes of one of the student's saved scholarships. Expected failures: NotFound (none, or
 * somebody else's), Conflict (the status differs from that of the student's application here).
 */
export function makeUpdateSavedScholarship<Stores extends Needed>(deps: Deps<Stores>) {
  const { unitOfWork, recordSaved, followedBy, clock } = deps
  return async function updateSavedScholarship(
    { studentId }: StudentRef,
    { id, ...change }: UpdateSavedScholarshipInput,
  ): Promise<Result<SavedScholarship, Problem>> {
    if (!isUuid(id)) return err(notFound('saved scholarship'))

    return unitOfWork(async (tx) => {
      const saved = await tx.savedScholarships.lock(studentId, id)
      if (!saved) return err(notFound('saved scholarship'))
      const wanted = change.applicationStatus
      const followed = wanted ? await followedBy(tx, saved) : null
      if (followed && wanted !== followed) return err(conflict(FOLLOWS))
      const changed = changeSaved(saved, change, clock.now())
      if (changed === saved) return ok(saved)
      await tx.savedScholarships.update(changed)
      await recordSaved(tx, { before: saved, after: changed }, clock.now())
      return ok(changed)
    })
  }
}
