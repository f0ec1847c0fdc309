import type { Clock } from '@landfall/kit/core/clock'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type PlanStores, planDates } from '../profile/plan-dates.ts'
import { NOTHING_KNOWN } from '../profile/profile.ts'
import type { MovedDateStore } from '../profile/moved-date.store.ts'
import type { RequestStore } from './request.store.ts'

type Stores = PlanStores & { requests: RequestStore; movedDates: MovedDateStore }

/** Deletes everything that a student told here, and takes their dates off calendars. */
export function makeEraseRecords(deps: { unitOfWork: UnitOfWork<Stores>; clock: Clock }) {
  return async ({ studentId }: StudentRef): Promise<void> =>
    deps.unitOfWork(async (tx) => {
      await tx.profiles.lock(studentId)
      await tx.requests.removeAll(studentId)
      await tx.movedDates.removeAll(studentId)
      await tx.profiles.remove(studentId)
      await planDates(tx, { studentId, profile: NOTHING_KNOWN }, deps.clock.now())
    })
}
