import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { MentorEssaysChanged } from '@landfall/proto-events/mentoring/mentor-essays-changed.v1'
import type { MentorStore } from './mentor.store.ts'

const BATCH_SIZE = 100

/**
 * Tells others how many essays a mentor takes at a time, where it is not what they were told last; in the transaction
 * that changes it. @returns of how many mentors; at most a hundred
 */
export async function tellEssayPlaces(
  tx: Transaction<{ mentors: MentorStore }>,
  id?: string,
): Promise<number> {
  const untold = await tx.mentors.claimUntoldEssays({ id, limit: BATCH_SIZE })
  for (const { id: mentorId, version, places } of untold) {
    const data = { mentorId, places }
    await tx.outbox.publish(MentorEssaysChanged, { aggregateId: mentorId, version, data })
  }
  return untold.length
}

/** The same of everybody: who said that they take essays before anybody was told of it. */
export function makeTellAllEssayPlaces(o: {
  unitOfWork: UnitOfWork<{ mentors: MentorStore }>
}) {
  return (): Promise<number> => o.unitOfWork((tx) => tellEssayPlaces(tx))
}
export type TellAllEssayPlaces = ReturnType<typeof makeTellAllEssayPlaces>
