import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import type { Problem } from '@landfall/kit/core/problems'
import { notFound } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { SavedScholarshipRemoved } from '@landfall/proto-events/applications/saved-scholarship-removed.v1'
import { planAwards, type PlanningStores } from '../reminder/plan-awards.ts'
import { publishSavedCounts } from './publish-saved-counts.ts'
import type { SavedCountsStore } from './saved-counts.store.ts'
import { toEvent } from './saved-scholarship.event.ts'
import type { SavedScholarship } from './saved-scholarship.ts'

type Stores = PlanningStores & { savedCounts: SavedCountsStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/**
 * Takes a scholarship off the student's list and answers the record that was there.
 * Expected failure: NotFound (none, or somebody else's).
 */
export function makeRemoveSavedScholarship({ unitOfWork, clock }: Deps) {
  return async function removeSavedScholarship(
    { studentId }: StudentRef,
    { id }: { id: string },
  ): Promise<Result<SavedScholarship, Problem>> {
    if (!isUuid(id)) return err(notFound('saved scholarship'))

    return unitOfWork(async (tx) => {
      const { savedScholarships, outbox } = tx
      const saved = await savedScholarships.lock(studentId, id)
      if (!saved) return err(notFound('saved scholarship'))
      await savedScholarships.remove(studentId, id)
      await outbox.publish(
        SavedScholarshipRemoved,
        toEvent({ ...saved, version: saved.version + 1 }),
      )
      await planAwards(tx, [saved], clock.now())
      await publishSavedCounts(tx, studentId)
      return ok(saved)
    })
  }
}
