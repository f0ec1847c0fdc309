import type { Clock } from '@landfall/kit/core/clock'
import { conflict, type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { changedProfile } from './changed-profile.ts'
import { type PlanStores, planDates } from './plan-dates.ts'
import type { ProfileChange } from './profile.input.ts'
import { contradiction } from './profile.ts'
import type { StoredProfile } from './profile.store.ts'

type Deps = {
  unitOfWork: UnitOfWork<PlanStores>
  clock: Clock
  newId: () => string
}

/**
 * Saves what a student states about themselves, and plans their dates anew.
 * Expected failures: ValidationFailed (an end before its beginning), Conflict (saved elsewhere meanwhile).
 */
export function makeSaveProfile({ unitOfWork, clock, newId }: Deps) {
  return async function saveProfile(
    { studentId }: StudentRef,
    change: ProfileChange,
  ): Promise<Result<StoredProfile, Problem>> {
    return unitOfWork(async (tx) => {
      await tx.profiles.lock(studentId)
      const before = await tx.profiles.find(studentId)
      if (typeof change.version === 'number' && change.version !== before.version) {
        return err(
          conflict('This was changed elsewhere in the meantime. Please reload the page.'),
        )
      }
      const profile = changedProfile(before.profile, change, newId)
      const fault = contradiction(profile.days)
      if (fault) {
        return err(
          validationFailed([{ path: ['days', fault.name], message: fault.message }]),
        )
      }
      const [version, updatedAt] = [before.version + 1, clock.now()]
      const stored = { studentId, profile, version, updatedAt }
      await tx.profiles.put(stored)
      await planDates(tx, { studentId, profile }, clock.now())
      return ok(stored)
    })
  }
}
