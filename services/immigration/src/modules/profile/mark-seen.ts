import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { MovedDateStore } from './moved-date.store.ts'

/**
 * Marks moved dates as seen by the student; dates that come later stay new. Idempotent.
 * @param until when the newest of the dates that they saw was published
 */
export function makeMarkSeen({
  movedDates,
}: {
  movedDates: Pick<MovedDateStore, 'markSeen'>
}) {
  return ({ studentId }: StudentRef, until: Date): Promise<void> =>
    movedDates.markSeen(studentId, until)
}
