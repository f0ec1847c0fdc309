import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import type { Problem } from '@landfall/kit/core/problems'
import { notFound } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { SavedScholarshipUpdated } from '@landfall/proto-events/applications/saved-scholarship-updated.v1'
import { planAwards, type PlanningStores } from '../reminder/plan-awards.ts'
import { publishSavedCounts } from './publish-saved-counts.ts'
import type { SavedCountsStore } from './saved-counts.store.ts'
import { toEvent } from './saved-scholarship.event.ts'
import type { UpdateSavedScholarshipInput } from './saved-scholarship.input.ts'
import { isNoChange, type SavedScholarship } from './saved-scholarship.ts'

type Stores = PlanningStores & { savedCounts: SavedCountsStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/**
 * Changes the status or notes of one of the student's saved scholarships.
 * Expected failure: NotFound (none, or somebody else's).
 */
export function makeUpdateSavedScholarship({ unitOfWork, clock }: Deps) {
  return async function updateSavedScholarship(
    { studentId }: StudentRef,
    { id, applicationStatus, notes }: UpdateSavedScholarshipInput,
  ): Promise<Result<SavedScholarship, Problem>> {
    if (!isUuid(id)) return err(notFound('saved scholarship'))

    return unitOfWork(async (tx) => {
      const { savedScholarships, outbox } = tx
      const saved = await savedScholarships.lock(studentId, id)
      if (!saved) return err(notFound('saved scholarship'))
      if (isNoChange(saved, { applicationStatus, notes })) return ok(saved)
      const changed: SavedScholarship = {
        ...saved,
        applicationStatus: applicationStatus ?? saved.applicationStatus,
        notes: notes === undefined ? saved.notes : notes,
        version: saved.version + 1,
        updatedAt: clock.now(),
      }
      await savedScholarships.update(changed)
      await outbox.publish(SavedScholarshipUpdated, toEvent(changed))
      if (changed.applicationStatus !== saved.applicationStatus) {
        await planAwards(tx, [changed], clock.now())
        await publishSavedCounts(tx, studentId)
      }
      return ok(changed)
    })
  }
}
