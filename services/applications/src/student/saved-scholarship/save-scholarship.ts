import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { type Problem, conflict, notFound } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { canBeSaved } from '../scholarship-copy/scholarship-copy.ts'
import type { ScholarshipCopyStore } from '../scholarship-copy/scholarship-copy.store.ts'
import type { FollowedBy } from './followed-by.ts'
import type { RecordSaved, RecordingStores } from './record-saved.ts'
import type { SaveScholarshipInput } from './saved-scholarship.input.ts'
import {
  MAX_SAVED,
  changeSaved,
  mergeOnSave,
  type SavedScholarship,
} from './saved-scholarship.ts'
import type { SavedScholarshipStore } from './saved-scholarship.store.ts'

type Needed = RecordingStores & {
  savedScholarships: SavedScholarshipStore
  scholarshipCopies: ScholarshipCopyStore
}

type Deps<Stores extends Needed> = {
  unitOfWork: UnitOfWork<Stores>
  recordSaved: RecordSaved<Stores>
  followedBy: FollowedBy<Stores>
  clock: Clock
  newId: () => string
}

export type SaveOutcome = { savedScholarship: SavedScholarship; isNew: boolean }

const TOO_MANY = `You can save up to ${MAX_SAVED.toLocaleString('en-US')} scholarships. Remove one to save another.`

/**
 * Saves a scholarship for a student. Idempotent: a second call returns the existing record, changed at most as
 * `mergeOnSave` says. If the student applies here, the status is the application's, whatever is requested. Expected
 * failures: NotFound (no such scholarship), Conflict (`MAX_SAVED` are saved).
 */
export function makeSaveScholarship<Stores extends Needed>(deps: Deps<Stores>) {
  const { unitOfWork, clock } = deps
  return async function saveScholarship(
    { studentId }: StudentRef,
    wish: SaveScholarshipInput,
  ): Promise<Result<SaveOutcome, Problem>> {
    const { scholarshipId } = wish
    if (!isUuid(scholarshipId)) return err(notFound('scholarship'))

    return unitOfWork(async (tx) => {
      const { savedScholarships } = tx
      const followed = await deps.followedBy(tx, { studentId, scholarshipId })
      const input = followed ? { ...wish, applicationStatus: followed } : wish
      const lock = () => savedScholarships.lockByScholarship(studentId, scholarshipId)
      const existing = await lock()
      if (!existing) {
        const added = await addSaved(deps, tx, studentId, input)
        if (!added.ok) return added
        if (added.value) return ok({ savedScholarship: added.value, isNew: true })
      }
      // Two concurrent requests: the other transaction's row is visible now that it has committed.
      const saved = existing ?? (await lock())
      if (!saved) return err(notFound('scholarship'))
      const changed = changeSaved(saved, mergeOnSave(saved, input), clock.now())
      if (changed === saved) return ok({ savedScholarship: saved, isNew: false })
      await savedScholarships.update(changed)
      await deps.recordSaved(tx, { before: saved, after: changed }, clock.now())
      return ok({ savedScholarship: changed, isNew: false })
    })
  }
}

/** Null if a concurrent request has just saved it. */
async function addSaved<Stores extends Needed>(
  { recordSaved, clock, newId }: Deps<Stores>,
  tx: Transaction<Stores>,
  studentId: string,
  { scholarshipId, applicationStatus, notes }: SaveScholarshipInput,
): Promise<Result<SavedScholarship | null, Problem>> {
  await tx.savedScholarships.holdList(studentId)
  const copy = await tx.scholarshipCopies.findShared(scholarshipId)
  if (!copy || !canBeSaved(copy)) return err(notFound('scholarship'))
  if ((await tx.savedScholarships.countOf(studentId)) >= MAX_SAVED)
    return err(conflict(TOO_MANY))
  const now = clock.now()
  const record: SavedScholarship = {
    id: newId(),
    studentId,
    scholarshipId,
    applicationStatus: applicationStatus ?? 'not_applied',
    notes: notes ?? null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
  if (!(await tx.savedScholarships.insertIfNew(record))) return ok(null)
  await recordSaved(tx, { before: null, after: record }, now)
  return ok(record)
}
