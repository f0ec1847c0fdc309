import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { publishFacts } from './publish-change.ts'
import type { ScholarshipStore } from './scholarship.store.ts'

const BATCH_SIZE = 200

type Deps = { unitOfWork: UnitOfWork<{ scholarships: ScholarshipStore }>; clock: Clock }

/**
 * Publishes the present state of every scholarship again, for consumers that start or were rebuilt. The versions
 * stay, so consumers that have them lose nothing. @returns how many
 */
export function makeRepublishAll({ unitOfWork, clock }: Deps) {
  return async (): Promise<number> => {
    let afterId: string | null = null
    for (let count = 0; ;) {
      const ids: string[] = await unitOfWork(async ({ scholarships, outbox }) => {
        const batch = await scholarships.findBatch(afterId, BATCH_SIZE)
        await publishFacts(outbox, 'updated', batch, clock.now())
        return batch.map(({ id }) => id)
      })
      count += ids.length
      const last = ids.at(-1)
      if (last === undefined || ids.length < BATCH_SIZE) return count
      afterId = last
    }
  }
}
