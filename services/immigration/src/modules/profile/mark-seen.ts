import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { MovedDateStore } from './moved-date.store.ts'

/**
 * The student has seen what changed rules moved; what is told them later stays new. Again changes nothing.
 * @param until when the newest of those that they saw was told
 */
export function makeMarkSeen({
  movedDates,
}: {
  movedDates: Pick<MovedDateStore, 'markSeen'>
}) {
  return ({ studentId }: StudentRef, until: Date): Promise<void> =>
    movedDates.markSeen(studentId, until)
}
