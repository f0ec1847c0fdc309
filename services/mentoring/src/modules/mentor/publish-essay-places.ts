import { inBatches } from '@landfall/kit/core/in-batches'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { MentorEssaysChanged } from '@landfall/proto-events/mentoring/mentor-essays-changed.v1'
import type { EssayPlaces, MentorStore } from './mentor.store.ts'

const BATCH_SIZE = 100

type Tx = Transaction<{ mentors: MentorStore }>

/**
 * Publishes how many essays a mentor takes at a time, if this differs from what was last published, in the
 * transaction that changes it.
 */
export async function publishEssayPlaces(tx: Tx, id: string): Promise<void> {
  await publishAll(tx, await tx.mentors.claimUnpublishedEssays({ id, limit: 1 }))
}

async function publishAll(tx: Tx, unpublished: readonly EssayPlaces[]): Promise<void> {
  for (const { id: mentorId, version, places } of unpublished) {
    const data = { mentorId, places }
    await tx.outbox.publish(MentorEssaysChanged, { aggregateId: mentorId, version, data })
  }
}

/**
 * Does the same for all mentors, for those who offered to read essays before the event existed. A mentor who fails
 * does not hold up the others.
 * @returns for how many mentors
 * @throws the error of the first mentor who failed
 */
export function makePublishAllEssayPlaces(o: {
  unitOfWork: UnitOfWork<{ mentors: MentorStore }>
}) {
  return (): Promise<number> =>
    inBatches(BATCH_SIZE, ({ size, failed, begin }) =>
      o.unitOfWork(async (tx) => {
        const some = { limit: size, leftOut: failed }
        const unpublished = await tx.mentors.claimUnpublishedEssays(some)
        begin(unpublished.map(({ id }) => id))
        await publishAll(tx, unpublished)
        return unpublished.length
      }),
    )
}
export type PublishAllEssayPlaces = ReturnType<typeof makePublishAllEssayPlaces>
