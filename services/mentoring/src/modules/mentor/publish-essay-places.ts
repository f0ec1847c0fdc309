import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { MentorEssaysChanged } from '@landfall/proto-events/mentoring/mentor-essays-changed.v1'
import type { MentorStore } from './mentor.store.ts'

const BATCH_SIZE = 100

/**
 * Publishes how many essays a mentor takes at a time, if this differs from what was last published, in the
 * transaction that changes it. @returns for how many mentors; at most a hundred
 */
export async function publishEssayPlaces(
  tx: Transaction<{ mentors: MentorStore }>,
  id?: string,
): Promise<number> {
  const unpublished = await tx.mentors.claimUnpublishedEssays({ id, limit: BATCH_SIZE })
  for (const { id: mentorId, version, places } of unpublished) {
    const data = { mentorId, places }
    await tx.outbox.publish(MentorEssaysChanged, { aggregateId: mentorId, version, data })
  }
  return unpublished.length
}

/** Does the same for all mentors, for those who offered to read essays before the event existed. */
export function makePublishAllEssayPlaces(o: {
  unitOfWork: UnitOfWork<{ mentors: MentorStore }>
}) {
  return (): Promise<number> => o.unitOfWork((tx) => publishEssayPlaces(tx))
}
export type PublishAllEssayPlaces = ReturnType<typeof makePublishAllEssayPlaces>
