import type { Clock } from '@landfall/kit/core/clock'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type PlanStores, planDates } from '../profile/plan-dates.ts'
import { NOTHING_KNOWN } from '../profile/profile.ts'
import type { MovedDateStore } from '../profile/moved-date.store.ts'
import type { RequestStore } from './request.store.ts'

type Stores = PlanStores & { requests: RequestStore; movedDates: MovedDateStore }

/** Deletes everything that a student entered here, and removes their dates from calendars. */
export function makeEraseRecords(deps: { unitOfWork: UnitOfWork<Stores>; clock: Clock }) {
  return async ({ studentId }: StudentRef): Promise<void> =>
    deps.unitOfWork((tx) => eraseRecords(tx, studentId, deps.clock.now()))
}

/**
 * Does the same when the account is erased, and also removes the student's time zone and the version of their
 * dates. Idempotent.
 */
export async function eraseStudent(
  tx: Transaction<Stores>,
  studentId: string,
  now: Date,
): Promise<void> {
  await eraseRecords(tx, studentId, now)
  await tx.dates.forgetVersions(studentId)
  await tx.studentZones.remove(studentId)
}

async function eraseRecords(
  tx: Transaction<Stores>,
  studentId: string,
  now: Date,
): Promise<void> {
  await tx.profiles.lock(studentId)
  await tx.requests.removeAll(studentId)
  await tx.movedDates.removeAll(studentId)
  await tx.profiles.remove(studentId)
  await planDates(tx, { studentId, profile: NOTHING_KNOWN }, now)
}
