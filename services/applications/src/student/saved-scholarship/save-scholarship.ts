import type { Clock } from '@landfall/kit/core/clock'
import type { Problem } from '@landfall/kit/core/problems'
import { notFound } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { err, ok } from '@landfall/kit/core/result'
import { isUuid } from '@landfall/kit/core/ids'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { SavedScholarshipCreated } from '@landfall/proto-events/applications/saved-scholarship-created.v1'
import { SavedScholarshipUpdated } from '@landfall/proto-events/applications/saved-scholarship-updated.v1'
import { planAwards, type PlanningStores } from '../reminder/plan-awards.ts'
import { canBeSaved } from '../scholarship-copy/scholarship-copy.ts'
import { publishSavedCounts } from './publish-saved-counts.ts'
import type { SavedCountsStore } from './saved-counts.store.ts'
import type { SaveScholarshipInput } from './saved-scholarship.input.ts'
import { isNoChange, mergeOnSave, type SavedScholarship } from './saved-scholarship.ts'
import { toEvent } from './saved-scholarship.event.ts'

type Deps = {
  unitOfWork: UnitOfWork<PlanningStores & { savedCounts: SavedCountsStore }>
  clock: Clock
  newId: () => string
}

export type SaveOutcome = { savedScholarship: SavedScholarship; isNew: boolean }

/**
 * Saves a scholarship for a student. Idempotent: a second call answers the record
 * that is there, moved forward at most as `mergeOnSave` says.
 * Expected failure: NotFound (no such scholarship).
 */
export function makeSaveScholarship({ unitOfWork, clock, newId }: Deps) {
  return async function saveScholarship(
    { studentId }: StudentRef,
    input: SaveScholarshipInput,
  ): Promise<Result<SaveOutcome, Problem>> {
    const { scholarshipId } = input
    if (!isUuid(scholarshipId)) return err(notFound('scholarship'))

    return unitOfWork(async (tx) => {
      const { savedScholarships, scholarshipCopies, outbox } = tx
      const existing = await savedScholarships.lockByScholarship(studentId, scholarshipId)
      if (!existing) {
        const copy = await scholarshipCopies.findShared(scholarshipId)
        if (!copy || !canBeSaved(copy)) return err(notFound('scholarship'))
        const now = clock.now()
        const record: SavedScholarship = {
          id: newId(),
          studentId,
          scholarshipId,
          applicationStatus: input.applicationStatus ?? 'not_applied',
          notes: input.notes ?? null,
          version: 1,
          createdAt: now,
          updatedAt: now,
        }
        if (await savedScholarships.insertIfNew(record)) {
          await outbox.publish(SavedScholarshipCreated, toEvent(record))
          await planAwards(tx, [record], now)
          await publishSavedCounts(tx, studentId)
          return ok({ savedScholarship: record, isNew: true })
        }
      }

      // Two presses at once: the other transaction's row is visible now that it has committed.
      const saved =
        existing ?? (await savedScholarships.lockByScholarship(studentId, scholarshipId))
      if (!saved) return err(notFound('scholarship'))
      const change = mergeOnSave(saved, input)
      if (isNoChange(saved, change)) return ok({ savedScholarship: saved, isNew: false })
      const changed: SavedScholarship = {
        ...saved,
        ...change,
        version: saved.version + 1,
        updatedAt: clock.now(),
      }
      await savedScholarships.update(changed)
      await outbox.publish(SavedScholarshipUpdated, toEvent(changed))
      if (changed.applicationStatus !== saved.applicationStatus) {
        await planAwards(tx, [changed], clock.now())
        await publishSavedCounts(tx, studentId)
      }
      return ok({ savedScholarship: changed, isNew: false })
    })
  }
}
